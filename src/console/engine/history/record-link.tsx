import Button from '@mui/material/Button'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FoundRecord, HistoryEntry } from '../../../../generated/api/foundation.schemas.ts'
import { useGetRecordVersion } from '../../../../generated/api/history/history.ts'
import { asRecord } from '../../../contract/json.ts'
import { enterPlatform } from '../../session/platform.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { moduleEntries, moduleQuery } from '../modules.ts'
import { recordPlace } from '../routes/record-address.ts'
import type { HistorySubject } from './history-source.ts'

/**
 * Links to the page of a record whose latest version is `entry`; nothing if the record is deleted, or the user may open
 * no page that shows it.
 */
export const RecordLink = ({ entry, subject }: { entry: HistoryEntry; subject: HistorySubject }) => {
  const { t } = useTranslation('engine')
  const check = usePrivilegeCheck()
  const { resource, id } = subject
  const version = useGetRecordVersion(
    { resource, recordId: id, entryId: entry.id },
    { query: { staleTime: Number.POSITIVE_INFINITY } },
  )
  const entries = moduleEntries.filter(({ module }) => module.resource === resource)
  const loaded = useQueries({ queries: entries.map(moduleQuery) }).flatMap(({ data }, at) => {
    const entry = entries[at]
    return data && entry ? [{ entry, module: data }] : []
  })
  const stored = version.data?.payload.after
  // The first of all modules decides.
  if (!stored || loaded.length < entries.length) return null
  // The values select the module, and fill in the address.
  const values = asRecord(stored) as FoundRecord['values']
  const found = { resource, recordId: id, values, label: null, property: '', text: null, similar: false }
  const place = recordPlace(found, loaded, check)
  if (!place) return null
  const { platform } = place.entry.module
  return (
    <Button
      component={Link}
      to={place.to}
      variant='outlined'
      size='small'
      sx={{ mb: 3 }}
      {...(platform && { state: { platform }, onClick: () => enterPlatform(platform) })}
    >
      {t('history.open')}
    </Button>
  )
}
