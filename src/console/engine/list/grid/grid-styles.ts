import { alpha, type Theme } from '@mui/material/styles'

/** The styles of a grid's cells, by their classes. */
export const gridStyles = ({ palette }: Theme) => ({
  border: 0,
  '--DataGrid-rowBorderColor': palette.divider,
  '& .MuiDataGrid-cell': { userSelect: 'none' },
  '& .MuiDataGrid-checkboxInput': { color: palette.primary.main },
  '& .MuiDataGrid-cell--editing': { userSelect: 'text', overflow: 'visible', p: 0, position: 'relative' },
  '& .chosen': { bgcolor: 'action.selected' },
  '& .changed': { borderInlineStart: `3px solid ${palette.primary.main}`, fontWeight: 600 },
  '& .faulty': { bgcolor: alpha(palette.error.main, 0.16), borderInlineStartColor: palette.error.main },
  '& .conflict': { bgcolor: alpha(palette.warning.main, 0.2), borderInlineStartColor: palette.warning.main },
})
