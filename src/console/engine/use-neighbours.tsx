import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { nothingToAsk } from '../../client/call.ts'
import type { Envelope } from '../../contract/conventions/envelope.ts'
import { asRecord } from '../../contract/json.ts'
import type { PageKind } from '../../modules/format/paths.ts'
import type { Module } from '../../modules/format/types.ts'
import { inDigits } from '../i18n/format-number.ts'
import { rememberListUrl } from './list/state/last-list-url.ts'
import { lastPage, listFileOf, listRequest, readRows, serialNumber } from './list/state/list-rows.ts'
import { type ListState, readListUrl, soughtLanguage, writeListUrl } from './list/state/list-url.ts'
import { operationOf } from './operations.ts'
import { modulePathUrl, namesRecordById } from './routes/module-paths.ts'
import type { ValueContext } from './values.ts'

/** A record next to the open one, in list order. */
export interface Neighbour {
  to: string
  /** State of the navigation: how many records the list had when its first one was opened. */
  state: { of: number }
  /** Called on navigation to the record: the list then opens at the record's page. */
  follow: () => void
}

export interface Neighbours {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Number of the record in the list, from 1, and of the list's records; undefined if the list was not seen. */
  place: { number: number; total: number; isQueue: boolean } | undefined
}

const none: Neighbours = { previous: undefined, next: undefined, place: undefined }

/**
 * A page of the list; disabled without a request. Changed records fetch it again. A queue is fetched every ten seconds:
 * other users work it off, too.
 */
const usePage = (request: ReturnType<typeof listRequest> | undefined, isQueue: boolean, staleTime = 60_000) =>
  useQuery<Envelope, Error, Envelope, QueryKey>({
    ...(request ?? nothingToAsk),
    staleTime,
    refetchInterval: isQueue && 10_000,
  })

/** The list as last seen, followed while it changes, and a query for its other pages. */
const useListLeft = (module: Module, listUrl: string, values: ValueContext) => {
  const queries = useQueryClient()
  const { state: navigation } = useLocation()
  const [path = '', search = ''] = listUrl.split('?')
  const hasList = module.list !== undefined && operationOf(module.module, 'list') !== undefined
  const list = hasList ? listFileOf(module) : undefined
  const state = list && readListUrl(list, new URLSearchParams(search))
  const requestFor = (page: number) =>
    list && state ? listRequest(module, { ...state, page }, values) : undefined
  const request = requestFor(state?.page ?? 0)
  const wasSeen = request && queries.getQueryData(request.queryKey) !== undefined
  const isQueue = state?.filters.some(Boolean) ?? false
  const { data } = usePage(wasSeen ? request : undefined, isQueue, Number.POSITIVE_INFINITY)
  const { rows, total } = list && data ? readRows(list, data.payload) : { rows: [], total: 0 }
  const all = Math.max(total, Number(asRecord(navigation).of) || 0)
  return { path, search, list, state, requestFor, rows, total, all, isQueue }
}

/** The records before and after the open one in the list's present rows; undefined if it is not among them. */
const usePresentNeighbours = (
  module: Module,
  listUrl: string,
  values: ValueContext,
  id: unknown,
  kind: PageKind = 'edit',
): Neighbours | undefined => {
  const left = useListLeft(module, listUrl, values)
  const { path, search, list, state, requestFor, rows, total, all, isQueue } = left
  const at = rows.findIndex((row) => String(row.id) === String(id))
  const last = state ? lastPage(total, state.rows) : 0
  const page = state?.page ?? 0
  const isPaged = list?.paged !== false
  const needsBefore = at === 0 && page > 0 && isPaged
  const needsAfter = at >= 0 && at === rows.length - 1 && page < last && isPaged
  const before = usePage(needsBefore ? requestFor(page - 1) : undefined, isQueue)
  const after = usePage(needsAfter ? requestFor(page + 1) : undefined, isQueue)
  if (!list || !state || at < 0 || !namesRecordById(module.module, kind)) return undefined

  const query = kind === 'edit' ? soughtLanguage(list, state) : ''

  const neighbour = (
    row: Readonly<Record<string, unknown>> | undefined,
    place: number,
  ): Neighbour | undefined => {
    if (row?.id === undefined) return undefined
    const there: ListState = { ...state, page: place }
    return {
      to: `${modulePathUrl(module.module, kind, { ...values.route, id: row.id })}${query}`,
      state: { of: all },
      follow: () => rememberListUrl(path, writeListUrl(list, there, new URLSearchParams(search)).toString()),
    }
  }
  const pageOf = (response: { payload: unknown } | undefined) =>
    response ? readRows(list, response.payload) : { rows: [], total }
  const beyond = pageOf(after.data)
  return {
    previous: needsBefore
      ? neighbour(pageOf(before.data).rows.at(-1), page - 1)
      : neighbour(rows[at - 1], page),
    next: needsAfter
      ? neighbour(beyond.total === total ? beyond.rows[0] : undefined, page + 1)
      : neighbour(rows[at + 1], page),
    place: {
      number: all - total + serialNumber(isPaged ? page : 0, state.rows, at),
      total: all,
      isQueue,
    },
  }
}

/**
 * The records before and after the open one in the list as last seen, across page boundaries. None if the list was not
 * seen, or does not show the record. A filtered list is a queue: saved records may leave it, and the others move up.
 */
export const useNeighbours = (...args: Parameters<typeof usePresentNeighbours>): Neighbours =>
  usePresentNeighbours(...args) ?? none

/** Works like {@link useNeighbours}, and keeps the place of the open record after a save took it from the list. */
export const useKeptNeighbours = (...args: Parameters<typeof usePresentNeighbours>): Neighbours => {
  const id = args[3]
  const present = usePresentNeighbours(...args)
  const last = useRef<{ id: unknown; found: Neighbours }>(null)
  if (present) last.current = { id, found: present }
  return last.current && last.current.id === id ? last.current.found : none
}

const Step = ({ to, label, Icon }: { to: Neighbour | undefined; label: string; Icon: typeof Next }) =>
  to ? (
    <IconButton
      component={Link}
      to={to.to}
      state={to.state}
      onClick={to.follow}
      aria-label={label}
      title={label}
    >
      <Icon className='turns' />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      <Icon className='turns' />
    </IconButton>
  )

/** The record's place in the list; in a queue, how many records are left. */
export const RecordPlace = ({ number, total, isQueue }: NonNullable<Neighbours['place']>) => {
  const { t, i18n } = useTranslation('engine')
  const digits = (count: number): string => inDigits(count, i18n.language)
  const numbers = { number: digits(number), left: digits(total - number + 1), total: digits(total) }
  return (
    <Typography component='span' variant='body2' sx={{ color: 'text.secondary' }}>
      {isQueue ? t('recordsLeft', numbers) : t('recordPlace', numbers)}
    </Typography>
  )
}

/** Links to the previous and next record of the list, and the record's place between them. */
export const RecordSteps = ({ previous, next, place }: Neighbours) => {
  const { t } = useTranslation('engine')
  if (!(previous ?? next ?? place?.isQueue)) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Step to={previous} label={t('previousRecord')} Icon={Previous} />
      {place && <RecordPlace {...place} />}
      <Step to={next} label={t('nextRecord')} Icon={Next} />
    </Box>
  )
}
