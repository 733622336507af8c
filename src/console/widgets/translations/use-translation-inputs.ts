import type { FieldProps } from '@rjsf/utils'
import { type RefObject, useCallback, useMemo } from 'react'
import { useLabel } from '../../i18n/labels.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { fieldLabel, fieldOptions, formContextOf, indexBelow, toPointer } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import { entriesFor } from './translation-entries.ts'
import { faultsOf, summaryOf } from './translation-messages.ts'
import { useSelectedLanguage } from './use-selected-language.ts'
import { useTranslationEntries } from './use-translation-entries.ts'

/** Up to this many languages all inputs are shown, one below the other. */
const stacked = 4

/** The texts of a field in every language: what each holds, what is wrong with it, and which are in view. */
export const useTranslationInputs = (props: FieldProps, root: RefObject<HTMLElement | null>) => {
  const { languages, errors, touch, revealed } = formContextOf(props.registry)
  const { onChange, fieldPathId } = props
  const label = useLabel()(textOption(fieldOptions(props), 'label') ?? fieldLabel(props))
  const pointer = toPointer(fieldPathId.path)

  const entries = useMemo(() => entriesFor(languages, props.formData), [languages, props.formData])
  const { setText, leave } = useTranslationEntries(entries, (next) => onChange(next, fieldPathId.path))

  const faults = faultsOf(languages, errors, pointer)
  const faultyKey = faults.flatMap((fault, index) => (fault ? [index] : [])).join(' ')
  const faulty = useMemo(() => (faultyKey ? faultyKey.split(' ').map(Number) : []), [faultyKey])
  const sought = useMemo(() => {
    const index = indexBelow(pointer, revealed?.path)
    return index === undefined ? undefined : { index }
  }, [pointer, revealed])
  const { selected, select, settle } = useSelectedLanguage(root, languages.length, faulty, sought)

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
  const isTabbed = languages.length > stacked
  const shown = isTabbed ? languages.slice(selected, selected + 1) : languages
  return {
    label,
    languages,
    isTabbed,
    /** The languages in view, each with its place in the list and its text. */
    inputs: shown.map((language) => {
      const index = languages.indexOf(language)
      return { language, index, value: entries[index]?.text ?? '', error: faults[index] ?? '' }
    }),
    summary: summaryOf(props.uiSchema, faults),
    faulty,
    selected,
    select,
    onText,
    onLeave,
  }
}
