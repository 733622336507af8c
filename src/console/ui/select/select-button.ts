import { styled } from '@mui/material/styles'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23808a86' d='m7 10 5 5 5-5z'/%3E%3C/svg%3E\")"

/** The closed state of a select; `plain` omits the frame. */
export const SelectButton = styled('button', { shouldForwardProp: (name) => name !== 'plain' })<{
  plain?: boolean | undefined
}>(({ theme, plain }) => ({
  font: 'inherit',
  fontSize: plain ? 'inherit' : '1rem',
  color: 'inherit',
  textAlign: 'start',
  // Relative to the text size: 36 and 40 pixels by default.
  height: plain ? '2.25rem' : '2.5rem',
  width: plain ? 'auto' : '100%',
  paddingBlock: 0,
  paddingInlineStart: plain ? 6 : 13,
  paddingInlineEnd: plain ? 24 : 34,
  border: plain ? 0 : `1px solid ${theme.palette.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  background: `transparent ${arrow} no-repeat right ${plain ? 2 : 8}px center / 22px`,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  // As wide as its longest option, so that a choice moves nothing.
  '&[data-options]::after': {
    content: 'attr(data-options)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'pre',
  },
}))
