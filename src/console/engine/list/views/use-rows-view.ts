import useMediaQuery from '@mui/material/useMediaQuery'
import type { ComponentType } from 'react'
import type { ListFile } from '../../../../modules/format/types.ts'
import { narrowerThan } from '../../../ui/styles/breakpoints.ts'
import { ListCards } from './list-cards.tsx'
import { ListStack } from './list-stack.tsx'
import type { RowsViewProps } from './rows-view-props.ts'
import { ListTable } from './table/list-table.tsx'

/** The view of a list's rows for the module and the screen width. */
export const useRowsView = (list: ListFile): ComponentType<RowsViewProps> => {
  const narrow = useMediaQuery(narrowerThan('sm'), { noSsr: true })
  if (list.view === 'cards') return ListCards
  return narrow ? ListStack : ListTable
}
