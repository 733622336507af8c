import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresenceChange, PresentPerson } from '../../../../generated/api/foundation.schemas.ts'
import type { Module } from '../../../modules/format/types.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { formFileOf, recordIdOf, recordRequest } from '../form/data/form-request.ts'
import type { ValueContext } from '../values.ts'
import { useFollowed } from './use-followed.ts'

interface Props {
  module: Module
  values: ValueContext
  /** Whether there is unsaved input. */
  isDirty: boolean
}

const maxNames = 3

const useSentences = () => {
  const { t, i18n } = useTranslation('tools')
  const { language } = i18n
  return {
    people: (people: readonly PresentPerson[]): string => {
      const names = people.slice(0, maxNames).map(({ name }) => name)
      const more = people.length - names.length
      const all = more > 0 ? [...names, t('presence.more', { count: more })] : names
      const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(all)
      return t('presence.people', { count: people.length, names: list })
    },
    change: ({ kind, changedBy, changedDate }: PresenceChange, isDirty: boolean): string => {
      const name = changedBy ?? t('presence.somebody')
      const time = formatMoment(changedDate, language, 'time')
      if (kind === 'DELETE') return t('presence.deleted', { name, time })
      const message = t(kind === 'RESTORE' ? 'presence.restored' : 'presence.saved', { name, time })
      return isDirty ? `${message} ${t('presence.merge')}` : message
    },
    reload: t('presence.reload'),
  }
}

/** Shows at a form's foot the other users with the record open, and that a user saved or deleted it meanwhile. */
const KnownRecord = ({ module, values, isDirty, id }: Props & { id: number }) => {
  const sentences = useSentences()
  const queries = useQueryClient()
  const readAt = (): number =>
    queries.getQueryState(recordRequest(module, values).queryKey)?.dataUpdatedAt || Date.now()
  const { people, changes } = useFollowed(module.module.resource, id, readAt)
  const last = changes.at(-1)
  const reloads = last && last.kind !== 'DELETE' && !isDirty
  return (
    <div role='status'>
      {last && (
        <Alert severity='warning' role='none' sx={{ mb: 2, py: 0, alignItems: 'center' }}>
          {sentences.change(last, isDirty)}{' '}
          {reloads && (
            <Button size='small' color='inherit' onClick={() => location.reload()}>
              {sentences.reload}
            </Button>
          )}
        </Alert>
      )}
      {people.length > 0 && (
        <Typography variant='body2' sx={{ mb: 2, color: 'text.secondary' }}>
          {sentences.people(people)}
        </Typography>
      )}
    </div>
  )
}

/** Renders nothing if the address has no record number. */
const RecordPresence = memo((props: Props) => {
  const id = Number(recordIdOf(formFileOf(props.module), props.values))
  return Number.isSafeInteger(id) && id > 0 ? <KnownRecord {...props} id={id} /> : null
})

/** The component with its texts. */
export const loadRecordPresence = async (): Promise<ComponentType<Props>> => {
  await addDemandedTexts('tools')
  return RecordPresence
}
