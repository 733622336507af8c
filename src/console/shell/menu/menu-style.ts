import type { SxProps, Theme } from '@mui/material/styles'

/**
 * Looks of a menu row on the sidebar's own colours; focus shows in its text colour, which every theme makes readable.
 * `marked`: the group of the open page.
 */
export const itemStyle = (nested: boolean, marked = false): SxProps<Theme> => ({
  minHeight: nested ? 36 : 40,
  mx: 2,
  px: 3,
  py: 1,
  borderRadius: 1.5,
  color: marked ? 'sidebar.selectedText' : 'inherit',
  fontWeight: marked ? 600 : 400,
  '& .MuiListItemIcon-root': { minWidth: 34, color: 'sidebar.muted' },
  '& .MuiListItemText-primary': { fontSize: '0.875rem', fontWeight: 'inherit' },
  '& .dot': { width: 6, height: 6, ml: '7px', borderRadius: '50%', backgroundColor: 'currentColor' },
  '&:hover': { backgroundColor: 'sidebar.hover' },
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2, boxShadow: 'none' },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: 'sidebar.selected',
    color: 'sidebar.selectedText',
    fontWeight: 600,
    '& .MuiListItemIcon-root': { color: 'sidebar.accent' },
  },
})
