import type { UploadArea } from '../../client/files/upload.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { RecordId } from '../../contract/records/record-id.ts'
import type { Language } from './widget.ts'

/** Visible error messages of a field, by JSON Pointer into the form data. */
export type ErrorsByPath = Readonly<Record<string, readonly string[]>>

/** Display of texts in several languages: one at a time, or all of them. */
export type LanguagesView = 'tabs' | 'below'

/** The form's context for its widgets, rjsf's `formContext` (`registry.formContext`). */
export interface FormContext {
  mode: Mode
  languages: readonly Language[]
  /** The user's view of several languages, and its setter; when undefined, the number of languages decides. */
  languagesView?: { chosen: LanguagesView | undefined; choose: (view: LanguagesView) => void }
  /** `fileUploadType` of this module's uploads. */
  uploadType: UploadArea
  /** Errors to show, for widgets with several inputs (rjsf's own pass theirs as `rawErrors`). */
  errors: ErrorsByPath
  /** Marks a place (JSON Pointer) as touched, so that its errors show. */
  touch: (path: string) => void
  /**
   * Blocks saving while a place has a refused value that its field shows (true), or a value that has not arrived (the
   * reason, shown on a save; the form counts as unsaved). False ends the block.
   */
  hold?: (path: string, held: boolean | string) => void
  /** Stores a selected file and returns its key for the form data's `pending`. */
  keepFile: (file: File) => string
  /** Progress of the upload of a pending file, 0 to 1; undefined without an upload. */
  progress: (pending: string) => number | undefined
  /** True while the form is being saved. */
  saving: boolean
  /** A place (JSON Pointer) that is about to get the focus: a tab or dialog that contains it opens. */
  revealed?: { path: string } | undefined
  /** Storage key for drafts of this form in the browser (module, mode and id). */
  draftKey: string
  /**
   * Reports the input at a place (JSON Pointer) that is not in the form data yet, so that it is not lost with the page;
   * undefined once it is saved or discarded.
   */
  onUnfinished?: (pointer: string, value: unknown) => void
  /** Subscribes to the progress of uploads; returns a function that unsubscribes. */
  onProgress?: (listener: () => void) => () => void
  /**
   * Opens another module's form in a dialog with these address parameters, and returns the new record's id; undefined
   * on cancel.
   */
  openCreate?: (module: string, route?: Readonly<Record<string, unknown>>) => Promise<RecordId | undefined>
  /**
   * The module whose form creates the records of a `total…` operation, or the named module, and its button label;
   * undefined if the user may not create them.
   */
  creatable?: (operation: string, named?: string) => { module: string; label: string } | undefined
  /**
   * Errors of a list item before it enters the form data: `pointer` is its future place (`/eventGuests/2`), the keys of
   * the result are pointers below it. All errors are included, touched or not.
   */
  validateItem?: (pointer: string, value: unknown) => ErrorsByPath
}
