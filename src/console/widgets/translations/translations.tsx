import LacksIcon from '@mui/icons-material/Circle'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { valueAt } from '../../../contract/json.ts'
import { languageDirection } from '../../ui/text-direction.ts'
import { preloadEditor } from '../rich-text/rich-text-box.tsx'
import { fieldOptions, formContextOf, innerId, isLocked } from '../shared/form-field.ts'
import { flagOption, numberOption } from '../shared/options.ts'
import type { Language, Widget } from '../widget.ts'
import { LanguageInput, LanguageRichInput, LanguagesBar } from './language-input.tsx'
import { useTranslationInputs } from './use-translation-inputs.ts'

interface Props {
  id: string
  label: string
  /** In display order, with indexes. */
  languages: readonly { language: Language; index: number; isDone: boolean }[]
  /** Whether every language needs a text. */
  required: boolean
  /** Indexes of the languages with an error. */
  faulty: readonly number[]
  selected: number
  onSelect: (index: number) => void
}

/** Tabs of all languages; those with an error are marked, and named above. */
const LanguageTabs = ({ id, label, languages, required, faulty, selected, onSelect }: Props) => {
  const { t } = useTranslation('widgets')
  return (
    <Stack data-tools spacing={2}>
      {faulty.length > 0 && (
        <Alert severity='error' sx={{ py: 0 }}>
          {t('translations.faulty', { label })}{' '}
          {faulty.map((index) => (
            <Button key={index} size='small' color='inherit' onClick={() => onSelect(index)}>
              {languages.find((each) => each.index === index)?.language.name}
            </Button>
          ))}
        </Alert>
      )}
      <Tabs
        value={selected}
        onChange={(_, index: number) => onSelect(index)}
        aria-label={t('translations.languagesOf', { label })}
        sx={{
          minHeight: 0,
          '& .MuiTabs-list': { flexWrap: 'wrap' },
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 3, py: 1, textTransform: 'none' },
          '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
        }}
      >
        {languages.map(({ language, index, isDone }) => {
          const marked = faulty.includes(index)
          const lacks = !marked && required && !isDone
          return (
            <Tab
              key={language.id}
              value={index}
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel`}
              label={language.name}
              lang={language.code}
              iconPosition='start'
              {...(marked && {
                icon: <ErrorIcon fontSize='small' color='error' titleAccess={t('translations.hasError')} />,
                sx: { color: 'error.main' },
              })}
              {...(lacks && {
                icon: (
                  <LacksIcon sx={{ fontSize: 8 }} color='warning' titleAccess={t('translations.lacks')} />
                ),
              })}
            />
          )
        })}
      </Tabs>
    </Stack>
  )
}

/** Whether the schema of a per-language list requires a text in any one language. */
const isOneTextRequired = ({ contains }: RJSFSchema): boolean => contains !== undefined

const textRule = ({ items }: RJSFSchema, rule: 'minLength' | 'maxLength'): number | undefined => {
  const limit = valueAt(items, ['properties', 'text', rule])
  return typeof limit === 'number' ? limit : undefined
}

/** Whether the schema of a per-language list requires a text in every language. */
const isTextRequired = (schema: RJSFSchema): boolean => (textRule(schema, 'minLength') ?? 0) > 0

/** The maximum number of characters of a text in a per-language list; undefined without a limit. */
const textLimit = (schema: RJSFSchema): number | undefined => textRule(schema, 'maxLength')

/** Whether the text required in one language has only one possible language. */
const isOnly = ({ schema, registry }: FieldProps): boolean =>
  isOneTextRequired(schema) && formContextOf(registry).languages.length === 1

/** Props shared by the inputs of all languages. */
const sharedProps = (props: FieldProps) => ({
  required: isTextRequired(props.schema) || isOnly(props),
  disabled: isLocked(props),
  multiline: flagOption(fieldOptions(props), 'multiline') ?? false,
  maxLength: textLimit(props.schema),
})

/** The input of each language; hidden inputs stay mounted while they wait for a value. */
const languageInputs = (props: FieldProps, field: ReturnType<typeof useTranslationInputs>) => {
  const { draftKey } = formContextOf(props.registry)
  const options = fieldOptions(props)
  const shared = sharedProps(props)
  return field.inputs.map(({ input: { language, ...text }, isShown }) => {
    const id = innerId(props, text.index, 'text')
    const input = {
      ...shared,
      ...text,
      id,
      language,
      label: `${field.label} (${language.name})`,
      dir: languageDirection(language.code),
      isWaiting: field.isWaiting,
      onText: field.onText,
      onLeave: field.onLeave,
    }
    return (
      <div key={language.id} hidden={!isShown}>
        {flagOption(options, 'rich') ? (
          <LanguageRichInput
            {...input}
            height={numberOption(options, 'height') ?? 200}
            draftKey={`${draftKey}/${id}`}
            onHold={field.onHold}
          />
        ) : (
          <LanguageInput {...input} />
        )}
      </div>
    )
  })
}

const TranslationInputs = (props: FieldProps) => {
  const root = useRef<HTMLDivElement>(null)
  const field = useTranslationInputs(props, root)
  const { label, summary } = field
  const shared = sharedProps(props)
  const { $id } = props.fieldPathId
  const tabsId = `${$id}-languages`
  return (
    <Stack ref={root} spacing={field.isTabbed ? 2 : 4} role='group' aria-label={label}>
      {field.languages.length > 1 && (
        <LanguagesBar
          label={label}
          languages={field.languages}
          required={shared.required}
          oneRequired={isOneTextRequired(props.schema)}
          disabled={shared.disabled}
          view={field.view}
          onView={field.onView}
          onFill={field.fill}
        />
      )}
      {summary && (
        <FormHelperText id={`${$id}__error`} error role='alert'>
          {summary}
        </FormHelperText>
      )}
      {field.isTabbed && (
        <LanguageTabs
          id={tabsId}
          label={label}
          languages={field.languages}
          required={shared.required}
          faulty={field.faulty}
          selected={field.selected}
          onSelect={field.select}
        />
      )}
      <Stack
        spacing={4}
        {...(field.isTabbed && {
          role: 'tabpanel',
          id: `${tabsId}-panel`,
          'aria-labelledby': `${tabsId}-tab-${field.selected}`,
        })}
      >
        {languageInputs(props, field)}
      </Stack>
    </Stack>
  )
}

/** One input per content language; nothing without languages, for which the form has a notice. */
const TranslationsField = (props: FieldProps) =>
  formContextOf(props.registry).languages.length === 0 ? null : <TranslationInputs {...props} />

/** One text per content language. */
export const translationsWidget: Widget = {
  name: 'translations',
  kind: 'field',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      from: { type: 'string', description: "The record's property; the form property's name when left out." },
      multiline: { type: 'boolean', description: 'Several lines.' },
      rich: { type: 'boolean', description: 'Rich text in place of plain text.' },
      height: { enum: [200, 300], description: 'Height of the rich text editor; 200 when left out.' },
    },
    additionalProperties: false,
  },
  component: TranslationsField,
  fetchCode: async (options) => flagOption(options, 'rich') && preloadEditor(),
}
