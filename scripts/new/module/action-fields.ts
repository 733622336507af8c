import type { PlainObject } from '../../../src/contract/json.ts'
import type { Contract } from '../../../src/module-check/schema/contract.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { type Field, type FieldKind, fieldsOf } from './field.ts'
import { formUi } from './form-files.ts'

/** Kinds that a small form can edit: those with the same format and name in record and body. */
const askable: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'long-text', 'phone', 'email', 'url', 'html', 'date', 'time'] as const),
  ...(['choice', 'boolean', 'number', 'reference'] as const),
])

/**
 * The fields of an operation on one record, from its body; empty without a body. Undefined if a small form cannot edit
 * one of them.
 */
export const actionFields = (
  contract: Contract,
  id: string,
  presentation: Pick<Presentation, 'titles' | 'files'>,
): readonly Field[] | undefined => {
  const body = contract.operation(id)?.body
  if (body === undefined) return []
  const shape = body as NonNullable<Parameters<typeof fieldsOf>[1]['read']>
  const fields = fieldsOf(contract, { read: shape, write: shape }, presentation)
  const names = contract.names(shape).filter((name) => name !== 'id')
  return fields.length === names.length && fields.every(({ kind }) => askable.has(kind)) ? fields : undefined
}

/** Fields of a small form are stacked. */
const withoutSpan = (ui: unknown): unknown => {
  const { 'ui:options': options, ...rest } = ui as PlainObject & { 'ui:options'?: PlainObject }
  const { span: _, ...others } = options ?? {}
  return { ...rest, ...(Object.keys(others).length > 0 && { 'ui:options': others }) }
}

/** The fields of a row action; initial values come from the row. */
export const askingPart = (fields: readonly Field[], rowNames: readonly string[]): PlainObject => {
  if (fields.length === 0) return {}
  const { 'ui:order': _, ...ui } = formUi(fields)
  const inRow = fields.filter(({ name }) => rowNames.includes(name))
  return {
    fields: Object.fromEntries(Object.entries(ui).map(([name, part]) => [name, withoutSpan(part)])),
    ...(inRow.length > 0 && {
      defaults: Object.fromEntries(inRow.map(({ name }) => [name, { $row: name }])),
    }),
  }
}
