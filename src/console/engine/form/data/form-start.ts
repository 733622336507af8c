import type { PlainObject } from '../../../../contract/json.ts'
import type { FormFile } from '../../../../modules/format/types.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { type Mapping, readForm } from './mapping.ts'
import { schemaDefaults } from './schema.ts'

/** What there is of values: a default taken from an empty property of a row is none. */
const withoutUndefined = (data: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))

/**
 * Form data before anybody has touched it: of a record as the get operation answered it, or of a new one, which may be a
 * copy of that; with what conditions ask about the route.
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
