import { isObject } from '../../../contract/json.ts'
import { textOption } from '../shared/options.ts'
import type { FormFileValue, ReadValue, WidgetOptions, WriteValue } from '../widget.ts'

/** The file of a form or of the API's file reference; undefined for anything else. */
export const toFileValue = (value: unknown): FormFileValue | undefined => {
  if (!isObject(value) || typeof value.fileUrl !== 'string') return undefined
  const { id, fileUrl, fileName, pending } = value
  return {
    fileUrl,
    fileName: typeof fileName === 'string' ? fileName : '',
    ...(typeof id === 'number' && id > 0 && { id }),
    ...(typeof pending === 'string' && { pending }),
  }
}

/** Body property for the file's id: option `idField`, else the form property's name and `Id`. */
export const fileIdField = (name: string, options: WidgetOptions): string =>
  textOption(options, 'idField') ?? `${name}Id`

/** Form value from the record's file reference; option `from` names its property. */
export const readFile: ReadValue = (record, name, options) =>
  toFileValue(record[textOption(options, 'from') ?? name])

/** Body value: the file's id. Without a file, 0 on update, which removes the present file, and nothing on create. */
export const writeFile: WriteValue = (value, name, options, { mode }) => {
  const field = fileIdField(name, options)
  const file = toFileValue(value)
  if (file) return file.id === undefined ? {} : { [field]: file.id }
  return mode === 'update' ? { [field]: 0 } : {}
}
