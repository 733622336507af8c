import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import MuiRadio from '@rjsf/mui/lib/RadioWidget/RadioWidget.js'
import MuiSelect from '@rjsf/mui/lib/SelectWidget/SelectWidget.js'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { digitLocale } from '../../i18n/format-number.ts'
import type { SimpleWidget } from '../widget.ts'

/** Formats a numeric label in the language, with its sign; other labels are unchanged. */
const inLanguage = (label: string, language: string): string => {
  if (!/^[-+]?\d+$/.test(label)) return label
  const signDisplay = label.startsWith('+') ? 'always' : 'auto'
  return new Intl.NumberFormat(digitLocale(language), { useGrouping: false, signDisplay }).format(
    Number(label),
  )
}

/** The options of a choice with labels in the present language. */
const useChoices = ({ options }: WidgetProps) => {
  const { language } = useTranslation('widgets').i18n
  const enumOptions = options.enumOptions?.map(({ label, ...option }) => ({
    ...option,
    label: inLanguage(label, language),
  }))
  return { ...options, ...(enumOptions && { enumOptions }) }
}

const enumNames = {
  type: 'array',
  items: { type: 'string' },
  description: 'Labels, in the order of the values.',
}

const ofChoices = {
  kind: 'widget',
  types: ['string', 'number', 'integer', 'boolean', 'null'],
  options: { type: 'object', additionalProperties: false, properties: { enumNames } },
} as const

/**
 * rjsf/mui's select with a label for no choice, for optional fields only: rjsf/mui omits it for a schema with a
 * default. Includes descriptions for screen readers.
 */
const Select = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const rjsfSlotProps = { htmlInput: { 'aria-describedby': ariaDescribedByIds(props.id) } }
  const [first] = props.options.enumOptions ?? []
  const schema = props.required && first ? { ...props.schema, default: first.value } : props.schema
  return (
    <MuiSelect
      {...props}
      schema={schema}
      fullWidth
      placeholder={props.placeholder || t('none')}
      options={{ ...useChoices(props), mui: { rjsfSlotProps } }}
    />
  )
}

/** A select of an enumeration. */
export const selectWidget: SimpleWidget = { ...ofChoices, name: 'select', component: Select }

/** rjsf/mui's radio buttons in a row; the group has an accessible name. */
const RadioChoice = (props: WidgetProps) => (
  <MuiRadio {...props} options={{ inline: true, ...useChoices(props), mui: { 'aria-label': props.label } }} />
)

/** One of a few options, all visible. */
export const radioWidget: SimpleWidget = { ...ofChoices, name: 'radio', component: RadioChoice }

/** Yes or No. */
export const yesNoWidget: SimpleWidget = { ...radioWidget, name: 'yes-no', types: ['boolean', 'null'] }

const SwitchInput = ({ id, label, value, disabled, readonly, onChange, onBlur }: WidgetProps) => (
  <FormControlLabel
    sx={{ alignSelf: 'flex-start' }}
    label={label}
    control={
      <Switch
        id={id}
        checked={value === true}
        disabled={Boolean(disabled || readonly)}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={() => onBlur(id, value)}
        slotProps={{ input: { 'aria-describedby': ariaDescribedByIds(id) } }}
      />
    }
  />
)

/** On or off. */
export const switchWidget: SimpleWidget = {
  kind: 'widget',
  name: 'switch',
  types: ['boolean', 'null'],
  component: SwitchInput,
}
