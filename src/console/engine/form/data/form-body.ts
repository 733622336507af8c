import { type RJSFSchema, retrieveSchema, type ValidatorType } from '@rjsf/utils'
import { conventions } from '../../../../contract/conventions/conventions.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { payloadOf } from '../../../../modules/format/payload.ts'
import type { FormFile, Payload } from '../../../../modules/format/types.ts'
import { asWritten } from '../../../widgets/translations/translation-entries.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { keptData, type Mapping, writeFields } from './mapping.ts'
import { propertyNames } from './schema.ts'

const withName = (body: PlainObject, { rename }: Payload): PlainObject =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [rename?.[key] ?? key, value]))

const applyPayload = (
  fields: PlainObject,
  cleared: PlainObject,
  payload: Payload,
  context: ValueContext,
): Record<string, unknown> => {
  const body = {
    ...withName(cleared, payload),
    ...evaluateAll(payload.default, context),
    ...withName(fields, payload),
    ...evaluateAll(payload.set, context),
  }
  if (!payload.wrap) return body
  const keep = payload.wrap.keep ?? []
  const split = (kept: boolean) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => keep.includes(key) === kept))
  return { ...split(true), [payload.wrap.in]: [split(false)] }
}

/** Form data, and the properties that the form shows. */
export interface FormState {
  data: PlainObject
  /** All properties when omitted; conditions may hide some. */
  shown?: readonly string[]
}

/** The properties that a form shows for this data; its conditions decide. */
export const shownNames = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: PlainObject,
): readonly string[] => propertyNames(retrieveSchema(validator, schema, schema, data))

const keptBody = (form: FormFile, data: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(keptData(form, data)).map(([name, value]) => [name, asWritten(value)] as const),
  )

/**
 * The fields of a request body. A value removed since the form was opened is sent as null or an empty list, because an
 * API may keep absent properties. A property hidden by a condition both then and now is sent unchanged.
 */
const fieldsOf = (mapping: Mapping, { data, shown }: FormState, opened: FormState | undefined) => {
  const fields = writeFields(data, mapping, shown)
  if (!opened) return { fields, cleared: {} }
  const before = writeFields(opened.data, mapping)
  const hidden = propertyNames(mapping.schema).filter(
    (name) => shown?.includes(name) === false && opened.shown?.includes(name) === false,
  )
  const current = { ...writeFields(opened.data, mapping, hidden), ...fields }
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(current, name))
  const cleared = gone.map((name) => [name, Array.isArray(before[name]) ? [] : null])
  if (conventions.update === 'changes') {
    const changed = Object.entries(current).filter(([name, value]) => !isSame(value, before[name]))
    return { fields: Object.fromEntries(changed), cleared: Object.fromEntries(cleared) }
  }
  return { fields: current, cleared: Object.fromEntries(cleared) }
}

interface Save extends FormState {
  /** Number of the record to update. */
  id?: unknown
  /** The untouched form data of an update. */
  opened?: FormState
}

/**
 * The body of a save: the fields, the hidden properties that the form keeps, the module's `payload` (shared, then for
 * create or update), and the id of an update.
 */
export const writeForm = (
  form: FormFile,
  mapping: Mapping,
  context: ValueContext,
  { id, opened, ...state }: Save,
): Record<string, unknown> => {
  const { mode } = mapping.context
  const { fields, cleared } = fieldsOf(mapping, state, mode === 'update' ? opened : undefined)
  // A body of changes is only about them: the path names the record.
  const isWhole = mode === 'create' || conventions.update === 'whole'
  const all = {
    ...(mode === 'update' && isWhole && id !== undefined && { [conventions.ids.property]: id }),
    ...(isWhole && keptBody(form, state.data)),
    ...fields,
  }
  return applyPayload(all, cleared, payloadOf(form, mode), { ...context, form: state.data })
}
