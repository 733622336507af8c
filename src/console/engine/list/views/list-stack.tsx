import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLabel } from '../../../i18n/labels.ts'
import { RowButtonView } from '../actions/row-button.tsx'
import { serialNumber } from '../state/list-rows.ts'
import { CellView, columnsOf } from './list-columns.tsx'
import { ListEmpty } from './list-empty.tsx'
import type { RowsViewProps } from './rows-view.ts'

/** The rows one below the other, label beside value, for narrow screens. */
export const ListStack = ({ page, buttons, nameOf, onPress }: RowsViewProps) => {
  const label = useLabel()
  const columns = columnsOf(page.list.columns, page.values.platform)
  if (page.rows.length === 0) return <ListEmpty page={page} />
  return (
    <Box component='ul' sx={{ listStyle: 'none', m: 0, p: 0, opacity: page.refreshing ? 0.6 : 1 }}>
      {page.rows.map((row, index) => (
        <Box key={String(row.id)} component='li' sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography variant='caption' color='text.secondary' sx={{ flex: 1 }}>
              {label('SL')} {serialNumber(page.state.page, page.state.rows, index)}
            </Typography>
            {buttons?.(row).map((button) => (
              <RowButtonView
                key={button.id}
                button={button}
                name={nameOf(row)}
                onPress={() => onPress(button, row)}
              />
            ))}
          </Box>
          <Box
            component='dl'
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(96px, 34%) 1fr',
              columnGap: 3,
              rowGap: 1.5,
            }}
          >
            {columns.map((column) => (
              <Box key={column.field} sx={{ display: 'contents' }}>
                <Typography component='dt' variant='body2' color='text.secondary'>
                  {label(column.label)}
                </Typography>
                <Typography
                  component='dd'
                  variant='body2'
                  sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  <CellView column={column} row={row} rows={page.rows} />
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
