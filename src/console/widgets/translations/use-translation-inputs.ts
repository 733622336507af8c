import type { FieldProps } from '@rjsf/utils'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../contract/json-pointer.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import type { FormContext } from '../form-context.ts'
import { fieldLabel, fieldOptions, formContextOf, indexBelow } from '../shared/form-field.ts'
import { ownFirst } from './language-order.ts'
import { languagesView } from './languages-view.ts'
import { blankness, entriesFor } from './translation-entries.ts'
import { faultsOf, summaryOf } from './translation-messages.ts'
import { useSelectedLanguage } from './use-selected-language.ts'
import { useTranslationEntries } from './use-translation-entries.ts'

/** Languages in the user's order, the selected one, and those with an error. */
const useLanguageSelection = (
  props: FieldProps,
  root: RefObject<HTMLElement | null>,
  faults: ReturnType<typeof faultsOf>,
) => {
  const { languages, revealed } = formContextOf(props.registry)
  const { i18n } = useTranslation()
  const pointer = toPointer(props.fieldPathId.path)
  const order = useMemo(() => ownFirst(languages, i18n.language), [languages, i18n.language])
  const faultyKey = order.filter((index) => faults[index]).join(' ')
  const faulty = useMemo(() => (faultyKey ? faultyKey.split(' ').map(Number) : []), [faultyKey])
  const sought = useMemo(() => {
    const index = indexBelow(pointer, revealed?.path)
    return index === undefined ? undefined : { index }
  }, [pointer, revealed])
  return { order, faulty, ...useSelectedLanguage(root, order, faulty, sought) }
}

/** Languages with a pending text, and a callback for their inputs, which blocks saving. */
const useWaitingLanguages = (hold: FormContext['hold'], pointer: string) => {
  const latest = useLatest({ hold, pointer })
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  const onHold = useCallback(
    (index: number, reason: string | false) => {
      latest.current.hold?.(`${latest.current.pointer}/${index}/text`, reason)
      setWaiting(
        (before) => new Set([...before].filter((each) => each !== index).concat(reason ? index : [])),
      )
    },
    [latest],
  )
  return { waiting, onHold }
}

/** The texts of a field in every language: their values, errors and visibility. */
export const useTranslationInputs = (props: FieldProps, root: RefObject<HTMLElement | null>) => {
  const { languages, errors, touch, hold, languagesView: chosenView } = formContextOf(props.registry)
  const { onChange, fieldPathId } = props
  const options = fieldOptions(props)
  const translate = useLabel()
  const label = translate(fieldLabel(props))
  const pointer = toPointer(fieldPathId.path)

  const entries = useMemo(() => entriesFor(languages, props.formData), [languages, props.formData])
  const { setText, setTexts, leave, isWaiting } = useTranslationEntries(fieldPathId.$id, entries, (next) =>
    onChange(next, fieldPathId.path),
  )

  const faults = faultsOf(languages, errors, pointer)
  const { order, faulty, selected, select, settle } = useLanguageSelection(props, root, faults)
  // They stay mounted while another one is visible.
  const { waiting, onHold } = useWaitingLanguages(hold, pointer)

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
  const summary = summaryOf(props.uiSchema, faults)
  const view = languagesView(chosenView?.chosen, languages.length)
  const isBlank = blankness(options)
  const inOrder = order.flatMap((index) => {
    const language = languages[index]
    const value = entries[index]?.text ?? ''
    return language ? [{ language, index, value, error: faults[index] ?? '', isDone: !isBlank(value) }] : []
  })
  const isTabbed = view === 'tabs' && languages.length > 1
  return {
    label,
    languages: inOrder,
    isTabbed,
    view,
    onView: chosenView?.choose,
    /** The visible languages and those that stay mounted, each with its index and text. */
    inputs: inOrder
      .map(({ isDone: _, ...input }) => ({ input, isShown: !isTabbed || input.index === selected }))
      .filter(({ input, isShown }) => isShown || waiting.has(input.index)),
    summary: summary && translate(summary),
    faulty,
    selected,
    select,
    isWaiting,
    onText,
    onLeave,
    onHold,
    /** Copies the text of one language into all languages without a text. */
    fill: (from: number): void => {
      const empty = inOrder.filter(({ isDone }) => !isDone)
      setTexts(
        empty.map(({ language }) => language.id),
        entries[from]?.text ?? '',
      )
    },
  }
}
