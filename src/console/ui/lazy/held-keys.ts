import { flushSync } from 'react-dom'
import { focusTarget } from '../focus-target.ts'
import { typeInto } from '../type-into.ts'

/** User input at the placeholder of a field whose code is loading. */
export interface HeldKeys {
  /** The elements around and before the placeholder, which identify the field that replaces it. */
  readonly place: Element
  readonly before: Element | null
  /** Characters and `Tab` in order. */
  keys: readonly string[]
  isFocused: boolean
}

/** Keys of removed placeholders, until their fields are there. */
let held: readonly HeldKeys[] = []

/** The form that was submitted while keys were held. */
let sent: HTMLFormElement | undefined

const isAt = (one: HeldKeys, place: Element, before: Element | null): boolean =>
  one.place === place && one.before === before

/** The held keys for a new placeholder, which may replace another one at the same place. */
export const takeHeldKeys = (element: Element): HeldKeys | undefined => {
  const { parentElement: place, previousElementSibling: before } = element
  if (!place) return undefined
  const found = held.find((each) => isAt(each, place, before))
  held = held.filter((each) => each !== found && each.place.isConnected)
  return found ?? { place, before, keys: [], isFocused: false }
}

/** Keeps the keys for the element that replaces the placeholder. */
export const leaveHeldKeys = (keys: HeldKeys): void => {
  if (keys.isFocused || keys.keys.length > 0) held = [...held, keys]
}

/** Submits a form once it has the held keys. */
export const holdSubmit = (form: HTMLFormElement): void => {
  sent = form
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

/** Moves the focus like Tab, also from a part of a date, which is not a tab stop. */
const focusNext = (): void => {
  const active = document.activeElement
  const next = [...document.querySelectorAll<HTMLElement>(tabStops)].find(
    (each) =>
      active !== null &&
      (active.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      each.getClientRects().length > 0,
  )
  next?.focus()
}

/** The element for a field's keys: the focused text field, else the first focusable element. */
const targetIn = ({ place, before }: HeldKeys): HTMLElement | undefined => {
  const all = [...place.children].filter((each): each is HTMLElement => each instanceof HTMLElement)
  const found = before instanceof HTMLElement ? all.slice(all.indexOf(before) + 1) : all
  const editable = found.map((each) => each.querySelector<HTMLElement>('[contenteditable="true"]'))
  return (
    editable.find((each) => each !== null) ??
    found.map((each) => focusTarget(each)).find((each) => each !== undefined && each.tabIndex >= 0)
  )
}

/** Passes focus and keys to the fields that replaced their placeholders. */
export const deliverHeldKeys = (): void => {
  const due = held
  held = []
  for (const each of due) {
    const { place, keys, isFocused } = each
    const target = place.isConnected ? targetIn(each) : undefined
    if (!target) continue
    const elsewhere = document.activeElement
    flushSync(() => target.focus({ preventScroll: true }))
    for (const key of keys)
      if (key === 'Tab') flushSync(focusNext)
      else typeInto(key)
    if (!isFocused && elsewhere instanceof HTMLElement) elsewhere.focus({ preventScroll: true })
  }
  const form = sent
  sent = undefined
  if (form?.isConnected) form.requestSubmit()
}

/** Discards text for fields whose code could not be loaded. */
export const dropHeldKeys = (): void => {
  held = []
  sent = undefined
}
