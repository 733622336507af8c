import ExpandMore from '@mui/icons-material/ExpandMore'
import { styled } from '@mui/material/styles'
import { iconLooks, shapeOf } from '../../ui/styles/icon-shape.ts'

/**
 * Styles of the menu on the sidebar's colours, defined once for all rows: components for the parts of each row would
 * cost more than the row, on every page. The focus ring has the row's text colour, which is readable in every theme.
 */
export const MenuFrame = styled('nav')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  flex: 1,
  overflowY: 'auto',
  paddingBottom: 16,
  fontSize: '0.875rem',
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { paddingTop: 2 },
  '& .elsewhere': { marginBottom: 8 },
  '& .row': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    width: 'calc(100% - 16px)',
    minHeight: 40,
    marginInline: 8,
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    borderRadius: 12,
    cursor: 'pointer',
    '&.nested': { minHeight: 36 },
    '&:hover': { backgroundColor: palette.sidebar.hover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    '&[data-marked]': { color: palette.sidebar.selectedText, fontWeight: 600 },
    '&[aria-current]': {
      backgroundColor: palette.sidebar.selected,
      color: palette.sidebar.selectedText,
      fontWeight: 600,
    },
  },
  '& .row::before': { ...iconLooks, marginInlineEnd: 12, color: palette.sidebar.muted },
  '& .row[aria-current]::before': { color: palette.sidebar.accent },
  '& .nested::before': {
    scale: 'none',
    width: 6,
    height: 6,
    margin: 0,
    marginInline: '7px 21px',
    borderRadius: '50%',
    clipPath: 'none',
  },
  '& [aria-expanded]::after': { ...iconLooks, marginInlineStart: 'auto', clipPath: shapeOf(ExpandMore) },
  // In high contrast mode, the system removes the background of the open page's row, and adds its own behind each text.
  '@media (forced-colors: active)': {
    '& .row[aria-current]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      '&::before': { backgroundColor: 'HighlightText' },
    },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& [aria-expanded]::after': { transition: 'rotate 150ms' },
  },
  '& [aria-expanded=true]::after': { rotate: '180deg' },
}))
