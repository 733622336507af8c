import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import type { FieldProps } from '@rjsf/utils'
import { useCallback, useMemo, useRef } from 'react'
import { useLabel } from '../../i18n/labels.ts'
import { useLatest } from '../../ui/use-latest.ts'
import {
  fieldLabel,
  fieldOptions,
  formContextOf,
  innerId,
  isLocked,
  toPointer,
} from '../shared/form-field.ts'
import { flagOption, numberOption, textOption } from '../shared/options.ts'
import { LanguageInput } from './language-input.tsx'
import { LanguageRichInput } from './language-rich-input.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { NoLanguages } from './no-languages.tsx'
import { isTextRequired } from './text-rule.ts'
import { entriesFor, type TextEntry } from './translation-entries.ts'
import { faultsOf, summaryOf } from './translation-messages.ts'
import { useSelectedLanguage } from './use-selected-language.ts'
import { useTranslationEntries } from './use-translation-entries.ts'

/** Up to this many languages all inputs are shown, one below the other. */
const stacked = 4

const TranslationInputs = (props: FieldProps) => {
  const { languages, errors, touch, draftKey } = formContextOf(props.registry)
  const { onChange, fieldPathId } = props
  const options = fieldOptions(props)
  const label = useLabel()(textOption(options, 'label') ?? fieldLabel(props))
  const pointer = toPointer(fieldPathId.path)
  const root = useRef<HTMLDivElement>(null)

  const entries = useMemo(() => entriesFor(languages, props.formData), [languages, props.formData])
  const publish = (next: readonly TextEntry[]) => onChange(next, fieldPathId.path)
  const { setText, leave } = useTranslationEntries(root, entries, publish)

  const faults = faultsOf(languages, errors, pointer)
  const summary = summaryOf(props.uiSchema, faults)
  const faultyKey = faults.flatMap((fault, index) => (fault ? [index] : [])).join(' ')
  const faulty = useMemo(() => (faultyKey ? faultyKey.split(' ').map(Number) : []), [faultyKey])
  const { selected, select, settle } = useSelectedLanguage(root, languages.length, faulty)

  const latest = useLatest({ touch, settle, pointer })
  const onText = useCallback(
    (languageId: number, text: string) => {
      latest.current.settle()
      setText(languageId, text)
    },
    [latest, setText],
  )
  const onLeave = useCallback(
    (index: number) => {
      leave()
      latest.current.touch(`${latest.current.pointer}/${index}/text`)
    },
    [leave, latest],
  )

  const rich = flagOption(options, 'rich') ?? false
  const many = languages.length > stacked
  const shown = many ? languages.slice(selected, selected + 1) : languages
  const inputs = shown.map((language) => {
    const index = languages.indexOf(language)
    const id = innerId(props, index, 'text')
    const input = {
      id,
      label: `${label} (${language.name})`,
      language,
      index,
      value: entries[index]?.text ?? '',
      error: faults[index] ?? '',
      required: flagOption(options, 'required') ?? isTextRequired(props.schema),
      disabled: isLocked(props),
      dir: language.code === 'ar' || options.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
      multiline: flagOption(options, 'multiline') ?? false,
      rows: numberOption(options, 'rows') ?? 3,
      maxLength: numberOption(options, 'maxLength'),
      onText,
      onLeave,
    }
    return rich ? (
      <LanguageRichInput
        key={language.id}
        {...input}
        height={numberOption(options, 'height') ?? 200}
        draftKey={`${draftKey}/${id}`}
      />
    ) : (
      <LanguageInput key={language.id} {...input} />
    )
  })

  const all = summary && (
    <FormHelperText id={`${fieldPathId.$id}__error`} error role='alert'>
      {summary}
    </FormHelperText>
  )
  if (!many) {
    return (
      <Stack ref={root} spacing={4} role='group' aria-label={label}>
        {all}
        {inputs}
      </Stack>
    )
  }
  const tabsId = `${fieldPathId.$id}-languages`
  return (
    <Stack ref={root} spacing={2} role='group' aria-label={label}>
      {all}
      <LanguageTabs {...{ id: tabsId, label, languages, faulty, selected }} onSelect={select} />
      <div role='tabpanel' id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-tab-${selected}`}>
        {inputs}
      </div>
    </Stack>
  )
}

/** One input per content language; a notice while there is none. */
export const TranslationsField = (props: FieldProps) =>
  formContextOf(props.registry).languages.length === 0 ? (
    <NoLanguages id={props.fieldPathId.$id} />
  ) : (
    <TranslationInputs {...props} />
  )
