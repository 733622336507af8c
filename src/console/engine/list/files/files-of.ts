import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { FileKind } from '../../../widgets/file/file-rule.ts'

/** The properties of records that consist of a file and its title. */
export interface FileRecord {
  file: string
  kind: FileKind['kind']
  title: string | undefined
}

const kinds: readonly unknown[] = ['image', 'file', 'audio'] satisfies FileKind['kind'][]

/**
 * The file and the title of a module's records, if its form requires a file and at most a short text besides, so that
 * a selected file is enough for a new record; undefined if it requires more.
 */
export const filesOf = ({ schema, ui }: Pick<Module, 'schema' | 'ui'>): FileRecord | undefined => {
  const required = Array.isArray(schema?.required) ? schema.required.map(String) : []
  const widgetOf = (name: string): unknown => asRecord(ui?.[name])['ui:widget']
  const files = required.filter((name) => kinds.includes(widgetOf(name)))
  const [title, ...others] = required.filter((name) => !files.includes(name))
  const [file] = files
  const isText = (name: string): boolean => {
    const { type, format, enum: values } = asRecord(asRecord(schema?.properties)[name])
    return type === 'string' && format === undefined && values === undefined && widgetOf(name) === undefined
  }
  if (file === undefined || files.length > 1 || others.length > 0) return undefined
  if (title !== undefined && !isText(title)) return undefined
  return { file, title, kind: widgetOf(file) as FileKind['kind'] }
}

/** The title of a record that is made from a file: its name without the extension, and with spaces for underscores. */
export const titleOf = (fileName: string, maxLength = Number.POSITIVE_INFINITY): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/_+/g, ' ')
    .trim()
    .slice(0, maxLength)
