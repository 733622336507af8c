import type { CSSObject, Theme } from '@mui/material/styles'

/**
 * Styles of cells that every row repeats. They are global classes, because a styled component in each cell takes 8 % of
 * the scripts before the first row of a list.
 */
export const cellStyles = ({ palette, shape, spacing }: Theme): Record<string, CSSObject> => ({
  // Text of at most two lines, truncated.
  '.lines': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // An address broken within a word is misread; the title has the complete one.
    '&[data-address]': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    // As in text fields: room for vowel marks. One line, so that rows stay low.
    '&[dir=rtl]': { fontSize: '1.25rem', lineHeight: 1.7, marginBlock: -4, WebkitLineClamp: 1 },
    // A gap to the next column.
    'html:not([dir=rtl]) &[dir=rtl]': { boxSizing: 'border-box', paddingInlineStart: 6 },
  },
  // A word that is not broken, such as a date.
  '.whole': { whiteSpace: 'nowrap' },
  '.missing': { color: palette.text.secondary },
  // A coloured dot before a status.
  '.status': {
    display: 'inline-flex',
    alignItems: 'baseline',
    '&::before': {
      content: '""',
      flex: 'none',
      width: 10,
      height: 10,
      marginInlineEnd: 8,
      borderRadius: '50%',
      backgroundColor: palette.error.main,
    },
    '&[data-good=true]::before': { backgroundColor: palette.success.main },
  },
  // One line of chips, so that rows stay low.
  '.chips': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1),
    '@media screen': { 'td > &': { height: 24, overflow: 'hidden' } },
  },
  // The languages of a record's texts.
  '.languages': {
    display: 'flex',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      padding: spacing(0, 0.75),
      border: `1px solid ${palette.divider}`,
      borderRadius: shape.borderRadius,
      fontSize: '0.75rem',
      lineHeight: 1.6,
      whiteSpace: 'nowrap',
    },
    '& > [data-state=complete]': { color: palette.text.secondary },
    '& > :not([data-state=complete])': {
      borderStyle: 'dashed',
      borderColor: palette.warning.main,
      fontWeight: 600,
    },
  },
})
