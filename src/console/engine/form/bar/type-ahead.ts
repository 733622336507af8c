import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { typeInto } from '../../../ui/field-focus.ts'
import { isEnter } from '../../../ui/keys.ts'
import { focusArrival } from '../../../ui/page/use-page-focus.ts'
import { visuallyHidden } from '../../../ui/styles/visually-hidden.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'

/**
 * A hidden text field that has the focus while a form is locked by its save, so that input methods work. Its
 * `data-type-ahead` is the path of the page that the text belongs to; empty until the record is saved. `t` translates
 * the message about text that no field receives.
 */
let ahead: { field: HTMLTextAreaElement; t: TFunction<'engine'> } | undefined

/** Discards the typed text: the save failed, or the user moved elsewhere. A toast shows it, so that it is not lost. */
export const dropTyped = (): void => {
  if (!ahead) return
  const { field, t } = ahead
  const text = field.value.trim()
  ahead = undefined
  field.remove()
  if (text) showToast({ message: t('notEntered', { text }), type: 'warning', duration: 15_000 })
}

/** Discards the typed text on the page that it was typed for, which has no field for it: its heading gets the focus. */
export const endTyping = (): void => {
  const isFocused = ahead !== undefined && document.activeElement === ahead.field
  dropTyped()
  if (isFocused) focusArrival()
}

/** Moves the focus from the locked form to a hidden field in `page`; screen readers read its label. */
const keepTyping = (page: Element, t: TFunction<'engine'>): HTMLTextAreaElement => {
  dropTyped()
  const field = document.createElement('textarea')
  field.dataset.typeAhead = ''
  field.ariaLabel = t('nextRecord')
  field.spellcheck = false
  // Browsers scroll to a field that is typed into, unless it is in view.
  Object.assign(field.style, visuallyHidden, { position: 'fixed', top: 0 })
  const from = window.location.pathname
  field.addEventListener('keydown', (event) => {
    const { pathname } = window.location
    if (pathname !== from && pathname !== field.dataset.typeAhead) dropTyped()
    // Keys that leave a field end the input; Enter may also end the composition of an input method.
    else if (isEnter(event) || (event.key === 'Tab' && !event.isComposing)) {
      event.preventDefault()
      field.readOnly = true
    }
  })
  ahead = { field, t }
  page.append(field)
  field.focus({ preventScroll: true })
  return field
}

/** Inserts the text typed for the present page at its focus, as if typed there. */
export const writeTyped = (): void => {
  const field = ahead?.field
  const isHere = field?.dataset.typeAhead === window.location.pathname
  if (isHere && field.value && typeInto(field.value)) field.value = ''
  dropTyped()
}

/**
 * Keeps text that is typed while a form is locked by a save that another record follows. Users who work on records in a
 * row do not wait for the API; the text belongs to the field of the next record that has the cursor.
 */
export const useTypeAhead = (isLocked: boolean) => {
  const { t } = useTranslation('engine')
  const path = useRef<string>(undefined)
  const mine = useRef<HTMLTextAreaElement>(undefined)
  useEffect(() => {
    if (!isLocked) return
    return () => {
      if (path.current === undefined) dropTyped()
    }
  }, [isLocked])
  return {
    /** Called when the save begins. */
    begin: (): void => {
      const field = keepTyping(document.querySelector('main') ?? document.body, t)
      field.dataset.typeAhead = path.current ?? ''
      mine.current = field
    },
    /** Called once the record is saved, before navigation to the next one; a new one has the present address. */
    handOn: (next = window.location.pathname): void => {
      const [at = ''] = next.split('?')
      path.current = at
      if (mine.current) mine.current.dataset.typeAhead = at
    },
  }
}
