/** How rich text looks, in the editor and wherever it is shown. A block without `dir` follows its own letters. */
export const richTextStyles = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& :is(p, h1, h2, h3, h4, h5, h6, li, blockquote):not([dir])': { unicodeBidi: 'plaintext' },
  '& :is(ul, ol)': { paddingInlineStart: 6 },
  '& blockquote': {
    mx: 0,
    paddingInlineStart: 4,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& pre': { overflowX: 'auto' },
} as const
