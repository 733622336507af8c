import { isObject } from '../../../contract/json.ts'
import type { Value } from '../../../modules/format/types.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../../subject/fault.ts'
import { operationOf, type Subject } from '../../subject/subject.ts'
import { overlap } from '../../values/values.ts'
import { type FormObject, type FormProperty, itemOf, propertiesOf, widgetOf } from '../properties.ts'
import type { PayloadRules } from './payload.ts'
import { samplesOf } from './samples.ts'
import { type Target, written, writtenBy } from './target.ts'

/** The kept properties, with their places in form.json. */
const keptBy = ({ module }: Subject): readonly (readonly [name: string, place: JsonPath])[] =>
  (module.form?.keep ?? []).map((name, index) => [name, ['keep', index]])

/** Why a property cannot be kept, with the cure; undefined if it can. */
const keptFault = (
  { subject, operation, holder, bodyName }: Target,
  name: string,
): readonly [message: string, cure: string] | undefined => {
  const { contract, module } = subject
  const get = operationOf(subject, 'get')
  const record = contract.at(get?.payload, module.form?.read?.record ?? '') ?? {}
  const bodyProperty = bodyName(name)
  const accepted = contract.property(holder(bodyProperty), bodyProperty)
  if (!accepted)
    return [
      `The body of ${operation.id} has no property "${bodyProperty}"`,
      nameCure(bodyProperty, contract.names(holder(bodyProperty))),
    ]
  const returned = contract.property(record, name)
  if (!returned)
    return [
      `The record of ${get?.id} has no property "${name}", so nothing could be kept`,
      nameCure(name, contract.names(record)),
    ]
  return overlap(returned, accepted)
    ? undefined
    : [
        `The record of ${get?.id} holds "${name}" as ${typesOf(returned).join(' or ')}, ${operation.id} takes ${typesOf(accepted).join(' or ')}`,
        'make them the same in the contract',
      ]
}

/** Checks that each kept property is returned by the get operation, accepted by the update, and not in the form. */
const checkKept = (target: Target, names: readonly string[]): void => {
  for (const [name, place] of keptBy(target.subject)) {
    const fault = names.includes(name)
      ? [`The form holds "${name}" itself`, 'take it out of keep, or out of the form']
      : keptFault(target, name)
    if (fault) target.subject.report('form', place, fault[0] ?? '', fault[1] ?? '')
  }
}

/** Checks that the form shows, keeps or fills in all properties of the body, since an update clears missing ones. */
const checkWhole = (target: Target, object: FormObject, schema: Schema, more: readonly string[]): void => {
  const { subject, operation } = target
  const { contract, report } = subject
  const properties = propertiesOf(object)
  const names = properties.flatMap((property) => writtenBy(subject, property)).map(target.bodyName)
  // Missing required properties are reported elsewhere.
  const handled = [...names, ...more, ...texts(schema.required)]
  for (const name of contract.names(schema)) {
    if (handled.includes(name)) continue
    const cure =
      object.uiPlace.length === 0 ? 'add it to "keep" in form.json, or to the form' : 'add it to the form'
    report(
      'ui',
      object.uiPlace,
      `${operation.id} empties "${name}" of a record that has it, since the form neither shows nor keeps it`,
      cure,
    )
  }
  for (const property of properties) {
    const item = itemOf(property)
    const list = contract.property(schema, target.bodyName(property.name))
    const items = list && contract.items(list)
    if (item && items && !widgetOf(subject, property)?.write)
      checkWhole({ ...target, holder: () => items, bodyName: (name) => name }, item, items, [])
  }
}

/** Body properties that disappear when the field is cleared; the update must set them to an empty value. */
const vanishing = (target: Target, property: FormProperty): readonly string[] => {
  if (property.required || typesOf(property.schema).includes('array')) return []
  if (!widgetOf(target.subject, property)?.write)
    return typesOf(property.schema).join() === 'boolean' ? [] : [property.name]
  const left = Object.keys(written(target, property, undefined))
  const sent = samplesOf(property.schema).flatMap((sample) => Object.keys(written(target, property, sample)))
  return [...new Set(sent)].filter((name) => !left.includes(name))
}

const checkCleared = (target: Target, property: FormProperty): void => {
  const { subject, operation } = target
  for (const name of vanishing(target, property)) {
    const bodyName = target.bodyName(name)
    const schema = subject.contract.property(target.holder(bodyName), bodyName)
    const cleared = schema && typesOf(schema).includes('array') ? [] : null
    const isRequired = texts(target.holder(bodyName).required).includes(bodyName)
    if (!schema || isRequired || subject.contract.refusal(schema, cleared) === undefined) continue
    subject.report(
      'schema',
      property.place,
      `The form lets "${property.name}" be cleared, and ${operation.id} does not take ${JSON.stringify(cleared)} for "${bodyName}"`,
      `let the contract take it, or add "${property.name}" to "required"`,
    )
  }
}

const isFromForm = (value: Value): boolean => {
  if (Array.isArray(value)) return value.some(isFromForm)
  return isObject(value) && ('$form' in value || '$month' in value)
}

/** Reports a value that an update sets regardless of what is stored. */
const checkSet = ({ subject, operation, holder }: Target, rules: PayloadRules): void => {
  const { contract, report } = subject
  for (const [name, value] of Object.entries(rules.set ?? {})) {
    const schema = contract.property(holder(name), name)
    if (!schema || isFromForm(value)) continue
    const choices = Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum
    const isOnly = typesOf(schema).join() === 'null' || (Array.isArray(choices) && choices.length === 1)
    if (isOnly) continue
    report(
      'form',
      rules.placeOf('set', name),
      `${operation.id} would write this over whatever is stored as "${name}"`,
      `set it in payload.create only, or add "${name}" to keep and give new records theirs in payload.default`,
    )
  }
}

/** In an edit form the record determines what is shown, not the current mode of the user. */
const checkContext = ({ module, report }: Subject): void => {
  for (const [name, value] of Object.entries(module.form?.context ?? {}))
    if (isObject(value) && '$platform' in value)
      report(
        'form',
        ['context', name],
        `The mode decides about "${name}", of records too that were made in the other one`,
        `add "${name}" to keep, and give new records theirs in defaults`,
      )
}

/**
 * Checks that an update preserves unchanged values and reports cleared ones. `filled` are the body properties set by
 * the payload rules and the record's id.
 */
export const checkUpdate = (
  target: Target,
  object: FormObject,
  rules: PayloadRules,
  schema: Schema,
  filled: readonly string[],
): void => {
  const { subject } = target
  const properties = propertiesOf(object)
  checkKept(
    target,
    properties.map(({ name }) => name),
  )
  const kept = keptBy(subject).map(([name]) => target.bodyName(name))
  checkWhole(target, object, schema, [...kept, ...filled])
  for (const property of properties) checkCleared(target, property)
  checkSet(target, rules)
  checkContext(subject)
}
