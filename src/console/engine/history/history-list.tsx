import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from '../../../../generated/api/foundation.schemas.ts'
import { getListRecordHistoryQueryKey, listRecordHistory } from '../../../../generated/api/history/history.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { rowsOf, totalOf } from '../../../contract/conventions/page.ts'
import { pageQuery } from '../../../contract/conventions/query.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { formatMoment } from '../../ui/format-moment.ts'
import { joinFacts } from '../../ui/join-facts.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { EntryDifferences } from './entry-differences.tsx'
import { hasContent, kindLabels } from './entry-kinds.ts'
import type { HistorySubject } from './subject.ts'

/** Entries per request. */
const size = 20

interface EntryProps {
  entry: HistoryEntry
  subject: HistorySubject
  /** The entry's version is the stored one. */
  isCurrent: boolean
}

const Entry = ({ entry, subject, isCurrent }: EntryProps) => {
  const { t, i18n } = useTranslation('engine')
  const label = useLabel()
  const [open, setOpen] = useState(entry.id === subject.opened)
  const program = [entry.browser, entry.system].filter((fact) => fact !== null)
  const from = [entry.address, ...(program.length > 0 ? program : [entry.program])].filter(
    (fact) => fact !== null,
  )
  return (
    <Box component='li' sx={{ py: 3, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Chip size='small' variant='outlined' label={label(kindLabels[entry.kind])} />
        <Typography component='span' dir='auto' sx={{ fontWeight: 600 }}>
          {entry.changedBy ?? t(entry.operation === null ? 'history.system' : 'history.unknown')}
        </Typography>
        <Typography component='span' variant='body2' color='text.secondary'>
          {formatMoment(entry.changedDate, i18n.language, 'second')}
        </Typography>
        {hasContent(entry) && (
          <Button size='small' aria-expanded={open} sx={{ ml: 'auto' }} onClick={() => setOpen(!open)}>
            {open ? t('history.hide') : t('history.show')}
          </Button>
        )}
      </Box>
      {from.length > 0 && (
        <Typography
          variant='caption'
          color='text.secondary'
          component='div'
          title={entry.program ?? undefined}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {joinFacts(from)}
        </Typography>
      )}
      {open && <EntryDifferences entry={entry} subject={subject} isCurrent={isCurrent} />}
    </Box>
  )
}

/** The writes of a record, newest first, page by page. */
export const HistoryList = ({ subject }: { subject: HistorySubject }) => {
  const { t } = useTranslation('engine')
  const { resource, id } = subject
  const path = { resource, recordId: id }
  const { data, error, refetch, fetchNextPage, ...next } = useInfiniteQuery({
    queryKey: [...getListRecordHistoryQueryKey(path), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listRecordHistory(path, pageQuery({ page: pageParam, size }), {}, signal),
    initialPageParam: 0,
    getNextPageParam: ({ payload }, pages) =>
      pages.length * size < totalOf(payload) ? pages.length : undefined,
    gcTime: 0,
  })
  if (!data && error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Loader minHeight={160} />
  const entries = data.pages.flatMap(({ payload }) => rowsOf(payload))
  const current = entries.find(hasContent)
  if (entries.length === 0) return <Typography color='text.secondary'>{t('history.none')}</Typography>
  return (
    <>
      <Box component='ul' sx={{ m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} subject={subject} isCurrent={entry === current} />
        ))}
      </Box>
      {next.isFetchNextPageError ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void fetchNextPage()} />
      ) : (
        next.hasNextPage && (
          <Button fullWidth loading={next.isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.more')}
          </Button>
        )
      )}
    </>
  )
}
