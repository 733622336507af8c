import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formNamesByBody } from '../data/body-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'
import { changesByField, compareVersions, type Resolution } from './conflict.ts'
import { VersionChoice } from './version-choice.tsx'

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
