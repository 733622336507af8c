import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { errorMessage, isUnknownRecord } from '../../../client/api-error.ts'
import { operationTag } from '../../../client/call.ts'
import { asRecord } from '../../../contract/json.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { routeValues, useNavigateWhileMounted } from '../../ui/page/navigate.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ErrorState, Loader } from '../../ui/states.tsx'
import { HistoryButton } from '../history-button.tsx'
import { actionIcon, iconTurns } from '../icons.ts'
import { useButton } from '../list/actions/rows/row-button.tsx'
import type { RowButton, RowCall } from '../list/actions/rows/row-button-types.ts'
import { RowDialogs, useRowActions } from '../list/actions/rows/row-dialogs.tsx'
import { useRowButtons } from '../list/actions/rows/use-row-buttons.ts'
import { type ListRow, rowName } from '../list/state/list-rows.ts'
import { type ListState, readListUrl } from '../list/state/list-url.ts'
import { useLoadedModule } from '../modules.ts'
import { operationOf, useAbilities } from '../operations.ts'
import { useCanOpen } from '../routes/modules-at.ts'
import { useListUrl, useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { UnknownRecord } from '../unknown-record.tsx'
import { type Neighbours, useNeighbours } from '../use-neighbours.tsx'
import { useValues } from '../use-values.ts'
import { evaluateAll, fillRoute, type ValueContext } from '../values.ts'
import { DetailCard } from './detail-dialog.tsx'
import { DetailFields } from './detail-fields.tsx'
import { detailFileOf, detailOperation, detailRequest } from './detail-request.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * The state of the list that a record belongs to: as last shown (`url`), on the tab that matches the record. The record
 * may have been opened from elsewhere, or changed since. Pure.
 */
const recordListState = (list: ListFile, url: string, record: Row, values: ValueContext): ListState => {
  const state = readListUrl(list, new URLSearchParams(url.split('?')[1]))
  const tabs = list.tabs ?? []
  const has = (tab: (typeof tabs)[number] | undefined): boolean =>
    Object.entries(evaluateAll(tab?.params, values)).every(([name, value]) => record[name] === value)
  if (has(tabs[state.tab])) return state
  const tab = tabs.findIndex(has)
  return tab < 0 ? state : { ...state, tab }
}

/**
 * Opens the next record of a queue once an action has taken this one out, or the list after the last one. Returns what to
 * call after an action.
 */
const useQueue = ({ next, place }: Neighbours, listUrl: string): (() => void) => {
  const navigate = useNavigateWhileMounted()
  const [hasActed, setHasActed] = useState(false)
  const left = useRef<{ next: Neighbours['next'] }>(undefined)
  useEffect(() => {
    const queue = left.current
    if (place) left.current = place.isQueue ? { next } : undefined
    else if (hasActed && queue) {
      // Once: the page may render again before the next one opens.
      left.current = undefined
      queue.next?.follow()
      void navigate(queue.next?.to ?? listUrl, { state: queue.next?.state })
    }
  })
  return () => setHasActed(true)
}

/** A record shown on its own page. */
interface ShownRecord {
  module: Module
  list: ListFile
  record: ListRow
  /** Fetches the record again. */
  retry: () => void
  neighbours: Neighbours
  /** Called after the record was deleted, before the list opens. */
  onGone: () => void
}

/** The row actions of a record for its own page, without links to this page. After a delete, the list opens. */
const useRecordActions = ({ module, list, record, retry, onGone, neighbours }: ShownRecord) => {
  const values = useValues()
  const can = useAbilities(module.module)
  const url = useListUrl(module.module, record) ?? module.module.path
  const state = useMemo(() => recordListState(list, url, record, values), [list, url, record, values])
  const buttonsOf = useRowButtons({ module, list, state, can, values })
  const navigate = useNavigateWhileMounted()
  const canOpen = useCanOpen()
  const onActed = useQueue(neighbours, canOpen(url) ? url : '/')
  const onDone = ({ operation }: RowCall): void => {
    if (operation === operationOf(module.module, 'delete')) {
      onGone()
      void navigate(canOpen(url) ? url : '/', { replace: true })
      return
    }
    onActed()
    if (operationTag(operation) !== operationTag(detailOperation(module))) retry()
  }
  const presses = useRowActions(onDone)
  const here = modulePaths(module.module, 'view').map((path) => fillRoute(path, values.route ?? {}))
  return {
    buttons: (buttonsOf?.(record) ?? []).filter(({ to }) => to === undefined || !here.includes(to)),
    presses,
    /** Input of the dialogs behind the buttons. */
    page: { module, list, rows: [record], retry },
  }
}

const ActionButton = ({
  button,
  name,
  autoFocus,
  onPress,
}: {
  button: RowButton
  name: string
  autoFocus: boolean
  onPress: () => void
}) => {
  const { text, why, props } = useButton(button, name, onPress)
  const Icon = actionIcon(button.icon)
  return (
    <Button
      variant='outlined'
      title={why}
      autoFocus={autoFocus}
      startIcon={<Icon className={iconTurns(button.icon) ? 'turns' : undefined} />}
      {...props}
    >
      {text}
    </Button>
  )
}

/** The row actions of a record as buttons in the header of the record's own page. */
const DetailActions = (shown: ShownRecord) => {
  const { buttons, presses, page } = useRecordActions(shown)
  const { list, record } = shown
  return (
    <>
      {buttons.map((button, index) => (
        <ActionButton
          key={button.id}
          button={button}
          name={rowName(list, record)}
          autoFocus={index === 0 && shown.neighbours.place?.isQueue === true}
          onPress={() => presses.press(button, record)}
        />
      ))}
      <RowDialogs page={page} presses={presses} />
    </>
  )
}

/** The details of a record as a page under the record's name, with the row actions of the record. */
export const DetailPage = () => {
  const module = useLoadedModule()
  const { id } = routeValues(useParams())
  const label = useLabel()
  const detail = detailFileOf(module)
  const title = label(detail.title)
  const breadcrumb = useModuleBreadcrumb(module, true, title)
  const list = useListUrl(module.module)
  const neighbours = useNeighbours(module, list ?? '/', useValues(), id, 'view')
  // A record that was just deleted is not fetched again on the way back to the list.
  const gone = useRef(false)
  const { data, error, refetch } = useQuery({ ...detailRequest(module, id), enabled: () => !gone.current })
  const record = data && asRecord(data.payload)
  const history = <HistoryButton source={{ module, id }} />
  const back = detail.back && (
    <Button
      component={Link}
      to={detail.back.to}
      variant='outlined'
      startIcon={<ArrowBackIcon className='turns' />}
    >
      {label(detail.back.label)}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={record && module.list ? rowName(module.list, record) : title}
        breadcrumb={breadcrumb}
        actions={
          <>
            {record && module.list && (
              <DetailActions
                module={module}
                list={module.list}
                record={record}
                retry={() => void refetch()}
                neighbours={neighbours}
                onGone={() => {
                  gone.current = true
                }}
              />
            )}
            {history}
            {back}
          </>
        }
      />
      {record || error ? (
        <DetailCard neighbours={neighbours}>
          {record ? (
            <DetailFields detail={detail} record={record} wide />
          ) : isUnknownRecord(error) ? (
            <UnknownRecord module={module.module} list={list} error={error} />
          ) : (
            <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
          )}
        </DetailCard>
      ) : (
        // The card begins below the record's actions, which may need several lines.
        <Loader minHeight='75vh' />
      )}
    </>
  )
}
