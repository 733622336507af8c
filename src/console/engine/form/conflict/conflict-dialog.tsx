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
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import { asRecord } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { referenceCell } from '../../../cells/reference-cell.tsx'
import { useLabel } from '../../../i18n/use-label.ts'
import { CellView } from '../../list/views/cell-view.tsx'
import { uiOptions } from '../data/mapping.ts'
import { type Difference, differences, mergeVersions } from './conflict.ts'
import { valueText } from './value-text.ts'

type Data = Readonly<Record<string, unknown>>
type Whose = 'mine' | 'theirs'

interface Props {
  /** The API's sentence: who changed it, and when. */
  message: string
  ui: JsonSchema
  names: readonly string[]
  start: Data
  mine: Data
  theirs: Data
  /** Who changed which field, where the API says so. */
  changes: Readonly<Record<string, ChangedProperty>>
  onSave: (merged: Data) => void
  onClose: () => void
}

const Value = ({ name, ui, value }: { name: string; ui: JsonSchema; value: unknown }) => {
  const { t } = useTranslation('engine')
  const { operation } = uiOptions(asRecord(ui[name]))
  if (typeof operation === 'string' && (typeof value === 'number' || Array.isArray(value))) {
    const row = { [name]: value }
    return (
      <CellView
        column={{ field: name, cell: referenceCell.name, options: { operation } }}
        row={row}
        rows={[row]}
      />
    )
  }
  const text = typeof value === 'boolean' ? (value ? t('yes') : t('no')) : valueText(value)
  return <span dir='auto'>{text === '' ? t('nothing') : text}</span>
}

/** Whose version it is; of a field that somebody else changed, by whom and when. */
const useVersionName = (): ((whose: Whose, change: ChangedProperty | undefined) => string) => {
  const { t, i18n } = useTranslation('engine')
  return (whose, change) => {
    if (whose === 'mine') return t('conflict.mine')
    if (change === undefined) return t('conflict.theirs')
    const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
    const facts = [change.changedBy, format.format(new Date(change.changedDate))]
    return [t('conflict.theirs'), ...facts.filter((fact) => fact !== null)].join(' · ')
  }
}

const Choice = ({
  difference,
  change,
  ui,
  value,
  onChange,
}: {
  difference: Difference
  change: ChangedProperty | undefined
  ui: JsonSchema
  value: Whose
  onChange: (whose: Whose) => void
}) => {
  const label = useLabel()
  const versionName = useVersionName()
  const { name, mine, theirs } = difference
  const title = asRecord(ui[name])['ui:title']
  const id = useId()
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label(typeof title === 'string' ? title : name)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Whose)}
      >
        {(['mine', 'theirs'] as const).map((whose) => (
          <FormControlLabel
            key={whose}
            value={whose}
            control={<Radio />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Box sx={{ pt: 2, overflowWrap: 'anywhere' }}>
                <Typography variant='caption' color='text.secondary' component='div'>
                  {versionName(whose, change)}
                </Typography>
                <Value name={name} ui={ui} value={whose === 'mine' ? mine : theirs} />
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

/** Both versions of a record that somebody else changed meanwhile, field by field, to choose from. */
export const ConflictDialog = ({
  message,
  ui,
  names,
  start,
  mine,
  theirs,
  changes,
  onSave,
  onClose,
}: Props) => {
  const { t } = useTranslation('engine')
  const titleId = useId()
  const found = differences(start, mine, theirs, names)
  const [chosen, setChosen] = useState<Readonly<Record<string, Whose>>>(
    Object.fromEntries(found.map(({ name, proposed }) => [name, proposed])),
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth='md' aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Alert severity='warning' sx={{ mb: 3 }}>
          {message}
        </Alert>
        <Typography sx={{ mb: 3 }}>
          {found.length === 0 ? t('conflict.same') : t('conflict.choose')}
        </Typography>
        {found.map((difference) => (
          <Choice
            key={difference.name}
            difference={difference}
            change={changes[difference.name]}
            ui={ui}
            value={chosen[difference.name] ?? difference.proposed}
            onChange={(whose) => setChosen({ ...chosen, [difference.name]: whose })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color='secondary'>
          {t('conflict.back')}
        </Button>
        <Button variant='contained' onClick={() => onSave(mergeVersions(mine, theirs, chosen))}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
