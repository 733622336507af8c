import GlobalStyles from '@mui/material/GlobalStyles'

/** What can only be pressed, and what leads elsewhere, is of no use on paper. */
const screenOnly = [
  'body aside',
  'body footer',
  'header.MuiAppBar-root',
  'nav',
  'button:not(.sort, [role=switch], [role=search] *)',
  '[role=toolbar]',
  'a.MuiButtonBase-root:not(.MuiCardActionArea-root)',
  '.MuiSnackbar-root',
  '.screen-only',
].join(', ')

const styles = {
  '@media print': {
    [screenOnly]: { display: 'none !important' },
    // Bars and switches say by their colour alone what they say, which browsers leave out.
    main: { printColorAdjust: 'exact' },
    // What asks for an entry is none.
    'input::placeholder': { color: 'transparent !important' },
    'tr, li, section.MuiCard-root': { breakInside: 'avoid' },
    // Sums are those of the last page.
    tfoot: { display: 'table-row-group' },
    'main :is(th, td)': { position: 'static !important' },
    // A text is printed as a whole, however little of it its box shows.
    textarea: { fieldSizing: 'content', height: 'auto !important', maxHeight: 'none !important' },
    '[contenteditable], .MuiDialog-root :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)':
      {
        height: 'auto !important',
        maxHeight: 'none !important',
        overflow: 'visible !important',
      },
    // A dialog follows the page; fixed, it would stand on every sheet, with what fits on one.
    '.MuiDialog-root, .MuiDialog-root .MuiDialog-container': {
      position: 'static !important',
      display: 'block',
    },
    '.MuiBackdrop-root': { display: 'none !important' },
    body: { overflow: 'visible !important' },
    'main.MuiBox-root': { padding: 0 },
    '.MuiCard-root': { overflow: 'visible' },
  },
} as const

/** How pages look on paper; the theme is then the first one, whichever is chosen. */
export const PrintStyles = () => <GlobalStyles styles={styles} />
