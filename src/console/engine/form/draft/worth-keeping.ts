import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { keepable, pendingFiles } from './draft-data.ts'
import type { Draft } from './store/draft-store.ts'

/** The content of a form that a draft consists of. */
export interface FormContent {
  ui: JsonSchema
  /** Form data as typed, including the item that is open in a dialog. */
  data: PlainObject
  base: Draft['base']
  dirty: boolean
}

/** A form with drafts. */
export interface DraftedInput extends FormContent {
  /** Key of the form and its record. */
  form: string
  /** The data with the values that inputs have not passed on; the same object if there are none. */
  withTyped: (data: PlainObject) => PlainObject
  /** Passes the values that inputs hold to the form. */
  flush: () => void
  fileOf: (pending: string) => File | undefined
  keepFileAs: (pending: string, file: File) => void
  /** Puts a draft into the form; its files are stored by then. */
  onTake: (data: PlainObject, base: Draft['base']) => void
  /** Resolves once the pending save has ended; undefined if there is none. */
  saveEnded: () => Promise<void> | undefined
  /** Called after a draft was restored or discarded: other stored input of the form is discarded too. */
  onDecided: () => void
}

/** The draft of the form's present content. */
export const draftOf = (
  id: string,
  { ui, data, base }: Pick<FormContent, 'ui' | 'data' | 'base'>,
  replaces: readonly string[] = [],
): Draft => {
  const kept = keepable(ui, data)
  return { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept), replaces }
}

/** The draft of a form's content; null if it equals the base record and no request was sent. */
export const worthKeeping = (
  id: string,
  { ui, data, base, dirty }: FormContent,
  replaces: readonly string[],
): Draft | null => {
  if (!base.tried && !dirty) return null
  const draft = draftOf(id, { ui, data, base }, replaces)
  return base.tried || !isSame(draft.data, keepable(ui, base.data)) ? draft : null
}
