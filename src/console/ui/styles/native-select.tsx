import { styled, type Theme } from '@mui/material/styles'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23808a86' d='m7 10 5 5 5-5z'/%3E%3C/svg%3E\")"

/** Styles of a native select; `plain` omits the frame. */
export const nativeSelectStyle = (theme: Theme, plain: boolean) =>
  ({
    font: 'inherit',
    fontSize: plain ? 'inherit' : '1rem',
    color: 'inherit',
    // Relative to the text size: 36 and 40 pixels by default.
    height: plain ? '2.25rem' : '2.5rem',
    width: plain ? 'auto' : '100%',
    paddingBlock: 0,
    paddingInlineStart: plain ? 6 : 13,
    paddingInlineEnd: plain ? 24 : 34,
    border: plain ? 0 : `1px solid ${theme.palette.fieldBorder}`,
    borderRadius: theme.shape.borderRadius,
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    background: `transparent ${arrow} no-repeat right ${plain ? 2 : 8}px center / 22px`,
    '&:hover': { borderColor: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  }) as const

/**
 * A native select: the system's picker on a phone, the usual keyboard behaviour, and no additional code. `plain` omits
 * the frame.
 */
export const NativeSelect = styled('select', { shouldForwardProp: (name) => name !== 'plain' })<{
  plain?: boolean
}>(({ theme, plain }) => ({
  ...nativeSelectStyle(theme, plain === true),
  '& option': { color: theme.palette.text.primary, backgroundColor: theme.palette.background.paper },
}))
