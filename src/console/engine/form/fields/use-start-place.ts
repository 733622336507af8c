import { type RefObject, useEffect } from 'react'
import { asRecord } from '../../../../contract/json.ts'
import { routeParameter } from '../../../../modules/format/paths.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { focusTarget } from '../../../ui/field-focus.ts'
import { languageParameter, placeParameter } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'
import { dropTyped, endTyping, writeTyped } from '../bar/type-ahead.ts'
import { formFileOf } from '../data/form-request.ts'
import type { FormStart } from '../data/use-form-start.ts'

/**
 * Whether the user has not moved yet: the focus is on the page's heading, as on arrival, in the field for text typed
 * ahead, or nowhere. For a dialog that has just opened, the focus is behind it or on the dialog itself.
 */
const isUntouched = (form: HTMLElement): boolean => {
  const active = document.activeElement
  if (active === null || active.matches('body, h1, main, [data-type-ahead]')) return true
  const dialog = form.closest('[role=dialog]')
  return dialog !== null && (active === dialog || !dialog.contains(active))
}

/**
 * Focuses the first wanted field of a form, on a page or in a dialog. Waits until the field is there, and gives up when
 * the user moves elsewhere. The form is labelled by the page's heading, so a screen reader reads it before the field.
 */
const useFirstFocus = (
  root: RefObject<HTMLElement | null>,
  /** Whether the form has a wanted field, or is opened at a field of its address. */
  place: 'wanted' | 'requested' | undefined,
  isWanted: (name: string) => boolean,
  /** Called with the place of a field that was focused without the user; undefined once the user works there. */
  spare: (path: string | undefined) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    const form = root.current
    if (!place) endTyping()
    if (place !== 'wanted' || !form) return
    const tryFocus = (): boolean => {
      if (!isUntouched(form)) {
        dropTyped()
        return true
      }
      const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
      const first = fields.find(({ dataset }) => isWanted(dataset.field ?? ''))
      const target = focusTarget(first)
      target?.focus({ preventScroll: true })
      const arrived = target?.closest<HTMLElement>('[data-field]')
      if (arrived) {
        spare(`/${arrived.dataset.field}`)
        for (const type of ['keydown', 'input'])
          arrived.addEventListener(type, () => spare(undefined), { once: true })
      }
      // Scrolls only if the field is out of view, so that the heading above it stays visible.
      target?.scrollIntoView?.({ block: 'nearest' })
      if (target) writeTyped()
      return target !== undefined
    }
    if (tryFocus()) return
    let isWaiting = true
    const observer = new MutationObserver(() => {
      isWaiting = !tryFocus()
      if (!isWaiting) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      // By the end of a form that had its focus, the text belongs to the next one.
      if (isWaiting) dropTyped()
    }
  }, [])
}

interface Form {
  module: Module
  start: FormStart
  values: ValueContext
}

/** Opens a form at the field of its address, or at the first text that is missing in its language. */
export const useStartPlace = (
  { start: { mapping, data, values } }: Form,
  follow: (root: HTMLElement | null, idPrefix: string, path: string, onFocused?: () => void) => void,
  root: RefObject<HTMLElement | null>,
  idPrefix: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const field = values.query?.[placeParameter]
    if (typeof field === 'string') follow(root.current, idPrefix, `/${field}`, writeTyped)
    const language = Number(values.query?.[languageParameter])
    if (!language || mapping.context.mode !== 'update') return
    import('./missing-place.ts').then(
      ({ missingPlace }) => {
        const path = missingPlace(mapping, data, language)
        if (path === undefined) endTyping()
        else follow(root.current, idPrefix, path, writeTyped)
      },
      // The form works without it.
      endTyping,
    )
  }, [])
}

/** The fields that the address has filled in. */
const givenByAddress = ({ module, start }: Form): readonly string[] =>
  Object.entries(formFileOf(module).defaults ?? {}).flatMap(([name, value]) =>
    routeParameter(value) !== undefined && start.data[name] !== undefined ? [name] : [],
  )

/** Whether a value, or each text of a list, is missing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((entry) => asRecord(entry).text === ''))

/** The required fields that a record leaves empty. */
const emptyFields = ({ mapping: { schema }, data }: FormStart): readonly string[] =>
  (Array.isArray(schema.required) ? schema.required.map(String) : []).filter((name) => isEmpty(data[name]))

/** Focuses the first field of a new record that needs input, or the first empty required field of a stored one. */
export const useStartFocus = (
  props: Form,
  root: RefObject<HTMLElement | null>,
  pinned: readonly string[],
  spare: (path: string | undefined) => void,
): void => {
  const { start } = props
  const isNew = start.mapping.context.mode === 'create'
  const { query = {} } = props.values
  const isRequested = query[placeParameter] !== undefined || query[languageParameter] !== undefined
  const empty = isNew || isRequested ? [] : emptyFields(start)
  const given = [...pinned, ...givenByAddress(props)]
  useFirstFocus(
    root,
    isNew || empty.length > 0 ? 'wanted' : isRequested ? 'requested' : undefined,
    (name) => (isNew ? !given.includes(name) : empty.includes(name)),
    spare,
  )
}
