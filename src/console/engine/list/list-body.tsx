import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { ApiError, errorMessage } from '../../../client/api-error.ts'
import { isOfQuery } from '../../../contract/conventions/refusal.ts'
import type { Module, RowAction } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { BusyLine } from '../../ui/busy-line.tsx'
import { useKeptFocus } from '../../ui/hooks/use-kept-focus.ts'
import { OpenedPart, PlacedPart } from '../../ui/lazy/opened-part.tsx'
import { ErrorState, Loader } from '../../ui/states.tsx'
import { narrowerThan, underTopBar } from '../../ui/styles/layout-sizes.ts'
import { mayUse } from '../operations.ts'
import { type PressedSwitch, useRowSwitches } from './actions/rows/row-button-types.ts'
import { RowDialogs, useRowActions } from './actions/rows/row-dialogs.tsx'
import { useRowButtons } from './actions/rows/use-row-buttons.ts'
import { firstRowsPart, gridPart } from './grid/grid-part.ts'
import { SelectionFrame } from './selection/selection-frame.tsx'
import { type BulkAction, bulkActions, rowKey, useSelection } from './selection/use-selection.ts'
import { type ListRow, rowName } from './state/list-rows.ts'
import { useIsGrid } from './state/list-settings.ts'
import type { BulkBarProps } from './tools/bulk/bulk-bar.tsx'
import type { SwitchCallProps } from './tools/bulk/switch-call.tsx'
import { toolPart } from './tools/tool-part.ts'
import { useFormAhead } from './use-form-ahead.ts'
import type { ListPage } from './use-list-page.ts'
import { ListCards } from './views/list-cards.tsx'
import { ClearFilters } from './views/list-empty.tsx'
import { ListStack } from './views/list-stack.tsx'
import { abovePager, Pager } from './views/pager.tsx'
import { ListTable } from './views/table/list-table.tsx'
import type { RowsViewProps } from './views/use-row-parts.tsx'

/** Whether a module's form has fields that can be set in several records at once. */
const settableRequest = (module: Module) => ({
  queryKey: ['settable', module.id, module.replaced],
  queryFn: async () => {
    const { settableFields } = await import('./tools/bulk/settable-fields.ts')
    return settableFields(module).length > 0
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The bulk actions of the signed-in user, apart from setting a field; rows are selectable if there is either. */
const useBulkActions = ({
  list,
  module,
  can,
}: ListPage): { actions: readonly BulkAction[]; isSelectable: boolean } => {
  const check = usePrivilegeCheck()
  const actions = useMemo(() => {
    const offered = (action: RowAction): boolean => mayUse(action, can, check)
    return bulkActions({ list, module, can }, offered)
  }, [list, module, can, check])
  const isAsked = actions.length === 0 && can.update
  const { data = false } = useQuery({ ...settableRequest(module), enabled: isAsked })
  return { actions, isSelectable: actions.length > 0 || (isAsked && data) }
}

const switchCall = toolPart(() => import('./tools/bulk/switch-call.tsx').then((file) => file.SwitchCall))

interface Props extends Omit<SwitchCallProps, 'pressed' | 'onEnd'> {
  pressed: readonly PressedSwitch[]
  onEnd: (pressed: PressedSwitch) => void
}

/** Stores switched values of rows; its code loads with the first press. */
const RowSwitchCalls = ({ pressed, onEnd, ...shared }: Props) => {
  const label = useLabel()
  return (
    <OpenedPart
      part={switchCall}
      title={label(pressed[0]?.action.label ?? '')}
      onClose={() => pressed.forEach(onEnd)}
    >
      {(SwitchCall) =>
        pressed.map((each) => (
          <SwitchCall key={rowKey(each.row)} pressed={each} onEnd={() => onEnd(each)} {...shared} />
        ))
      }
    </OpenedPart>
  )
}

/**
 * Scrolls to the first row when another page of rows appears: the pager is below the last row, and reading continues at
 * the first. Back navigation restores the scroll position instead.
 */
const useTopOfRows = (frame: RefObject<HTMLElement | null>, page: number): void => {
  const type = useNavigationType()
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'POP' || !frame.current) return
    if (frame.current.getBoundingClientRect().top < underTopBar)
      frame.current.scrollIntoView?.({ block: 'start' })
  }, [frame, page, type])
}

/** Replaces the rows of a list that failed to load. Offers another try; for an invalid request, offers to clear it. */
const ListFailed = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { error, retry } = page
  const faults = error instanceof ApiError ? error.faults.filter(isOfQuery) : []
  if (faults.length === 0) return <ErrorState message={errorMessage(error)} onRetry={retry} />
  const reason = faults.map(({ message }) => message).join(', ')
  return <ErrorState message={t('cannotSearch', { reason })} action={<ClearFilters page={page} />} />
}

/** The spreadsheet of a list's rows. It loads rows by itself, without a pager. */
const ListGrid = (props: RowsViewProps) => (
  <PlacedPart
    part={gridPart}
    around={(failure) => (
      <>
        {failure}
        <PlacedPart part={firstRowsPart}>{(FirstRows) => <FirstRows {...props} />}</PlacedPart>
      </>
    )}
  >
    {(GridView) => <GridView {...props} />}
  </PlacedPart>
)

/** The view of a list's rows for the module, the user and the screen width. */
const useRowsView = (page: ListPage): ComponentType<RowsViewProps> => {
  const narrow = useMediaQuery(narrowerThan('sm'), { noSsr: true })
  const isGrid = useIsGrid(page)
  if (isGrid && !narrow) return ListGrid
  if (page.list.view === 'cards') return ListCards
  return narrow ? ListStack : ListTable
}

const bulkBar = toolPart(() => import('./tools/bulk/bulk-bar.tsx').then((file) => file.BulkBar))

/** The actions for selected rows; the code loads with the first selection. */
const SelectionBar = (props: BulkBarProps) => (
  <PlacedPart part={bulkBar} around={(failure) => failure && <SelectionFrame>{failure}</SelectionFrame>}>
    {(BulkBar) => <BulkBar {...props} />}
  </PlacedPart>
)

/** The page as of its last rows, while the next ones load: rows, numbers and buttons change together in one render. */
const useShownPage = (page: ListPage): ListPage => {
  const shown = useRef(page)
  if (!page.awaited) shown.current = page
  return shown.current
}

const Rows = styled('div')(abovePager)

/** The rows of a list in the view for the module and screen, with their buttons and dialogs. */
export const ListBody = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const presses = useRowActions()
  const shownPage = useShownPage(page)
  const buttons = useRowButtons(shownPage)
  const near = useFormAhead(shownPage)
  const picks = useSelection(shownPage)
  const { actions, isSelectable } = useBulkActions(page)
  const { pressed, end, switches } = useRowSwitches(actions)
  const { list } = page
  const nameOf = useCallback((row: ListRow) => rowName(list, row), [list])
  const View = useRowsView(page)
  const kept = useKeptFocus()
  useTopOfRows(kept.ref, shownPage.state.page)
  if (page.status === 'failed') return <ListFailed page={page} />
  if (page.status === 'loading') return <Loader />
  return (
    <div {...kept}>
      <BusyLine busy={page.refreshing} label={t('loading')} />
      <Rows>
        <View
          page={shownPage}
          buttons={buttons}
          picks={isSelectable ? picks : null}
          switches={switches}
          nameOf={nameOf}
          onPress={presses.press}
          onNear={near}
        />
      </Rows>
      {page.list.paged !== false && page.total > 0 && View !== ListGrid && <Pager page={page} />}
      {buttons && picks.selection.size > 0 && (
        <SelectionBar page={page} picks={picks} actions={actions} buttonsOf={buttons} nameOf={nameOf} />
      )}
      {buttons && pressed.length > 0 && (
        <RowSwitchCalls page={page} buttonsOf={buttons} nameOf={nameOf} pressed={pressed} onEnd={end} />
      )}
      <RowDialogs page={page} presses={presses} />
    </div>
  )
}
