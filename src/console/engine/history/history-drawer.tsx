import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from '../../../../generated/api/foundation.schemas.ts'
import {
  getListRecordHistoryQueryKey,
  listRecordHistory,
  useGetRecordVersion,
} from '../../../../generated/api/history/history.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { rowsOf, totalOf } from '../../../contract/conventions/page.ts'
import { pageQuery } from '../../../contract/conventions/query.ts'
import { FieldNames } from '../../cells/fields-cell.tsx'
import { formatMoment } from '../../i18n/format-date.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { ErrorState, Loader } from '../../ui/states.tsx'
import { joinFacts } from '../../ui/text-direction.ts'
import { FieldDifference } from './field-difference.tsx'
import { differingFields, type HistorySubject, propertyFields } from './history-source.ts'
import { RecordLink } from './record-link.tsx'

interface Props {
  entry: HistoryEntry
  subject: HistorySubject
  /** The entry's version is the stored one and cannot be restored. */
  isCurrent: boolean
}

/** The changes of one write, by field, with buttons that restore values. */
const EntryDifferences = ({ entry, subject, isCurrent }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { resource, id, fields, languages, read, restore } = subject
  const { data, error, refetch } = useGetRecordVersion(
    { resource, recordId: id, entryId: entry.id },
    { query: { staleTime: Number.POSITIVE_INFINITY } },
  )
  if (!data && error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Loader minHeight={80} />
  const { before: earlier, after: later } = data.payload
  const [before, after] = [earlier ? read(earlier) : {}, later ? read(later) : {}]
  const shown = fields.length > 0 ? fields : propertyFields(before, after)
  const differing = differingFields(shown, before, after)
  return (
    <Box sx={{ pt: 2 }}>
      {differing.length === 0 && <Typography color='textSecondary'>{t('history.same')}</Typography>}
      {differing.map((field) => (
        <Box key={field.name} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{label(field.label)}</Typography>
            {restore && earlier && (
              <Button
                size='small'
                aria-label={`${label(field.label)}: ${t('history.undoField')}`}
                onClick={() => restore({ [field.name]: before[field.name] })}
              >
                {t('history.undoField')}
              </Button>
            )}
          </Box>
          <FieldDifference
            field={field}
            before={before[field.name]}
            after={after[field.name]}
            languages={languages}
          />
        </Box>
      ))}
      {restore && later && !isCurrent && (
        <Button variant='outlined' size='small' sx={{ mt: 2 }} onClick={() => restore(after)}>
          {t('history.restore')}
        </Button>
      )}
    </Box>
  )
}

type Kind = HistoryEntry['kind']

/** Labels for the kinds of entries; translated like module labels, which the list of all entries shares. */
const kindLabels: Readonly<Record<Kind, string>> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
  RESTORE: 'Restored',
  PURGE: 'Deleted Permanently',
  ACTION: 'Other Operation',
  ERASE: 'Erased',
  SIGN_IN: 'Signed In',
  SIGN_IN_FAILED: 'Failed Sign-in',
  SIGN_OUT: 'Signed Out',
  SESSION_END: 'Sessions Ended',
  PASSWORD_CHANGE: 'Password Changed',
  PASSWORD_RESET: 'Password Reset',
  FACTOR_ON: 'Two-Step Sign-In Set Up',
  FACTOR_OFF: 'Two-Step Sign-In Removed',
  RECOVERY_CODES: 'Recovery Codes Created',
  RECOVERY_CODE_USE: 'Recovery Code Used',
}

const withContent: readonly Kind[] = ['CREATE', 'UPDATE', 'DELETE', 'RESTORE']

/** Whether the write of the entry changed the record's content. */
const hasContent = ({ kind }: HistoryEntry): boolean => withContent.includes(kind)

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
        <Typography component='span' variant='body2' color='textSecondary'>
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
          color='textSecondary'
          component='div'
          title={entry.program ?? undefined}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {joinFacts(from)}
        </Typography>
      )}
      {entry.kind === 'UPDATE' && !open && (
        <Typography variant='body2' component='div'>
          <FieldNames names={entry.changed} resource={subject.resource} />
        </Typography>
      )}
      {open && <EntryDifferences entry={entry} subject={subject} isCurrent={isCurrent} />}
    </Box>
  )
}

/** The writes of a record, newest first, page by page. */
const HistoryList = ({ subject }: { subject: HistorySubject }) => {
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
  if (entries.length === 0) return <Typography color='textSecondary'>{t('history.none')}</Typography>
  return (
    <>
      {subject.isLinked && current && <RecordLink entry={current} subject={subject} />}
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

/** The history of a record beside the page that shows it. */
export const HistoryDrawer = ({ subject, onClose }: { subject: HistorySubject; onClose: () => void }) => {
  const { t } = useTranslation('engine')
  const titleId = useId()
  const { restore } = subject
  const restoring = restore && {
    restore: (values: Readonly<Record<string, unknown>>): void => {
      restore(values)
      onClose()
    },
  }
  return (
    <Drawer
      open
      anchor='right'
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 }, p: 5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
        <Typography id={titleId} variant='h6' component='h2' sx={{ overflowWrap: 'anywhere' }}>
          {t('history.title')}
          {subject.name !== undefined && (
            <>
              : <bdi>{subject.name}</bdi>
            </>
          )}
        </Typography>
        <Button onClick={onClose}>{t('close')}</Button>
      </Box>
      <HistoryList subject={{ ...subject, ...restoring }} />
    </Drawer>
  )
}
