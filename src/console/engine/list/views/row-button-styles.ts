import type { Theme } from '@mui/material/styles'
import { iconStyles } from '../../../ui/styles/icon-shape.ts'

/**
 * Styles of row buttons, for an element around all rows: each button is a single element, without its own style or
 * ripple. `round` is an icon, `switch` a value that a press changes, `open` the name of a row.
 */
export const rowButtonStyles = ({ palette }: Theme) => ({
  '& .open': {
    all: 'unset',
    cursor: 'pointer',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    // Arabic names are aligned to the right.
    '&:has(> [dir=rtl])': { width: '100%' },
    '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
    '@media (pointer: coarse)': { paddingBlock: 10 },
  },
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
    padding: 5,
    borderRadius: '50%',
    cursor: 'pointer',
    color: palette.action.active,
    '&::before': iconStyles,
    // At the end of every row, also of rows with fewer buttons.
    '&.danger': { color: palette.error.main, marginInlineStart: 'auto' },
    // Mirrors the whole button, which is symmetrical.
    '[dir=rtl] &.turns': { transform: 'scaleX(-1)' },
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&[disabled], &[aria-disabled]': {
      color: palette.action.disabled,
      cursor: 'default',
      background: 'none',
      '@media (forced-colors: active)': { '&::before': { backgroundColor: 'GrayText' } },
    },
    '@media (pointer: coarse)': { padding: 10 },
  },
})
