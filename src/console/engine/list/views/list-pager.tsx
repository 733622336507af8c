import Box from '@mui/material/Box'
import { lazyWhenIdle } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { ListPage } from '../use-list-page.ts'

/** The pager of every view of a list. */
export const ListPager = lazyWhenIdle<{ page: ListPage }>(
  () => import('./pager.tsx').then(({ Pager }) => Pager),
  () => <Box sx={{ height: 52 }} />,
)
