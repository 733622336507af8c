import { flushSync } from 'react-dom'

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea')

/** Inserts text at the cursor of a field; fields without a cursor, such as numbers, get it at their end. */
const insertIntoField = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null && selectionEnd !== null) {
    field.setRangeText(text, selectionStart, selectionEnd, 'end')
    return
  }
  // React ignores an input event if the value was set by the field's own setter, which React replaces.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, field.value + text)
}

/** Replaces the selection of an editor or a part of a date, which observe their own content. */
const insertAtSelection = (element: Element, text: string): void => {
  const selection = document.getSelection()
  if (!selection) return
  if (!element.contains(selection.anchorNode)) selection.selectAllChildren(element)
  const range = selection.getRangeAt(0)
  range.deleteContents()
  range.insertNode(document.createTextNode(text))
  range.collapse(false)
}

/**
 * Inserts text at the cursor of the focused text field or editor and informs it, as typing does. Returns false if the
 * focus is elsewhere.
 */
export const typeInto = (text: string): boolean => {
  const { activeElement } = document
  if (!activeElement?.matches('input, textarea, [contenteditable="true"]')) return false
  flushSync(() => {
    if (isField(activeElement)) insertIntoField(activeElement, text)
    else insertAtSelection(activeElement, text)
    activeElement.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
    )
  })
  return true
}

const focusable = 'input, textarea, select, button, [contenteditable="true"]'

/**
 * The first focusable element at or in an element, without tools beside a field such as its language tabs or toolbar;
 * undefined if there is none.
 */
export const focusTarget = (found: HTMLElement | null | undefined): HTMLElement | undefined =>
  [found, ...(found?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
    (each): each is HTMLElement =>
      each?.matches(`${focusable}, [tabindex]`) === true &&
      !each.matches(':disabled, [type=hidden], [data-tools] *, [role=toolbar] *'),
  )
