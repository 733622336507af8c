import LinearProgress from '@mui/material/LinearProgress'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Actions } from './cells.tsx'
import type { ViewProps } from './list-definition.ts'
import type { Row } from './use-list.ts'

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const
const card = { padding: '12px 0', borderTop: '1px solid #ddd' } as const
const fields = { display: 'grid', gridTemplateColumns: '34% 1fr', gap: '6px 12px', margin: 0 } as const

/** The rows one below the other, each with all its fields: for a phone. */
export const Cards = <T extends Row>({ definition, list, onDelete }: ViewProps<T>) => {
  const { columns, nameOf, path } = definition
  const { page, pageSize } = list.paging
  if (list.isLoading) return <LinearProgress />
  return (
    <>
      <ul style={plain}>
        {list.rows.map((row, index) => (
          <li key={row.id} style={card}>
            <div style={{ display: 'flex', alignItems: 'center' }}>
              <Typography variant='caption' sx={{ flex: 1 }}>
                SL {page * pageSize + index + 1}
              </Typography>
              <Actions
                name={nameOf(row)}
                editPath={`${path}/edit/${row.id}`}
                onDelete={() => onDelete(row)}
              />
            </div>
            <dl style={fields}>
              {columns.map(({ field, heading, cell }) => (
                <Fragment key={field}>
                  <dt>{heading}</dt>
                  <dd style={{ margin: 0, minWidth: 0 }}>{cell(row)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <TablePagination
        component='div'
        count={list.total}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[10, 25, 100]}
        labelRowsPerPage='Rows'
        onPageChange={(_, next) => list.setPaging({ page: next, pageSize })}
        onRowsPerPageChange={({ target }) => list.setPaging({ page: 0, pageSize: Number(target.value) })}
      />
    </>
  )
}
