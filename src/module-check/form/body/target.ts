import { isObject } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { routeParameter } from '../../../modules/format/paths.ts'
import { payloadOf } from '../../../modules/format/payload.ts'
import type { FormFile, Payload } from '../../../modules/format/types.ts'
import type { Contract, Operation } from '../../schema/contract.ts'
import { samplesOf } from '../../schema/samples.ts'
import { type Schema, texts } from '../../schema/schema-reader.ts'
import type { JsonPath } from '../../subject/fault.ts'
import type { MappingContext, Subject } from '../../subject/subject.ts'
import { formRoute } from '../calls.ts'
import { type FormObject, type FormProperty, formObject, widgetOf, widgetOptions } from '../properties.ts'

/** The path of a payload rule of a mode in form.json. */
export const rulePath = (
  form: FormFile | undefined,
  mode: Mode,
  key: keyof Payload,
  name?: string,
): JsonPath => {
  const ofMode = form?.payload?.[mode]?.[key]
  const isOfMode = name === undefined ? ofMode !== undefined : Object.hasOwn(ofMode ?? {}, name)
  return ['payload', ...(isOfMode ? [mode] : []), key, ...(name === undefined ? [] : [name])]
}

/** The body of an operation under the payload rules of a mode. */
export interface BodyShape {
  rules: Payload
  /** Body name of a form property. */
  bodyName: (name: string) => string
  /** The body, and the object with the properties: the body itself, or the single item of the list it is wrapped in. */
  outer: Schema
  inner: Schema
  /** Schema of the object with the property of this (body) name. */
  holder: (name: string) => Schema
}

/** The body's shape; undefined if there is no list to wrap in, or if it cannot have one item. */
export const bodyShape = (
  contract: Contract,
  operation: Operation,
  form: FormFile | undefined,
  mode: Mode,
): BodyShape | undefined => {
  const rules = payloadOf(form, mode)
  const { rename = {}, wrap } = rules
  const bodyName = (name: string): string => (Object.hasOwn(rename, name) ? (rename[name] ?? name) : name)
  const outer = contract.resolve(operation.body)
  if (!wrap) return { rules, bodyName, outer, inner: outer, holder: () => outer }
  const { items: _, ...limits } = contract.property(outer, wrap.in) ?? {}
  const inner = contract.items(contract.property(outer, wrap.in))
  if (!inner || contract.refusal(limits, [{}])) return undefined
  return { rules, bodyName, outer, inner, holder: (name) => (wrap.keep?.includes(name) ? outer : inner) }
}

/** Whether an `if` that depends only on `context` values from the route is met in a mode; undefined for any other. */
const decided = (subject: Subject, mode: Mode, condition: unknown): boolean | undefined => {
  if (!isObject(condition) || Object.keys(condition).join() !== 'required') return undefined
  const { context } = subject.module.form ?? {}
  const parameters = texts(condition.required).map((name) => routeParameter(context?.[name]))
  if (!parameters.every((name) => name !== undefined)) return undefined
  const route = formRoute(subject, mode)
  return parameters.every((name) => route.includes(name))
}

/** The form in a mode: requirements of a branch count if the route alone determines that it applies. */
export const formIn = (subject: Subject, mode: Mode): FormObject => {
  const object = formObject(subject)
  const { schema } = object
  const met = decided(subject, mode, schema.if)
  const branch = met === undefined ? undefined : schema[met ? 'then' : 'else']
  if (!isObject(branch)) return object
  const required = [...texts(schema.required), ...texts(branch.required)]
  return { ...object, schema: { ...schema, required } }
}

/** The target of a form's properties under one operation. */
export interface Target {
  subject: Subject
  operation: Operation
  mode: Mode
  /** Schema of the object with the body property of this name. */
  holder: (name: string) => Schema
  /** Body name of a written property. */
  bodyName: (written: string) => string
}

/** The target of the properties of an object or list item in the body. */
export const targetWithin = (target: Target, schema: Schema): Target => ({
  ...target,
  holder: () => schema,
  bodyName: (name) => name,
})

/** The schema of a body property; undefined if the body does not have it. */
export const bodyProperty = ({ subject, holder }: Target, name: string): Schema | undefined =>
  subject.contract.property(holder(name), name)

/** Names of a property's values before payload rules. */
export const writtenBy = (subject: Subject, property: FormProperty): readonly string[] =>
  widgetOf(subject, property)?.writes?.(property.name, widgetOptions(property)) ?? [property.name]

/** The output of a widget's mapping for a value. */
export const written = ({ subject, mode }: Target, property: FormProperty, value: unknown): Schema => {
  const context: MappingContext = { mode, languages: [{ id: 1, name: 'English', code: 'en' }] }
  const widget = widgetOf(subject, property)
  return widget?.write?.(value, property.name, widgetOptions(property), context) ?? {}
}

/**
 * Passes boundary values of the form's rules through the widget's mapping, and validates the output against the
 * contract.
 */
export const checkSamples = (target: Target, property: FormProperty): void => {
  const samples = [...samplesOf(property.schema), ...(property.required ? [] : [undefined])]
  const sent = samples.flatMap((sample) => Object.entries(written(target, property, sample)))
  for (const [name, value] of sent) {
    const bodyName = target.bodyName(name)
    const schema = value === undefined ? undefined : bodyProperty(target, bodyName)
    const reason = schema && target.subject.contract.refusal(schema, value)
    if (!reason) continue
    property.rule.fault(
      `${target.operation.id} refuses the value of "${bodyName}": ${reason}`,
      'use the rule of the contract in the form',
    )
    return
  }
}
