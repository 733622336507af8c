import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models'
import type { Dayjs } from 'dayjs'
import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { westernDigits, withoutDirectionMarks } from '../../../contract/text/western-digits.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { firstYear, formatPicked, parsers } from './date-text.ts'
import { joined, pastedParts } from './pasted-parts.ts'
import { type PickKind, unfinishedParts, unfinishedPick, unfinishedRule } from './unfinished-picks.ts'

/** Pasted text with the digits 0 to 9, trimmed and without direction marks. */
const plainPaste = (text: string): string => westernDigits(withoutDirectionMarks(text)).trim()

/** Whether a pasted text is for a single part: a number, or the letters of AM and PM. */
const isOnePart = (text: string): boolean => /^(?:\d{1,4}|[a-z]{1,2})$/i.test(text)

/** A paste event with a text. */
const pasteOf = (text: string): Event =>
  Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  })

/**
 * Restores the parts of an invalid date in the field `root`, one by one: MUI accepts whole dates as a value, and parts
 * only from keyboard and clipboard. `select` selects the part for the paste; the focus does not move.
 */
const replaceParts = (
  root: HTMLElement,
  parts: readonly string[],
  select: (part: number | null) => void,
): void => {
  for (const [index, text] of parts.entries()) {
    if (text === '') continue
    flushSync(() => select(index))
    // Queried each time: the parts render again after all of them were selected.
    flushSync(() => root.querySelectorAll('[role=spinbutton]')[index]?.dispatchEvent(pasteOf(text)))
  }
  select(null)
}

export interface PickerProps {
  kind: PickKind
  id: string
  label: string | undefined
  value: unknown
  /** Format of the form value. */
  format: string
  required: boolean
  disabled: boolean
  invalid: boolean
  describedBy: string
  onChange: (value: string | undefined) => void
  onBlur: () => void
}

/** Whether a part of a date is empty, or is a year with missing digits. */
const isIncomplete = ({ type, value }: { type: string; value: string }): boolean =>
  value === '' || (type === 'year' && Number(value) < firstYear)

/** The form value of an invalid date, or of one that was cleared again. */
const unfinishedValue = (
  { kind, value }: Pick<PickerProps, 'kind' | 'value'>,
  field: FieldRef<Dayjs | null> | null,
  parts: readonly unknown[],
): { value: string | undefined } | undefined => {
  const sections = field?.getSections() ?? []
  const isMarked = unfinishedRule(value) !== undefined
  // MUI does not report a change from one invalid date to another.
  if (sections.every(({ value: typed }) => typed === ''))
    return sections.length > 0 && isMarked && parts.length === 0 ? { value: undefined } : undefined
  const isPart = sections.some(isIncomplete)
  if (!isPart && !isMarked) return undefined
  const typed = sections.map(({ value: text }) => text)
  const mark = unfinishedPick(kind, isPart ? 'incomplete' : 'impossible', typed)
  return value === mark ? undefined : { value: mark }
}

/** The last value that the field passed to the form: a half-typed date must not be parsed again as another one. */
interface Entered {
  text: string | undefined
  date: Dayjs | null
  /** The form's value before. */
  before: unknown
}

/**
 * Whether a form value came from the field. When the form shows a message at the same time, it renders once more with
 * the previous value; MUI would then clear an invalid date, which only exists in the field's parts.
 */
const isOf = ({ text, before }: Entered, value: unknown): boolean =>
  value === text || (value === before && unfinishedRule(value) !== undefined)

/** The value of a date field, including a half-typed one; `root` is the element of the field. */
export const usePicked = (props: PickerProps, root: RefObject<HTMLElement | null>) => {
  const { kind, format } = props
  const field = useRef<FieldRef<Dayjs | null>>(null)
  const [entered, setEntered] = useState<Entered>()
  const [selected, setSelected] = useState<FieldSelectedSections>(null)
  const parse = parsers[kind]
  const isOwn = entered !== undefined && isOf(entered, props.value)
  /** The typed parts of a stored unfinished value. */
  const parts = isOwn ? [] : unfinishedParts(props.value)
  const value = isOwn ? entered.date : parts.length > 0 ? null : parse(props.value, format)
  const publish = (text: string | undefined, date: Dayjs | null) => {
    setEntered({ text, date, before: props.value })
    props.onChange(text)
  }
  const unfinished = () => unfinishedValue(props, field.current, parts)
  const putBack = useLatest(() => {
    if (!root.current || parts.length === 0) return
    setEntered({ text: props.value as string, date: null, before: undefined })
    replaceParts(root.current, parts, setSelected)
  })
  useEffect(() => {
    if (props.disabled) return
    // The field renders again for each part.
    const timer = setTimeout(() => putBack.current())
    return () => clearTimeout(timer)
  }, [putBack, props.disabled])
  /** MUI clears the field when the pasted text is not a date in its own format. */
  const onPaste = (event: ClipboardEvent): void => {
    const given = event.clipboardData.getData('text')
    const text = plainPaste(given)
    const isPart = isOnePart(text) && selected !== 'all'
    if (isPart && text === given) return
    event.preventDefault()
    event.stopPropagation()
    if (isPart) {
      event.target.dispatchEvent(pasteOf(text))
      return
    }
    const pasted = pastedParts(kind, text, currentLanguage())
    if (!root.current || !pasted || props.disabled) return
    const date = parse(joined[kind](pasted), format)
    if (date?.isValid()) publish(formatPicked(date, format, kind), date)
    else replaceParts(root.current, pasted, setSelected)
  }
  return {
    field,
    value,
    selected,
    setSelected,
    publish,
    onPaste,
    unfinished,
    /** Passes the parts of an invalid date to the form. */
    handOver: (): void => {
      const found = unfinished()
      if (found) publish(found.value, value)
    },
  }
}
