import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, getUiOptions, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import type { SimpleWidget } from '../widget.ts'

interface Choice {
  value: unknown
  label: string
}

/** A label that is a number as the language writes it, with its sign; any other as it is. */
const inLanguage = (label: string, language: string): string => {
  if (!/^[-+]?\d+$/.test(label)) return label
  const signDisplay = label.startsWith('+') ? 'always' : 'auto'
  return new Intl.NumberFormat(language, { useGrouping: false, signDisplay }).format(Number(label))
}

/** Values and labels of a choice: the schema's enumeration, or Yes and No for a boolean without one. */
const useChoices = ({ schema, uiSchema, options }: WidgetProps): readonly Choice[] => {
  const { t, i18n } = useTranslation('widgets')
  // rjsf keeps the names of a boolean's choices out of the options it hands over.
  const { enumNames } = getUiOptions(uiSchema)
  const names: readonly unknown[] = Array.isArray(enumNames) ? enumNames : []
  if (options.enumOptions && schema.enum)
    return options.enumOptions.map(({ value, label }, at) => ({
      value,
      label: inLanguage(String(names[at] ?? label), i18n.language),
    }))
  return [
    { value: true, label: String(names[0] ?? t('yes')) },
    { value: false, label: String(names[1] ?? t('no')) },
  ]
}

const indexOf = (choices: readonly Choice[], value: unknown): string => {
  const at = choices.findIndex((choice) => choice.value === value)
  return at < 0 ? '' : String(at)
}

const enumNames = {
  type: 'array',
  items: { type: 'string' },
  description: 'Labels, in the order of the values.',
}

const Select = (props: WidgetProps) => {
  const { id, label, value, required, disabled, readonly, rawErrors = [], onChange, onBlur } = props
  const { t } = useTranslation('widgets')
  const choices = useChoices(props)
  return (
    <TextField
      select
      id={id}
      name={id}
      label={label}
      value={indexOf(choices, value)}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      fullWidth
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : choices[Number(target.value)]?.value)
      }
      onBlur={() => onBlur(id, value)}
      slotProps={{ htmlInput: { 'aria-describedby': ariaDescribedByIds(id) } }}
    >
      {!required && (
        <MenuItem value=''>
          <em>{t('none')}</em>
        </MenuItem>
      )}
      {choices.map((choice, at) => (
        <MenuItem key={choice.label} value={String(at)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const ofChoices = {
  kind: 'widget',
  types: ['string', 'number', 'integer', 'boolean', 'null'],
  options: { type: 'object', additionalProperties: false, properties: { enumNames } },
  alike: true,
} as const

/** A pick list of an enumeration. */
export const selectWidget: SimpleWidget = { ...ofChoices, name: 'select', component: Select }

const RadioChoice = (props: WidgetProps) => {
  const { id, label, value, required, disabled, readonly, rawErrors = [], onChange, onBlur } = props
  const choices = useChoices(props)
  return (
    <>
      <FormLabel id={`${id}-label`} required={required ?? false} error={rawErrors.length > 0}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={ariaDescribedByIds(id)}
        value={indexOf(choices, value)}
        onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
        onBlur={() => onBlur(id, value)}
      >
        {choices.map((choice, at) => (
          <FormControlLabel
            key={choice.label}
            value={String(at)}
            control={<Radio />}
            label={choice.label}
            disabled={Boolean(disabled || readonly)}
          />
        ))}
      </RadioGroup>
    </>
  )
}

/** One of a few, all in sight. */
export const radioWidget: SimpleWidget = { ...ofChoices, name: 'radio', component: RadioChoice }

/** Yes or No. */
export const yesNoWidget: SimpleWidget = { ...radioWidget, name: 'yes-no', types: ['boolean', 'null'] }
