import { type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import type { PreviewItem } from '../../../modules/format/types.ts'
import { resolveCell } from '../../cells/registry.ts'
import { type Content, contentOf, holdsLanguages } from './content.ts'
import { fieldOf, type Scope } from './scope.ts'

/** A value of an item: a text, or numbers of records of another resource. */
export type ItemValue =
  | ({ kind: 'text' } & Content)
  | { kind: 'records'; ids: readonly RecordId[]; options: Readonly<Record<string, unknown>> }

const wordOf = (scope: Scope, name: string, value: unknown): string | undefined => {
  const { schema, options } = fieldOf(scope, name)
  if (!Array.isArray(schema.enum) || !Array.isArray(options.enumNames)) return undefined
  const word: unknown = options.enumNames[schema.enum.indexOf(value)]
  return typeof word === 'string' ? word : undefined
}

const texts = (values: readonly string[]): readonly ItemValue[] =>
  values.flatMap((text) => (text.trim() === '' ? [] : [{ kind: 'text', text } as const]))

/**
 * The values of an item, empty if there is nothing to show: the output of its cell, the label of an active switch, the
 * form's label of a choice, numbers of other records, the texts of a list, or the value itself.
 */
export const itemValues = (scope: Scope, item: PreviewItem): readonly ItemValue[] => {
  const { value, options, label } = fieldOf(scope, item.field)
  if (value === undefined || value === null || value === '') return []
  if (item.cell !== undefined)
    return texts([resolveCell(item.cell).text(value, item.options ?? {}, scope.data)])
  if (typeof value === 'boolean') return value ? texts([label]) : []
  const ids = recordIds(value)
  if (typeof options.operation === 'string' && ids.length > 0) return [{ kind: 'records', ids, options }]
  if (holdsLanguages(scope, item.field)) {
    const content = contentOf(scope, item)
    return content.text === '' ? [] : [{ kind: 'text', ...content }]
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return texts(values.map((one) => wordOf(scope, item.field, one) ?? String(one)))
}
