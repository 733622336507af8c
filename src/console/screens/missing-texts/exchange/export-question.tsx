import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../client/content-languages.ts'
import type { NamedList } from '../../../engine/translation/use-incomplete-lists.ts'
import type { ExportOptions } from './use-export-texts.ts'

/** An export: the options, and the key of its place. */
export interface Question extends ExportOptions {
  place: string
}

interface Props {
  places: readonly NamedList[]
  languages: readonly Language[]
  question: Question
  onChange: (question: Question) => void
}

/** The place of all places. */
export const everything = 'all'

/** The most complete language and the least complete one; null without languages. */
export const likelyPair = (
  places: readonly NamedList[],
  languages: readonly Language[],
): Pick<Question, 'source' | 'target'> | null => {
  const lacks = ({ id }: Language): number =>
    places.reduce((sum, { missing }) => sum + (missing.get(id) ?? 0), 0)
  const sorted = languages.toSorted((one, other) => lacks(one) - lacks(other))
  const [source, target] = [sorted[0], sorted.at(-1)]
  return source && target ? { source, target } : null
}

/** The options with another language on one side; if both sides would have the same language, they swap. */
const withLanguage = (question: Question, side: 'source' | 'target', language: Language): Question => {
  const other = side === 'source' ? 'target' : 'source'
  const swapped = language.id === question[other].id ? { [other]: question[side] } : {}
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
  const named = languages.map(({ code, name }) => ({ value: code, label: name }))
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
          value={question[side].code}
          options={named}
          onChange={(code) => {
            const language = languages.find((each) => each.code === code)
            if (language) onChange(withLanguage(question, side, language))
          }}
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
