import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import { isObject, type PlainObject } from '../../../../contract/json.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { joinFacts } from '../../../ui/text-direction.ts'
import { FieldValue } from '../../history/field-value.tsx'
import { formFields, type HistoryField } from '../../history/history-source.ts'
import { formNamesByBody, type Mapping } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'
import { changesByField, compareVersions, type Difference, type Resolution } from './conflict.ts'

/** The owner of a version; for a field that another user changed, with their name and the time. */
const useVersionName = (): ((whose: Resolution, change: ChangedProperty | undefined) => string) => {
  const { t, i18n } = useTranslation('engine')
  return (whose, change) => {
    if (whose !== 'theirs' || change === undefined) return t(`conflict.${whose}`)
    const facts = [change.changedBy, formatMoment(change.changedDate, i18n.language)]
    return joinFacts([t('conflict.theirs'), ...facts])
  }
}

/** The field and its part: a language, or an item by name. */
const useDifferenceTitle = (field: HistoryField, { context }: Mapping, difference: Difference): string => {
  const label = useLabel()
  const { languageId, isItem, start, mine, theirs } = difference
  const item = isItem ? [start, mine, theirs].find(isObject) : undefined
  const part = item
    ? recordLabel(item, { languages: context.languages })
    : (context.languages.find(({ id }) => id === languageId)?.name ?? '')
  return joinFacts([label(field.label), part])
}

interface VersionChoiceProps {
  difference: Difference
  /** The user and time of the change in the stored version. */
  change: ChangedProperty | undefined
  mapping: Mapping
  value: Resolution
  onChange: (whose: Resolution) => void
}

/** The versions of a field or part to select from. */
export const VersionChoice = ({ difference, change, mapping, value, onChange }: VersionChoiceProps) => {
  const versionName = useVersionName()
  const id = useId()
  const { name, start, theirs, both } = difference
  const field = formFields(mapping.schema, mapping.ui).find((each) => each.name === name) ?? {
    name,
    label: name,
  }
  const title = useDifferenceTitle(field, mapping, difference)
  const offered: readonly Resolution[] = both === undefined ? ['mine', 'theirs'] : ['both', 'mine', 'theirs']
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Resolution)}
      >
        {offered.map((whose) => (
          <FormControlLabel
            key={whose}
            value={whose}
            control={<Radio />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Box sx={{ pt: 2, overflowWrap: 'anywhere' }}>
                <Typography variant='caption' color='textSecondary' component='div'>
                  {versionName(whose, isSame(theirs, start) ? undefined : change)}
                </Typography>
                <FieldValue field={field} value={difference[whose]} />
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

interface Props {
  module: Module
  mapping: Mapping
  /** The API's message with the user and time of the change. */
  message: string
  start: PlainObject
  mine: PlainObject
  theirs: PlainObject
  /** The user behind each changed property, if the API provides it. */
  changes: readonly ChangedProperty[] | null
  onSave: (merged: PlainObject) => void
  onClose: () => void
}

/** The differences between the versions, and the users who made them. */
const useComparison = ({ module, mapping, start, mine, theirs, changes }: Props) =>
  useMemo(() => {
    const names = propertyNames(mapping.schema)
    return {
      ...compareVersions(start, mine, theirs, names),
      changed: changesByField(changes, names, formNamesByBody(module, mapping)),
    }
  }, [module, mapping, start, mine, theirs, changes])

/** Compares both versions of a record that another user changed meanwhile; the user selects one for each part. */
export const ConflictDialog = (props: Props) => {
  const { mapping, message, onSave, onClose } = props
  const { t } = useTranslation('engine')
  const { differences, changed, merge } = useComparison(props)
  const [chosen, setChosen] = useState<Readonly<Record<string, Resolution>>>({})
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth='md'>
      <DialogTitle>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Alert severity='warning' sx={{ mb: 3 }}>
          {message}
        </Alert>
        <Typography sx={{ mb: 3 }}>
          {differences.length === 0 ? t('conflict.same') : t('conflict.choose')}
        </Typography>
        {differences.map((difference) => (
          <VersionChoice
            key={difference.key}
            difference={difference}
            change={changed[difference.name]}
            mapping={mapping}
            value={chosen[difference.key] ?? difference.proposed}
            onChange={(whose) => setChosen({ ...chosen, [difference.key]: whose })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color='secondary'>
          {t('conflict.back')}
        </Button>
        <Button variant='contained' onClick={() => onSave(merge(chosen))}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
