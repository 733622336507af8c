import Copy from '@mui/icons-material/ContentCopy'
import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nothingToAsk } from '../../../client/call.ts'
import type { Envelope } from '../../../contract/conventions/envelope.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { duplicateUrl } from '../list/actions/rows/duplicate-url.ts'
import { rememberListUrl } from '../list/state/last-list-url.ts'
import { listFileOf, listRequest } from '../list/state/list-request.ts'
import { lastPage, readRows } from '../list/state/list-rows.ts'
import { type ListState, readListUrl, writeListUrl } from '../list/state/list-url.ts'
import { operationOf } from '../operations.ts'
import { modulePathUrl, namesRecordById } from '../routes/module-paths.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'

/** A record next to the open one, in list order. */
interface Neighbour {
  to: string
  /** Called on navigation to the record: the list then opens at the record's page. */
  follow: () => void
}

interface Neighbours {
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

const none: Neighbours = { previous: undefined, next: undefined }

/** The list as last seen, and a query for its pages without unneeded data. */
const useListLeft = (module: Module, listUrl: string, values: ValueContext) => {
  const queries = useQueryClient()
  const [path = '', search = ''] = listUrl.split('?')
  const hasList = module.list !== undefined && operationOf(module.module, 'list') !== undefined
  const list = hasList ? listFileOf(module) : undefined
  const state = list && readListUrl(list, new URLSearchParams(search))
  const requestFor = (page: number) =>
    list && state ? listRequest(module, { ...state, page }, values) : undefined
  const request = requestFor(state?.page ?? 0)
  const data = request && queries.getQueryData<{ payload: unknown }>(request.queryKey)
  return { path, search, list, state, requestFor, data }
}

/** A page of the list; disabled without a request. */
const usePage = (request: ReturnType<typeof listRequest> | undefined) =>
  useQuery<Envelope, Error, Envelope, QueryKey>({
    ...(request ?? nothingToAsk),
    staleTime: 60_000,
  })

/**
 * The records before and after the open one in the list as last seen, across page boundaries. None if the list was not
 * seen, or does not show the record.
 */
const useNeighbours = (module: Module, listUrl: string, values: ValueContext, id: unknown): Neighbours => {
  const { path, search, list, state, requestFor, data } = useListLeft(module, listUrl, values)
  const { rows, total } = list && data ? readRows(list, data.payload) : { rows: [], total: 0 }
  const at = rows.findIndex((row) => String(row.id) === String(id))
  const last = state ? lastPage(total, state.rows) : 0
  const page = state?.page ?? 0
  const isPaged = list?.paged !== false
  const needsBefore = at === 0 && page > 0 && isPaged
  const needsAfter = at >= 0 && at === rows.length - 1 && page < last && isPaged
  const before = usePage(needsBefore ? requestFor(page - 1) : undefined)
  const after = usePage(needsAfter ? requestFor(page + 1) : undefined)
  if (!list || !state || at < 0 || !namesRecordById(module.module)) return none

  const neighbour = (
    row: Readonly<Record<string, unknown>> | undefined,
    place: number,
  ): Neighbour | undefined => {
    if (row?.id === undefined) return undefined
    const there: ListState = { ...state, page: place }
    return {
      to: modulePathUrl(module.module, 'edit', { ...values.route, id: row.id }),
      follow: () => rememberListUrl(path, writeListUrl(list, there, new URLSearchParams(search)).toString()),
    }
  }
  const pageOf = (answer: { payload: unknown } | undefined) =>
    answer ? readRows(list, answer.payload).rows : []
  return {
    previous: needsBefore ? neighbour(pageOf(before.data).at(-1), page - 1) : neighbour(rows[at - 1], page),
    next: needsAfter ? neighbour(pageOf(after.data)[0], page + 1) : neighbour(rows[at + 1], page),
  }
}

const Step = ({ to, label, Icon }: { to: Neighbour | undefined; label: string; Icon: typeof Next }) =>
  to ? (
    <IconButton component={Link} to={to.to} onClick={to.follow} aria-label={label} title={label}>
      <Icon className='turns' />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      <Icon className='turns' />
    </IconButton>
  )

interface Props {
  module: Module
  mode: Mode
  /** Address of the list as last seen. */
  list: string
  /** Whether the record does not exist, so that it cannot be copied. */
  isUnknown: boolean
}

/** Header of an edit form: links to the previous and next record of the list, and to a copy. */
export const RecordActions = ({ module, mode, list, isUnknown }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const values = useValues()
  const can = useAbilities(module.module)
  const id = mode === 'update' ? values.route?.id : undefined
  const { previous, next } = useNeighbours(module, list, values, id)
  const copy = id === undefined || isUnknown ? undefined : duplicateUrl({ module, can, values }, id)
  return (
    <>
      {copy !== undefined && (
        <Button component={Link} to={copy} startIcon={<Copy />} color='secondary'>
          {label('Duplicate')}
        </Button>
      )}
      {(previous ?? next) && (
        <>
          <Step to={previous} label={t('previousRecord')} Icon={Previous} />
          <Step to={next} label={t('nextRecord')} Icon={Next} />
        </>
      )}
    </>
  )
}
