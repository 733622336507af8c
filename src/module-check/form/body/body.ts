import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Operation } from '../../schema/contract.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import { nameCure } from '../../subject/fault.ts'
import { placeIn, type Subject } from '../../subject/subject.ts'
import { routeId } from '../../values/call-parameters.ts'
import { checkValue, overlap } from '../../values/values.ts'
import { formRoute, formScope, knowsId } from '../calls.ts'
import {
  type FormObject,
  type FormProperty,
  itemOf,
  objectIn,
  propertiesOf,
  widgetOf,
} from '../properties.ts'
import { checkUpdate } from './form-update.ts'
import { checkLimits } from './limits.ts'
import {
  type BodyShape,
  bodyProperty,
  bodyShape,
  checkSamples,
  formIn,
  rulePath,
  type Target,
  targetWithin,
  written,
  writtenBy,
} from './target.ts'

const keyword = 'x-not-before'

const isNumber = ({ schema }: FormProperty): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number')

/** Checks that `x-not-before` refers to another property of the form, of the same kind. */
const checkNamed = (properties: readonly FormProperty[], property: FormProperty): void => {
  const { name, schema, rule } = property
  const other = schema[keyword]
  if (typeof other !== 'string') return
  const others = properties.filter((one) => one.name !== name)
  const named = others.find((one) => one.name === other)
  const names = others.map((one) => one.name)
  if (!named) rule.at(keyword).unknown(`The form has no other property "${other}"`, other, names)
  else if (isNumber(named) !== isNumber(property))
    rule
      .at(keyword)
      .fault(
        `"${name}" and "${other}" cannot be compared: one is a number`,
        'name a property of the same kind',
      )
}

/**
 * Checks `x-not-before`: its target exists, and it is present wherever the contract has it and the form has both
 * properties.
 */
const checkOrder = (target: Target, object: FormObject): void => {
  const properties = propertiesOf(object)
  for (const property of properties) {
    checkNamed(properties, property)
    const declared = property.schema[keyword]
    const wanted = bodyProperty(target, target.bodyName(property.name))?.[keyword]
    const other = properties.find(({ name }) => wanted !== undefined && target.bodyName(name) === wanted)
    if (other && declared !== other.name)
      (declared === undefined ? property.rule : property.rule.at(keyword)).fault(
        `The contract says ${keyword} ${wanted}, the form ${declared ?? 'nothing'} (${target.operation.id})`,
        `set "${keyword}": "${other.name}"`,
      )
  }
}

const checkProperty = (target: Target, property: FormProperty): void => {
  const { subject, operation } = target
  const { contract } = subject
  for (const name of writtenBy(subject, property).map(target.bodyName)) {
    if (bodyProperty(target, name)) continue
    const cure = `${nameCure(name, contract.names(target.holder(name)))}, or name it in payload.rename`
    property.field.fault(`The body of ${operation.id} has no property "${name}"`, cure)
  }
  if (widgetOf(subject, property)?.write) {
    checkSamples(target, property)
    return
  }
  const body = bodyProperty(target, target.bodyName(property.name))
  if (!body) return
  const item = itemOf(property)
  const items = item && contract.items(body)
  const { items: _, ...list } = property.schema
  checkLimits({
    ...{ contract, form: items ? list : property.schema, body, required: property.required },
    fault: (path, message, cure) => property.rule.at(...path).fault(`${message} (${operation.id})`, cure),
  })
  const part = items ? item : objectIn(property)
  if (!part) return
  const within = targetWithin(target, items ?? body)
  checkProperties(within, part)
  checkRequired(within, part, items ?? body, [])
}

const checkProperties = (target: Target, object: FormObject): void => {
  for (const property of propertiesOf(object)) checkProperty(target, property)
  checkOrder(target, object)
}

/** Whether the form always sends a value: it is required, or a switch or choice with a default. */
const isAlwaysSent = (target: Target, property: FormProperty, name: string): boolean => {
  if (property.required) return true
  if (widgetOf(target.subject, property)?.write)
    return written(target, property, undefined)[name] !== undefined
  const isClosed = typesOf(property.schema).join() === 'boolean' || Array.isArray(property.schema.enum)
  return isClosed && property.schema.default !== undefined
}

/** Checks that the form always sends the properties that a schema requires, except those in `filled`. */
const checkRequired = (
  target: Target,
  object: FormObject,
  schema: Schema,
  filled: readonly string[],
): void => {
  const { subject, operation, bodyName } = target
  const sources = propertiesOf(object).flatMap((property) =>
    writtenBy(subject, property).map((key) => ({ property, key, name: bodyName(key) })),
  )
  for (const name of texts(schema.required)) {
    if (filled.includes(name)) continue
    const found = sources.filter((source) => source.name === name)
    const [first] = found
    if (!first)
      object.field.fault(
        `${operation.id} requires "${name}", and nothing in the form gives it`,
        'add it to the form, or fill it in payload.set or payload.default of form.json',
      )
    else if (!found.some(({ property, key }) => isAlwaysSent(target, property, key)))
      first.property.rule.fault(
        `${operation.id} requires "${name}", the form does not`,
        `add "${first.property.name}" to "required"`,
      )
  }
}

/** Checks the rules of `payload`: their names exist, and the contract accepts the values they set. */
const checkRules = (target: Target, { rules }: BodyShape, names: readonly string[]): void => {
  const { subject, operation, mode } = target
  const { contract, module } = subject
  const { defaults, keep = [] } = module.form ?? {}
  const form = placeIn(subject, 'form')
  const ruleAt = (key: 'rename' | 'set' | 'default', name: string) =>
    form.at(...rulePath(module.form, mode, key, name))
  for (const name of Object.keys(rules.rename ?? {}))
    if (!names.includes(name))
      ruleAt('rename', name).unknown(`The form writes no property "${name}"`, name, names)
  const values = (['set', 'default'] as const).flatMap((key) =>
    Object.entries(rules[key] ?? {}).map(([name, value]) => ({ name, value, place: ruleAt(key, name) })),
  )
  // Hidden values of a new record are sent unchanged.
  const kept = Object.entries(mode === 'create' ? (defaults ?? {}) : {})
    .filter(([name]) => keep.includes(name))
    .map(([name, value]) => ({ name: target.bodyName(name), value, place: form.at('defaults', name) }))
  const scope = formScope(subject, formRoute(subject, mode))
  for (const { name, value, place } of [...values, ...kept]) {
    const schema = bodyProperty(target, name)
    const others = contract.names(target.holder(name))
    if (schema) checkValue(place, value, schema, scope)
    else place.unknown(`The body of ${operation.id} has no property "${name}"`, name, others)
  }
}

/** Checks that the id of an update can take the route's value: an integer or a text. */
const checkId = (target: Target, name: string): void => {
  const schema = bodyProperty(target, name)
  if (schema && overlap(routeId, schema)) return
  const wrong = schema ? 'has as another type' : 'lacks'
  placeIn(target.subject, 'form').fault(
    `The id of an update is sent as "${name}", which the body of ${target.operation.id} ${wrong}`,
    'name the property in payload.update.rename',
  )
}

/** Checks the body that the form sends to an operation: names, types, limits and required properties. */
export const checkFormBody = (subject: Subject, operation: Operation, mode: Mode): void => {
  const { contract, module } = subject
  if (operation.body === undefined) {
    placeIn(subject, 'ui').fault(`${operation.id} takes no body`, 'name another operation in module.json')
    return
  }
  const shape = bodyShape(contract, operation, module.form, mode)
  if (!shape) {
    const { in: list = '' } = module.form?.payload?.[mode]?.wrap ?? module.form?.payload?.wrap ?? {}
    placeIn(subject, 'form', [...rulePath(module.form, mode, 'wrap'), 'in']).unknown(
      `The body of ${operation.id} has no list "${list}" that may hold one item`,
      list,
      contract.names(operation.body),
    )
    return
  }
  const { rules, bodyName, holder, outer, inner } = shape
  const target: Target = { subject, operation, mode, holder, bodyName }
  const object = formIn(subject, mode)
  checkProperties(target, object)

  const withId = mode === 'update' && knowsId(subject, 'update')
  const names = propertiesOf(object).flatMap((property) => writtenBy(subject, property))
  checkRules(target, shape, [...(withId ? ['id'] : []), ...names, ...(module.form?.keep ?? [])])
  if (withId) checkId(target, bodyName('id'))

  const set = [...Object.keys({ ...rules.set, ...rules.default }), ...(withId ? [bodyName('id')] : [])]
  if (mode === 'update') checkUpdate(target, object, shape, set)
  if (inner === outer) {
    checkRequired(target, object, outer, set)
    return
  }
  const { in: list = '', keep = [] } = rules.wrap ?? {}
  const [around, within] = [
    set.filter((name) => keep.includes(name)),
    set.filter((name) => !keep.includes(name)),
  ]
  checkRequired(target, object, inner, within)
  checkRequired(target, object, outer, [list, ...around])
}
