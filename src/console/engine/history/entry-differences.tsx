import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from '../../../../generated/api/foundation.schemas.ts'
import { useGetRecordVersion } from '../../../../generated/api/history/history.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { differingFields } from './differing-fields.ts'
import { FieldDifference } from './field-difference.tsx'
import { type HistorySubject, propertyFields } from './subject.ts'

interface Props {
  entry: HistoryEntry
  subject: HistorySubject
  /** The entry's version is the stored one and cannot be restored. */
  isCurrent: boolean
}

/** The changes of one write, by field, with buttons that restore values. */
export const EntryDifferences = ({ entry, subject, isCurrent }: Props) => {
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
      {differing.length === 0 && <Typography color='text.secondary'>{t('history.same')}</Typography>}
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
