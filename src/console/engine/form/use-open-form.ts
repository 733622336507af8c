import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isObject, type PlainObject } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import type { ValueContext } from '../values.ts'
import { endTyping } from './bar/type-ahead.ts'
import { formFileOf } from './data/form-request.ts'
import { useFormStart } from './data/use-form-start.ts'
import type { Saved } from './saving/save-record.ts'
import { useValidator } from './validation/use-validator.ts'

/** Title and submit label of a form: the module's own, or the defaults "Add …" or "Update …" and "Save". */
const useFormTitles = (module: Module, mode: Mode) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const form = formFileOf(module)
  const one = label(module.module.one ?? module.module.title)
  const title = form.title?.[mode]
  const submit = form.submit?.[mode]
  const defaultTitle = mode === 'create' ? t('add', { one }) : t('update', { one })
  return {
    title: title === undefined ? defaultTitle : label(title),
    submit: submit === undefined ? t('save') : label(submit),
  }
}

/** The parts of a form that opens on a page or in a dialog: start, validator and titles. */
export const useOpenForm = (module: Module, mode: Mode, values: ValueContext) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const start = useFormStart(module, mode, values)
  const { validator, error, retry } = useValidator(module)
  const isFailed = start.unknown || (start.error ?? error) !== null
  useEffect(() => {
    if (isFailed) endTyping()
  }, [isFailed])
  return {
    start,
    titles: useFormTitles(module, mode),
    /** The form's validator once everything is there. */
    validator: start.status === 'ready' ? validator : undefined,
    error: start.error ?? error,
    /** Fetches the failed parts again. */
    retry: (): void => {
      start.retry()
      retry()
    },
    /** Shows the message after a save: the module's own, or the API's; also that there was nothing to save. */
    sayDone: ({ message, isUnchanged }: Pick<Saved, 'message' | 'isUnchanged'>): void => {
      const text = isUnchanged ? undefined : formFileOf(module).done?.[mode]
      showToast({ message: text === undefined ? message || t('saved') : label(text), type: 'success' })
    },
  }
}

/** In-memory copy for browsers whose storage is full or blocked. */
const cache = new Map<string, PlainObject>()

const stored = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

/** Stores the values that the next new record starts with, for the lifetime of the tab. */
export const writeKept = (name: string, kept: PlainObject): void => {
  cache.set(name, kept)
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the values last until the page reloads.
  }
}

/** Returns the stored values of the fields that are still pinned. */
export const readKept = (name: string, pinned: readonly string[]): PlainObject => {
  const kept = cache.get(name) ?? stored(name)
  if (!isObject(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([field]) => pinned.includes(field)))
}
