import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../client/content-languages.ts'
import type { Pair } from '../../../../engine/translation/text-rows.ts'
import type { NamedList } from '../../../../engine/translation/use-incomplete-lists.ts'
import type { TextFormat } from './use-export-texts.ts'

/** The options of an export: its texts and format. */
export interface Question {
  /** Key of the place to export; '' for all. */
  place: string
  /** Numbers of the languages, as strings. */
  source: string
  target: string
  format: TextFormat
  withTranslated: boolean
}

interface Props {
  places: readonly NamedList[]
  languages: readonly Language[]
  question: Question
  onChange: (question: Question) => void
}

const everything = ''

/** The most complete language and the least complete one. */
export const likelyPair = (places: readonly NamedList[], languages: readonly Language[]): Pair => {
  const lacks = ({ id }: Language): number =>
    places.reduce((sum, { missing }) => sum + (missing.get(id) ?? 0), 0)
  const sorted = languages.toSorted((one, other) => lacks(one) - lacks(other))
  return { source: sorted[0]?.id ?? 0, target: sorted.at(-1)?.id ?? 0 }
}

/** The default options: all places, from the most complete language into the least complete one. */
export const likelyQuestion = (places: readonly NamedList[], languages: readonly Language[]): Question => {
  const { source, target } = likelyPair(places, languages)
  return {
    place: everything,
    source: String(source),
    target: String(target),
    format: 'xliff',
    withTranslated: false,
  }
}

/** The places of an export. */
export const incompleteListsOf = (places: readonly NamedList[], { place }: Question): readonly NamedList[] =>
  places.filter(({ key }) => place === everything || key === place)

/** The options with another language on one side; if both sides would have the same language, they swap. */
const withLanguage = (question: Question, side: 'source' | 'target', language: string): Question => {
  const other = side === 'source' ? 'target' : 'source'
  const swapped = language === question[other] ? { [other]: question[side] } : {}
  return { ...question, ...swapped, [side]: language }
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

/** Selects the texts, source and target language of an export. */
export const ExportQuestion = ({ places, languages, question, onChange }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const named = languages.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Stack spacing={4} sx={{ pt: 2 }}>
      <Choice
        label={t('missing.module')}
        value={question.place}
        options={[
          { value: everything, label: t('exchange.everything') },
          ...places.map((place) => ({ value: place.key, label: place.title })),
        ]}
        onChange={(place) => onChange({ ...question, place })}
      />
      {(['source', 'target'] as const).map((side) => (
        <Choice
          key={side}
          label={t(`exchange.${side}`)}
          value={question[side]}
          options={named}
          onChange={(language) => onChange(withLanguage(question, side, language))}
        />
      ))}
      <Choice
        label={t('exchange.format')}
        value={question.format}
        options={[
          { value: 'xliff', label: t('exchange.xliff') },
          { value: 'xlsx', label: t('exchange.xlsx') },
        ]}
        onChange={(format) => onChange({ ...question, format: format === 'xlsx' ? 'xlsx' : 'xliff' })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={question.withTranslated}
            onChange={({ target }) => onChange({ ...question, withTranslated: target.checked })}
          />
        }
        label={t('exchange.withTranslated')}
      />
    </Stack>
  )
}
