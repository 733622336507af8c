import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, lazy } from 'react'
import type { ListFile } from '../../../../modules/format/types.ts'
import type { RowsViewProps } from './rows-view-props.ts'
import { TableThenGrid } from './table-then-grid.tsx'

const ListCards = lazy(() => import('./list-cards.tsx').then((file) => ({ default: file.ListCards })))
const ListStack = lazy(() => import('./list-stack.tsx').then((file) => ({ default: file.ListStack })))

/** The view of a list's rows that the module and the width of the screen ask for. */
export const useRowsView = (list: ListFile): ComponentType<RowsViewProps> => {
  const narrow = useMediaQuery(
    ({ breakpoints }: { breakpoints: { down: (key: string) => string } }) => breakpoints.down('sm'),
    { noSsr: true },
  )
  if (list.view === 'cards') return ListCards
  return narrow ? ListStack : TableThenGrid
}
