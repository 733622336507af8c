import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import type { FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import { languageDirection } from '../../ui/text-direction.ts'
import { fieldOptions, formContextOf, innerId, isLocked } from '../shared/form-field.ts'
import { flagOption, numberOption } from '../shared/options.ts'
import { LanguageInput } from './language-input.tsx'
import { LanguageRichInput } from './language-rich-input.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LanguagesBar } from './languages-bar.tsx'
import { isOneTextRequired, isTextRequired, textLimit } from './text-rule.ts'
import { useTranslationInputs } from './use-translation-inputs.ts'

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
      {summary && (
        <FormHelperText id={`${$id}__error`} error role='alert'>
          {summary}
        </FormHelperText>
      )}
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
export const TranslationsField = (props: FieldProps) =>
  formContextOf(props.registry).languages.length === 0 ? null : <TranslationInputs {...props} />
