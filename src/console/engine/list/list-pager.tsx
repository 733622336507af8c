import TablePagination from '@mui/material/TablePagination'
import { pageSizesOf } from './list-url.ts'
import type { ListPage } from './use-list-page.ts'

/** The pager of every view of a list; nothing for a list that comes whole. */
export const ListPager = ({ page }: { page: ListPage }) =>
  page.list.paged === false ? null : (
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
