import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { keepable, pendingFiles } from './draft-data.ts'
import type { Draft } from './store/draft-store.ts'

/** What a form holds of which a draft is made. */
export interface FormContent {
  ui: JsonSchema
  /** Form data as typed, with what is open in a dialog of the form. */
  data: PlainObject
  base: Draft['base']
  dirty: boolean
}

/** A form whose drafts are kept. */
export interface DraftedInput extends FormContent {
  /** Names the form and its record. */
  form: string
  /** These data with the values that inputs still hold; the same object where there are none. */
  withTyped: (data: PlainObject) => PlainObject
  /** Passes the values that inputs still hold to the form. */
  flush: () => void
  fileOf: (pending: string) => File | undefined
  keepFileAs: (pending: string, file: File) => void
  /** Puts a draft into the form; its files are kept by then. */
  onTake: (data: PlainObject, base: Draft['base']) => void
  /** Resolves once the save that is under way has ended; undefined when none is. */
  saveEnded: () => Promise<void> | undefined
  /** A draft was taken or thrown away: whatever else was kept of it goes with it. */
  onDecided: () => void
}

/** The draft of what a form holds now. */
export const draftOf = (
  id: string,
  { ui, data, base }: Pick<FormContent, 'ui' | 'data' | 'base'>,
  replaces: readonly string[] = [],
): Draft => {
  const kept = keepable(ui, data)
  return { id, savedAt: Date.now(), data: kept, base, files: pendingFiles(kept), replaces }
}

/** The draft of what a form holds, null where that is nothing but what it stands on and nothing of it was sent. */
export const worthKeeping = (
  id: string,
  { ui, data, base, dirty }: FormContent,
  replaces: readonly string[],
): Draft | null => {
  const draft = draftOf(id, { ui, data, base }, replaces)
  return base.tried || (dirty && !isSame(draft.data, keepable(ui, base.data))) ? draft : null
}
