import type { FieldProps, UiSchema } from '@rjsf/utils'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../../contract/json.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import type { ErrorsByPath, FormContext, LanguagesView } from '../form-context.ts'
import { errorsAt, fieldLabel, fieldOptions, formContextOf, indexBelow } from '../shared/form-field.ts'
import { useDeferred } from '../shared/typing/use-deferred.ts'
import type { Language } from '../widget.ts'
import { blankness, entriesFor, type TextEntry } from './translation-entries.ts'

/**
 * Calls `onSubmit` when the form around `inside` is submitted, before the form's own handler, so that pending text can
 * still be passed to the form data.
 */
const useFormSubmit = (inside: RefObject<HTMLElement | null>, onSubmit: () => void): void => {
  const latest = useLatest(onSubmit)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const listen = () => latest.current()
    form?.addEventListener('submit', listen, true)
    return () => form?.removeEventListener('submit', listen, true)
  }, [inside, latest])
}

/**
 * The visible language in the tabs view. A submit with errors selects the first language with one; errors that appear
 * during typing elsewhere never change the view.
 */
const useSelectedLanguage = (
  root: RefObject<HTMLElement | null>,
  /** The languages in display order, as indexes, and those with an error. */
  order: readonly number[],
  faulty: readonly number[],
) => {
  const [selected, select] = useState(order[0] ?? 0)
  const [submits, setSubmits] = useState(0)
  const handled = useRef(0)
  useFormSubmit(root, () => setSubmits((before) => before + 1))
  useEffect(() => {
    const first = faulty[0]
    if (submits === handled.current || first === undefined) return
    handled.current = submits
    if (!faulty.includes(selected)) select(first)
  })
  /** Input after a submit no longer belongs to that submit. */
  const settle = () => {
    handled.current = submits
  }
  return { selected: order.includes(selected) ? selected : (order[0] ?? 0), select, settle }
}

/** Collects the input of several languages and passes it to the form together. */
const useTranslationEntries = (
  id: string,
  entries: readonly TextEntry[],
  publish: (entries: readonly TextEntry[]) => void,
) => {
  const latest = useLatest(entries)
  const { push, leave, waiting } = useDeferred<readonly TextEntry[]>(id, (next) => {
    latest.current = next
    publish(next)
  })
  const setText = useCallback(
    (languageId: number, text: string) => {
      const before = waiting()?.value ?? latest.current
      push(before.map((entry) => (entry.languageId === languageId ? { ...entry, text } : entry)))
    },
    [latest, push, waiting],
  )
  const isWaiting = useCallback(() => waiting() !== undefined, [waiting])
  return { setText, leave, isWaiting }
}

/** The error of each language's text, empty for none; `{language}` in a message is the language's name. */
const faultsOf = (languages: readonly Language[], errors: ErrorsByPath, pointer: string): readonly string[] =>
  languages.map(({ name }, index) =>
    [...errorsAt(errors, `${pointer}/${index}/text`), ...errorsAt(errors, `${pointer}/${index}`)]
      .join('\n')
      .replaceAll('{language}', name),
  )

const messageOf = (ui: unknown): string => {
  const messages = isObject(ui) ? ui['ui:messages'] : undefined
  return isObject(messages) && typeof messages.required === 'string' ? messages.required : ''
}

/**
 * The message above the inputs while any text is missing: the field's own if its items have one too, as for a book's
 * short description; else empty.
 */
const summaryOf = (ui: UiSchema | undefined, faults: readonly string[]): string =>
  messageOf(ui?.items) && faults.some((fault) => fault !== '') ? messageOf(ui) : ''

/** The display order of languages, as indexes: the user's first, the others unchanged. */
const ownFirst = (languages: readonly Language[], preferred: string): readonly number[] => {
  const indexes = languages.map((_, index) => index)
  const isPreferred = (index: number): boolean =>
    languages[index]?.code.toLowerCase() === preferred.toLowerCase()
  return [...indexes.filter(isPreferred), ...indexes.filter((index) => !isPreferred(index))]
}

/** Up to this many languages, all inputs are shown by default. */
const below = 4

/** The view of several languages: the user's selection, else by their number. */
const languagesView = (chosen: LanguagesView | undefined, count: number): LanguagesView =>
  chosen ?? (count > below ? 'tabs' : 'below')

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
  const {
    languages,
    errors,
    touch,
    hold,
    revealed,
    languagesView: chosenView,
  } = formContextOf(props.registry)
  const { onChange, fieldPathId } = props
  const options = fieldOptions(props)
  const translate = useLabel()
  const label = translate(fieldLabel(props))
  const pointer = toPointer(fieldPathId.path)

  const entries = useMemo(() => entriesFor(languages, props.formData), [languages, props.formData])
  const { setText, leave, isWaiting } = useTranslationEntries(fieldPathId.$id, entries, (next) =>
    onChange(next, fieldPathId.path),
  )

  const faults = faultsOf(languages, errors, pointer)
  const order = ownFirst(languages, useTranslation().i18n.language)
  const faulty = order.filter((index) => faults[index])
  const { selected, select, settle } = useSelectedLanguage(root, order, faulty)
  const sought = indexBelow(pointer, revealed?.path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each place to reveal
  useEffect(() => {
    if (sought !== undefined) select(sought)
  }, [revealed])
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
      for (const { language, isDone } of inOrder) if (!isDone) setText(language.id, entries[from]?.text ?? '')
      leave()
    },
  }
}
