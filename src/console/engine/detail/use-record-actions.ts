import { useMemo } from 'react'
import { operationTag } from '../../../client/call.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import { useNavigateWhileMounted } from '../../ui/page/use-navigate-while-mounted.ts'
import type { RowCall } from '../list/actions/rows/row-button-types.ts'
import { useRowActions } from '../list/actions/rows/use-row-actions.ts'
import { useRowButtons } from '../list/actions/rows/use-row-buttons.ts'
import type { ListRow } from '../list/state/list-rows.ts'
import { operationOf } from '../operations.ts'
import { fillRoute } from '../path.ts'
import { useCanOpen } from '../routes/use-can-open.ts'
import { useListUrl } from '../routes/use-module-breadcrumb.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import { detailOperation } from './detail-request.ts'
import { recordListState } from './record-list-state.ts'

/** A record that is shown on a page of its own. */
export interface ShownRecord {
  module: Module
  list: ListFile
  record: ListRow
  /** Reads it anew. */
  retry: () => void
  /** Told that it was deleted, before the list opens. */
  onGone: () => void
}

/**
 * What a record's row offers in its list, for the record's own page: without what leads to this very page. A delete leads
 * back to the list.
 */
export const useRecordActions = ({ module, list, record, retry, onGone }: ShownRecord) => {
  const values = useValues()
  const can = useAbilities(module.module)
  const url = useListUrl(module.module, record) ?? module.module.path
  const state = useMemo(() => recordListState(list, url, record, values), [list, url, record, values])
  const buttonsOf = useRowButtons({ module, list, state, can, values })
  const navigate = useNavigateWhileMounted()
  const canOpen = useCanOpen()
  const onDone = ({ operation }: RowCall): void => {
    if (operation === operationOf(module.module, 'delete')) {
      onGone()
      void navigate(canOpen(url) ? url : '/', { replace: true })
    } else if (operationTag(operation) !== operationTag(detailOperation(module))) retry()
  }
  const presses = useRowActions(onDone)
  const here = modulePaths(module.module, 'view').map((path) => fillRoute(path, values.route ?? {}))
  return {
    buttons: (buttonsOf?.(record) ?? []).filter(({ to }) => to === undefined || !here.includes(to)),
    presses,
    /** What the dialogs behind the buttons need. */
    page: { module, list, rows: [record], retry },
  }
}
