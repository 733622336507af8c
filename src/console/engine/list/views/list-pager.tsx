import Box from '@mui/material/Box'
import { later } from '../../../ui/lazy/later.tsx'
import type { ListPage } from '../use-list-page.ts'

/** The pager of every view of a list. */
export const ListPager = later<{ page: ListPage }>(
  () => import('./pager.tsx').then(({ Pager }) => Pager),
  () => <Box sx={{ height: 52 }} />,
)
