import type { UploadArea } from '../../client/files/upload.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { Language } from './widget.ts'

/** Errors a field shows, by JSON Pointer into the form data, already filtered by touch and worded for the user. */
export type ErrorsByPath = Readonly<Record<string, readonly string[]>>

/** Texts of several languages: one at a time, or all of them. */
export type LanguagesView = 'tabs' | 'below'

/** What the form hands to its widgets as rjsf's `formContext` (`registry.formContext`). */
export interface FormContext {
  mode: Mode
  languages: readonly Language[]
  /** How the user wants to see several languages, and how to change it; by their number where that is undefined. */
  languagesView?: { chosen: LanguagesView | undefined; choose: (view: LanguagesView) => void }
  /** `fileUploadType` of this module's uploads. */
  uploadType: UploadArea
  /** Errors to show, for widgets that draw several inputs (rjsf's own hand theirs over as `rawErrors`). */
  errors: ErrorsByPath
  /** Marks a place (JSON Pointer) as touched, so that its errors show. */
  touch: (path: string) => void
  /**
   * Holds a save back as long as a place has something that was refused when it was chosen, which its field shows (true),
   * or something that has not arrived; then the reason is shown to whoever saves, and the form counts as unsaved. False
   * when that is over.
   */
  hold?: (path: string, held: boolean | string) => void
  /** Keeps a chosen file and returns the key to put into the form data as `pending`. */
  keepFile: (file: File) => string
  /** Progress of the upload of a pending file, 0 to 1; undefined when none runs. */
  progress: (pending: string) => number | undefined
  /** True while the form is being saved. */
  saving: boolean
  /** A place (JSON Pointer) that is about to take the focus: whoever keeps it in a tab or a dialog opens that. */
  revealed?: { path: string } | undefined
  /** A name under which drafts of this form may be kept in the browser (module, mode and id). */
  draftKey: string
  /**
   * Tells what is typed at a place (JSON Pointer) and not yet in the form data, so that it is not lost with the
   * page; undefined when it is saved or thrown away.
   */
  onUnfinished?: (pointer: string, value: unknown) => void
  /** Calls `listener` whenever the progress of an upload changes; returns how to stop. */
  onProgress?: (listener: () => void) => () => void
  /**
   * Opens another module's form in a dialog, under these parameters of its address, and returns the new record's id;
   * undefined when it was cancelled.
   */
  openCreate?: (module: string, route?: Readonly<Record<string, unknown>>) => Promise<number | undefined>
  /**
   * The module whose form makes the records behind a `total…` operation, or the one that is named, and what its button
   * says; undefined where the user may not create them.
   */
  creatable?: (operation: string, named?: string) => { module: string; label: string } | undefined
  /**
   * Errors of one item of a list before it enters the form data: `pointer` is where it will stand
   * (`/eventGuests/2`), the keys of the answer are pointers below it, all of them shown whatever was touched.
   */
  validateItem?: (pointer: string, value: unknown) => ErrorsByPath
}
