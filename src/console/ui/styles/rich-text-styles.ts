/** Styles of rich text in the editor and elsewhere. A block without `dir` has the direction of its text. */
export const richTextStyles = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& :is(p, h1, h2, h3, h4, h5, h6, li, blockquote, th, td):not([dir])': { unicodeBidi: 'plaintext' },
  '& :is(ul, ol)': { paddingInlineStart: 6 },
  '& blockquote': {
    mx: 0,
    paddingInlineStart: 4,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& pre': { overflowX: 'auto', tabSize: 4 },
  '& mark': { px: '2px', borderRadius: '2px', color: '#1d1b16', backgroundColor: '#ffe58a' },
  '& :is(figure, pre)': { mx: 0 },
  '& figcaption': { mt: 1, color: 'text.secondary', fontSize: '0.875em' },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse', my: 4 },
  '& :is(th, td)': {
    minWidth: 48,
    px: 2,
    py: 1,
    border: '1px solid',
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600, backgroundColor: 'action.hover' },
  '& :is(th, td) > p': { my: 0 },
  // Print does not scroll.
  '@media print': {
    '& table': { display: 'table', overflowX: 'visible' },
    '& pre': { overflowX: 'visible', whiteSpace: 'pre-wrap' },
    '& :is(th, td)': { minWidth: 0 },
  },
} as const
