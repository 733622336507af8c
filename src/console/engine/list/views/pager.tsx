import TablePagination from '@mui/material/TablePagination'
import { pageSizesOf } from '../state/list-url.ts'
import type { ListPage } from '../use-list-page.ts'

/** Rows per page, which rows of how many are shown, and the way to the others. */
export const Pager = ({ page }: { page: ListPage }) => (
  <TablePagination
    component='div'
    count={page.total}
    page={page.total === 0 ? 0 : page.state.page}
    rowsPerPage={page.state.rows}
    rowsPerPageOptions={[...pageSizesOf(page.list)]}
    onPageChange={(_, next) => page.setState({ page: next })}
    onRowsPerPageChange={({ target }) => page.setState({ rows: Number(target.value) })}
  />
)
