import type { Theme } from '@mui/material/styles'

/**
 * Looks of the buttons of rows within an element that says them once for all of its rows: a button is one element then,
 * without a style of its own and without a ripple. `round` is an icon, `switch` a value that a press changes.
 */
export const rowButtonLooks = ({ palette }: Theme) => ({
  '& .switch': {
    all: 'unset',
    boxSizing: 'border-box',
    padding: '4px 8px',
    marginInlineStart: -8,
    borderRadius: 16,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&[aria-busy]': { opacity: 0.5, cursor: 'progress' },
    '@media (pointer: coarse)': { paddingBlock: 10 },
  },
  '& .round': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'inline-flex',
    flex: 'none',
    padding: 7,
    borderRadius: '50%',
    cursor: 'pointer',
    color: palette.action.active,
    '&.danger': { color: palette.error.main },
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&[disabled], &[aria-disabled]': {
      color: palette.action.disabled,
      cursor: 'default',
      background: 'none',
    },
    '@media (pointer: coarse)': { padding: 10 },
  },
})
