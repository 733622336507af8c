import { isObject } from '../../../contract/json.ts'
import type { Value } from '../../../modules/format/types.ts'
import { samplesOf } from '../../schema/samples.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import { operationOf, type Place, placeIn, type Subject } from '../../subject/subject.ts'
import { overlap, typesIn } from '../../values/values.ts'
import { type FormObject, type FormProperty, itemOf, propertiesOf, widgetOf } from '../properties.ts'
import {
  type BodyShape,
  bodyProperty,
  rulePath,
  type Target,
  targetWithin,
  written,
  writtenBy,
} from './target.ts'

/** Checks that a kept property is returned by the get operation, and accepted by the update. */
const checkKept = (place: Place, target: Target, name: string): void => {
  const { operation, subject, bodyName, holder } = target
  const { contract, module } = subject
  const bodyOf = bodyName(name)
  const accepted = bodyProperty(target, bodyOf)
  if (!accepted) {
    const names = contract.names(holder(bodyOf))
    place.unknown(`The body of ${operation.id} has no property "${bodyOf}"`, bodyOf, names)
    return
  }
  const get = operationOf(subject, 'get')
  const record = contract.at(get?.payload, module.form?.read?.record ?? '') ?? {}
  const what = `The record of ${get?.id}`
  const returned = contract.property(record, name)
  if (!returned)
    place.unknown(`${what} has no property "${name}", so nothing is kept`, name, contract.names(record))
  else if (!overlap(returned, accepted))
    place.fault(
      `${what} holds "${name}" as ${typesIn(returned)}, ${operation.id} accepts ${typesIn(accepted)}`,
      'make them the same in the contract',
    )
}

/** Checks that the form shows, keeps or fills in all properties of the body, since an update clears missing ones. */
const checkWhole = (target: Target, object: FormObject, schema: Schema, more: readonly string[]): void => {
  const { subject, operation } = target
  const { contract } = subject
  const properties = propertiesOf(object)
  const names = properties.flatMap((property) => writtenBy(subject, property)).map(target.bodyName)
  // Missing required properties are reported elsewhere.
  const handled = [...names, ...more, ...texts(schema.required)]
  const isForm = object.field.path.length === 0
  for (const name of contract.names(schema))
    if (!handled.includes(name))
      object.field.fault(
        `${operation.id} empties "${name}" of a record that has it, since the form neither shows nor keeps it`,
        isForm ? 'add it to "keep" in form.json, or to the form' : 'add it to the form',
      )
  for (const property of properties) {
    const item = itemOf(property)
    const items = contract.items(contract.property(schema, target.bodyName(property.name)))
    if (item && items && !widgetOf(subject, property)?.write)
      checkWhole(targetWithin(target, items), item, items, [])
  }
}

/** Body properties that disappear when the field is cleared; the update must set them to an empty value. */
const vanishing = (target: Target, property: FormProperty): readonly string[] => {
  const types = typesOf(property.schema)
  if (property.required || types.includes('array')) return []
  if (!widgetOf(target.subject, property)?.write) return types.join() === 'boolean' ? [] : [property.name]
  const left = Object.keys(written(target, property, undefined))
  const sent = samplesOf(property.schema).flatMap((sample) => Object.keys(written(target, property, sample)))
  return [...new Set(sent)].filter((name) => !left.includes(name))
}

const checkCleared = (target: Target, property: FormProperty): void => {
  const { subject, operation, holder } = target
  for (const name of vanishing(target, property).map(target.bodyName)) {
    const schema = bodyProperty(target, name)
    if (!schema || texts(holder(name).required).includes(name)) continue
    const cleared = typesOf(schema).includes('array') ? [] : null
    if (subject.contract.refusal(schema, cleared) !== undefined)
      property.rule.fault(
        `The form lets "${property.name}" be cleared, and ${operation.id} does not accept ${JSON.stringify(cleared)} for "${name}"`,
        `let the contract accept it, or add "${property.name}" to "required"`,
      )
  }
}

const isFromForm = (value: Value): boolean => {
  if (Array.isArray(value)) return value.some(isFromForm)
  return isObject(value) && ('$form' in value || '$month' in value)
}

/** Whether a property has a single possible value. */
const isConstant = (schema: Schema): boolean => {
  const choices = Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum
  return typesOf(schema).join() === 'null' || (Array.isArray(choices) && choices.length === 1)
}

/** Reports values that an update sets regardless of what is stored. */
const checkSet = (target: Target, { rules }: BodyShape): void => {
  const { subject, operation } = target
  const { form } = subject.module
  for (const [name, value] of Object.entries(rules.set ?? {})) {
    const schema = bodyProperty(target, name)
    if (schema && !isFromForm(value) && !isConstant(schema))
      placeIn(subject, 'form', rulePath(form, 'update', 'set', name)).fault(
        `${operation.id} would replace the stored "${name}" by this`,
        `set it in payload.create only, or add "${name}" to keep and set it for new records in payload.default`,
      )
  }
}

/** In an edit form the record determines what is shown, not the current mode of the user. */
const checkContext = (subject: Subject): void => {
  for (const [name, value] of Object.entries(subject.module.form?.context ?? {}))
    if (isObject(value) && '$platform' in value)
      placeIn(subject, 'form', ['context', name]).fault(
        `The mode determines "${name}", also of records that were created in the other mode`,
        `add "${name}" to keep, and set it for new records in defaults`,
      )
}

/**
 * Checks that an update preserves unchanged values and reports cleared ones. `filled` are the body properties set by
 * the payload rules and the record's id.
 */
export const checkUpdate = (
  target: Target,
  object: FormObject,
  shape: BodyShape,
  filled: readonly string[],
): void => {
  const { subject, bodyName } = target
  const properties = propertiesOf(object)
  const { keep = [] } = subject.module.form ?? {}
  for (const [index, name] of keep.entries()) {
    const place = placeIn(subject, 'form', ['keep', index])
    if (properties.some((property) => property.name === name))
      place.fault(`The form has the field "${name}" itself`, 'remove it from keep, or from the form')
    else checkKept(place, target, name)
  }
  checkWhole(target, object, shape.outer, [...keep.map(bodyName), ...filled])
  for (const property of properties) checkCleared(target, property)
  checkSet(target, shape)
  checkContext(subject)
}
