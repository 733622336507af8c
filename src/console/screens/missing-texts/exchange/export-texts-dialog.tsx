import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../client/content-languages.ts'
import type { NamedPlace } from '../use-places.ts'
import { Progress } from './progress.tsx'
import { type TextFormat, useExportTexts } from './use-export-texts.ts'

interface Props {
  places: readonly NamedPlace[]
  languages: readonly Language[]
  onClose: () => void
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField select fullWidth label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)

const everything = ''

/** The language that lacks the most, and the one that lacks the least: what most likely is to be translated. */
const likely = (places: readonly NamedPlace[], languages: readonly Language[]) => {
  const lacks = ({ id }: Language): number =>
    places.reduce((sum, { missing }) => sum + (missing.get(id) ?? 0), 0)
  const sorted = languages.toSorted((one, other) => lacks(one) - lacks(other))
  return { source: String(sorted[0]?.id), target: String(sorted.at(-1)?.id) }
}

/** Asks what is to be translated from which language into which, and writes it into a file. */
export const ExportTextsDialog = ({ places, languages, onClose }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const titleId = useId()
  const [{ source, target }, setLanguages] = useState(() => likely(places, languages))
  const [key, setKey] = useState(everything)
  const [format, setFormat] = useState<TextFormat>('xliff')
  const [withTranslated, setWithTranslated] = useState(false)
  const { state, start, cancel } = useExportTexts(onClose)
  const find = (id: string): Language | undefined => languages.find((language) => String(language.id) === id)
  const [from, to] = [find(source), find(target)]
  const named = languages.map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = places.filter((place) => key === everything || place.key === key)
  const isRunning = state.status === 'running'
  return (
    <Dialog
      open
      // A press beside it must not end what has been running for a while.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle id={titleId}>{t('exchange.export')}</DialogTitle>
      <DialogContent>
        {state.failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {state.failure}
          </Alert>
        )}
        {isRunning && <Progress done={state.done} total={state.total} label={t('exchange.export')} />}
        {state.status === 'ended' && (
          <Stack spacing={3}>
            <Alert severity={state.written > 0 ? 'success' : 'info'}>
              {state.written > 0 ? t('exchange.exported', { count: state.written }) : t('exchange.nothing')}
            </Alert>
            {state.withoutSource > 0 && (
              <Alert severity='warning'>
                {t('exchange.withoutSource', { count: state.withoutSource, language: from?.name })}
              </Alert>
            )}
            {state.tooLong > 0 && (
              <Alert severity='warning'>{t('exchange.tooLong', { count: state.tooLong })}</Alert>
            )}
          </Stack>
        )}
        {state.status === 'asked' && (
          <Stack spacing={4} sx={{ pt: 2 }}>
            <Choice
              label={t('missing.module')}
              value={key}
              options={[
                { value: everything, label: t('exchange.everything') },
                ...places.map((place) => ({ value: place.key, label: place.title })),
              ]}
              onChange={setKey}
            />
            <Choice
              label={t('exchange.source')}
              value={source}
              options={named}
              onChange={(next) => setLanguages({ source: next, target: next === target ? source : target })}
            />
            <Choice
              label={t('exchange.target')}
              value={target}
              options={named}
              onChange={(next) => setLanguages({ target: next, source: next === source ? target : source })}
            />
            <Choice
              label={t('exchange.format')}
              value={format}
              options={[
                { value: 'xliff', label: t('exchange.xliff') },
                { value: 'xlsx', label: t('exchange.xlsx') },
              ]}
              onChange={(next) => setFormat(next === 'xlsx' ? 'xlsx' : 'xliff')}
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={withTranslated}
                  onChange={({ target }) => setWithTranslated(target.checked)}
                />
              }
              label={t('exchange.withTranslated')}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={isRunning ? cancel : onClose} color='secondary'>
          {shell(state.status === 'ended' ? 'common.close' : 'common.cancel')}
        </Button>
        {state.status === 'asked' && (
          <Button
            variant='contained'
            disabled={!from || !to || from === to}
            onClick={() => from && to && start(chosen, { source: from, target: to, withTranslated }, format)}
          >
            {t('exchange.start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
