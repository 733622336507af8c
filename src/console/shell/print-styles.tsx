import GlobalStyles from '@mui/material/GlobalStyles'

/** Controls and navigation, which have no use in print. */
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
    // Bars and switches carry information in background colours, which browsers omit.
    main: { printColorAdjust: 'exact' },
    // A placeholder is no content.
    'input::placeholder': { color: 'transparent !important' },
    'tr, li, section.MuiCard-root': { breakInside: 'avoid' },
    // Sums belong on the last page.
    tfoot: { display: 'table-row-group' },
    'main :is(th, td)': { position: 'static !important' },
    // Prints a text completely, whatever the height of its box.
    textarea: { fieldSizing: 'content', height: 'auto !important', maxHeight: 'none !important' },
    '[contenteditable], .MuiDialog-root :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)':
      {
        height: 'auto !important',
        maxHeight: 'none !important',
        overflow: 'visible !important',
      },
    // A dialog is printed after the page; fixed, it would appear on every sheet, truncated.
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

/** Styles of printed pages, which always use the first theme. */
export const PrintStyles = () => <GlobalStyles styles={styles} />
