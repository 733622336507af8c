import type { PlainObject } from '../../../../contract/json.ts'
import type { FormFile } from '../../../../modules/format/types.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { type Mapping, readForm } from './mapping.ts'
import { schemaDefaults } from './schema.ts'

/** Removes undefined values: a default from an empty property of a row is none. */
const withoutUndefined = (data: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))

/**
 * The initial form data: of the record returned by the get operation, or of a new record, which may be a copy; with the
 * route values that conditions need.
 */
export const startData = (
  form: FormFile,
  mapping: Mapping,
  values: ValueContext,
  payload: unknown,
): PlainObject => {
  const start =
    mapping.context.mode === 'update'
      ? readForm(form, payload, mapping)
      : {
          ...schemaDefaults(mapping.schema),
          ...readForm(form, {}, mapping),
          ...withoutUndefined(evaluateAll(form.defaults, values)),
          ...(payload !== undefined && readForm(form, payload, mapping)),
        }
  return { ...start, ...evaluateAll(form.context, values) }
}
