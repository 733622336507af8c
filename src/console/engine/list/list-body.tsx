import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyLine } from '../../ui/busy-line.tsx'
import { useKeptFocus } from '../../ui/hooks/use-kept-focus.ts'
import { Loader } from '../../ui/states/loader.tsx'
import { RowDialogs } from './actions/rows/row-dialogs.tsx'
import { RowSwitchCalls } from './actions/rows/row-switch-calls.tsx'
import { useRowSwitches } from './actions/rows/row-switches.ts'
import { useRowActions } from './actions/rows/use-row-actions.ts'
import { useRowButtons } from './actions/rows/use-row-buttons.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useBulkActions } from './selection/use-bulk-actions.ts'
import { useSelection } from './selection/use-selection.ts'
import type { ListRow } from './state/list-rows.ts'
import { rowName } from './state/row-name.ts'
import { useFormAhead } from './use-form-ahead.ts'
import type { ListPage } from './use-list-page.ts'
import { useShownPage } from './use-shown-page.ts'
import { useTopOfRows } from './use-top-of-rows.ts'
import { ListFailed } from './views/list-failed.tsx'
import { Pager } from './views/pager.tsx'
import { abovePager } from './views/pager-space.ts'
import { useRowsView } from './views/use-rows-view.ts'

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
  const View = useRowsView(page.list)
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
      {page.list.paged !== false && page.total > 0 && <Pager page={page} />}
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
