import { flushSync } from 'react-dom'
import { focusTarget } from '../focus-target.ts'

/** What the user did at the placeholder of a field whose code is on its way. */
export interface HeldKeys {
  /** The elements around and before the placeholder, by which the field is found that takes its place. */
  readonly place: Element
  readonly before: Element | null
  /** Characters and the names of keys (`Backspace`, `Tab`), in their order. */
  keys: readonly string[]
  isFocused: boolean
}

/** What is held of placeholders that are gone, until the field in their place stands. */
let held: readonly HeldKeys[] = []

/** The form that was sent while keys were held. */
let sent: HTMLFormElement | undefined

const isAt = (one: HeldKeys, place: Element, before: Element | null): boolean =>
  one.place === place && one.before === before

/** What is held for a placeholder that appears, which may follow another one at the same place. */
export const takeHeldKeys = (element: Element): HeldKeys | undefined => {
  const { parentElement: place, previousElementSibling: before } = element
  if (!place) return undefined
  const found = held.find((each) => isAt(each, place, before))
  held = held.filter((each) => each !== found && each.place.isConnected)
  return found ?? { place, before, keys: [], isFocused: false }
}

/** Leaves what is held to what comes in the place of its placeholder. */
export const leaveHeldKeys = (keys: HeldKeys): void => {
  if (keys.isFocused || keys.keys.length > 0) held = [...held, keys]
}

/** Sends a form once the held keys are in it. */
export const holdSubmit = (form: HTMLFormElement): void => {
  sent = form
}

const tabStops = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

/** Moves the focus as Tab does, also from a part of a date, which is no tab stop itself. */
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

/** Whether the focus is where one types; elsewhere a text would be inserted at the last selection, in another field. */
const isTypedAt = (active: Element | null): boolean =>
  active?.matches('input, textarea, [contenteditable="true"]') === true

/** Does what a key does where the focus is. */
const press = (key: string): void => {
  if (key === 'Tab') focusNext()
  else if (!isTypedAt(document.activeElement)) return
  // Deprecated, but nothing else is taken for typing by inputs of any kind, by editors and by their undo.
  else if (key === 'Backspace') document.execCommand('delete')
  else document.execCommand('insertText', false, key)
}

/** What takes keys in a field: where one types, else the first that takes the focus. */
const targetIn = ({ place, before }: HeldKeys): HTMLElement | undefined => {
  const all = [...place.children].filter((each): each is HTMLElement => each instanceof HTMLElement)
  const found = before instanceof HTMLElement ? all.slice(all.indexOf(before) + 1) : all
  const editable = found.map((each) => each.querySelector<HTMLElement>('[contenteditable="true"]'))
  return (
    editable.find((each) => each !== null) ??
    found.map((each) => focusTarget(each)).find((each) => each !== undefined && each.tabIndex >= 0)
  )
}

/** Gives focus and keys to the fields that stand in the place of their placeholders. */
export const deliverHeldKeys = (): void => {
  const due = held
  held = []
  for (const each of due) {
    const { place, keys, isFocused } = each
    const target = place.isConnected ? targetIn(each) : undefined
    if (!target) continue
    const elsewhere = document.activeElement
    flushSync(() => target.focus({ preventScroll: true }))
    for (const key of keys) flushSync(() => press(key))
    if (!isFocused && elsewhere instanceof HTMLElement) elsewhere.focus({ preventScroll: true })
  }
  const form = sent
  sent = undefined
  if (form?.isConnected) form.requestSubmit()
}

/** Forgets what was typed into fields whose code could not be fetched. */
export const dropHeldKeys = (): void => {
  held = []
  sent = undefined
}
