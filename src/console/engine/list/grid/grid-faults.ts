import type { RJSFSchema } from '@rjsf/utils'
import type { PlainObject } from '../../../../contract/json.ts'
import { fromPointer } from '../../../../contract/json-pointer.ts'
import { brokenRules, type Translate, withoutBlanks, wordErrors } from '../../form/validation/form-errors.ts'
import { type GridColumn, isUnread, type Unread } from './grid-columns.ts'
import type { RowEdit } from './grid-edits.ts'
import type { GridForm } from './use-grid-form.ts'

/** Messages by column key. */
export type CellMessages = Readonly<Record<string, string>>

/** The column of a place in form data (JSON Pointer): of the property, and of the language of a translated text. */
export const columnAt = (
  columns: readonly GridColumn[],
  data: PlainObject,
  pointer: string,
): GridColumn | undefined => {
  const [name = '', index] = fromPointer(pointer)
  const found = columns.filter((column) => column.name === name)
  const entries = data[name]
  const entry: unknown = index !== undefined && Array.isArray(entries) ? entries[Number(index)] : undefined
  const language = (entry as { languageId?: unknown } | undefined)?.languageId
  return found.find((column) => column.language && column.language.id === language) ?? found[0]
}

interface FaultWords {
  translate: Translate
  label: (text: string) => string
  /** The message for a value that its column cannot read. */
  unread: (value: Unread) => string
}

/**
 * The broken rules of an edited row, by column: all of a new row, those of the changed cells of a stored one, whose other
 * properties may not be loaded. Without the form's validator, only unreadable values. `data` is the row's form data with
 * its changes.
 */
export const rowFaults = (
  { columns, mapping, validator }: GridForm,
  edit: RowEdit,
  data: PlainObject,
  words: FaultWords,
): CellMessages => {
  const broken = validator ? brokenRules(validator, mapping.schema as RJSFSchema, withoutBlanks(data)) : []
  const errors = wordErrors(broken, mapping.ui, words.translate)
  const faults: Record<string, string> = {}
  for (const { path, message } of errors) {
    const column = columnAt(columns, data, path)
    const key = column?.key ?? path
    if (edit.params === undefined || Object.hasOwn(edit.cells, key))
      faults[key] ??= words.label(message).replaceAll('{language}', column?.language?.name ?? '')
  }
  for (const [key, value] of Object.entries(edit.cells))
    if (isUnread(value)) faults[key] = words.unread(value)
  return faults
}
