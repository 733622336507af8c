import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Operation } from '../../schema/contract.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import { nameCure } from '../../subject/fault.ts'
import type { Subject } from '../../subject/subject.ts'
import { routeId } from '../../values/call-parameters.ts'
import { checkValue, formPlace, overlap } from '../../values/values.ts'
import { formRoute, formScope, knowsId } from '../calls.ts'
import {
  type FormObject,
  type FormProperty,
  itemOf,
  objectIn,
  propertiesOf,
  widgetOf,
} from '../properties.ts'
import { formIn } from './branch.ts'
import { checkUpdate } from './form-update.ts'
import { checkLimits, type TellLimit } from './limits.ts'
import { checkOrder } from './order.ts'
import { bodyNameBy, bodyShape, type PayloadRules, payloadRules } from './payload.ts'
import { checkSamples, type Target, written, writtenBy } from './target.ts'

const checkNames = (target: Target, property: FormProperty): void => {
  const { subject, operation } = target
  for (const name of writtenBy(subject, property)) {
    const bodyName = target.bodyName(name)
    if (subject.contract.property(target.holder(bodyName), bodyName)) continue
    const names = subject.contract.names(target.holder(bodyName))
    const cure = `${nameCure(bodyName, names)}, or name it in payload.rename`
    subject.report('ui', property.uiPlace, `The body of ${operation.id} has no property "${bodyName}"`, cure)
  }
}

const checkProperty = (target: Target, property: FormProperty): void => {
  const { subject } = target
  checkNames(target, property)
  if (widgetOf(subject, property)?.write) {
    checkSamples(target, property)
    return
  }
  const bodyName = target.bodyName(property.name)
  const schema = subject.contract.property(target.holder(bodyName), bodyName)
  if (!schema) return
  const item = itemOf(property)
  const items = subject.contract.items(schema)
  const tell: TellLimit = (place, message, cure) =>
    subject.report('schema', place, `${message} (${target.operation.id})`, cure)
  const { place, required } = property
  const comparison = { contract: subject.contract, body: schema, place, required, tell }
  if (item && items) {
    const { items: _, ...list } = property.schema
    checkLimits({ ...comparison, form: list })
    checkObject({ ...target, holder: () => items, bodyName: (name) => name }, item)
  } else {
    checkLimits({ ...comparison, form: property.schema })
    const part = objectIn(property)
    if (part) checkObject({ ...target, holder: () => schema, bodyName: (name) => name }, part)
  }
}

/** Whether the form always sends a value: it is required, or a switch or choice with a default. */
const isAlwaysSent = (target: Target, property: FormProperty, name: string): boolean => {
  if (property.required) return true
  if (widgetOf(target.subject, property)?.write)
    return written(target, property, undefined)[name] !== undefined
  const closed = typesOf(property.schema).join() === 'boolean' || Array.isArray(property.schema.enum)
  return closed && property.schema.default !== undefined
}

const checkRequired = (
  target: Target,
  object: FormObject,
  schema: Schema,
  filled: readonly string[],
): void => {
  const { subject, operation } = target
  const properties = propertiesOf(object)
  for (const name of texts(schema.required)) {
    if (filled.includes(name)) continue
    const sources = properties.filter((property) =>
      writtenBy(subject, property).some((key) => target.bodyName(key) === name),
    )
    const first = sources[0]
    if (!first) {
      subject.report(
        'ui',
        object.uiPlace,
        `${operation.id} requires "${name}", and nothing in the form gives it`,
        'add it to the form, or fill it in payload.set or payload.default of form.json',
      )
    } else if (
      !sources.some((property) =>
        writtenBy(subject, property).some(
          (key) => target.bodyName(key) === name && isAlwaysSent(target, property, key),
        ),
      )
    ) {
      subject.report(
        'schema',
        first.place,
        `${operation.id} requires "${name}", the form does not`,
        `add "${first.name}" to "required"`,
      )
    }
  }
}

const checkObject = (target: Target, object: FormObject): void => {
  for (const property of propertiesOf(object)) checkProperty(target, property)
  checkOrder(target, object)
  checkRequired(target, object, target.holder(''), [])
}

/** Hidden values of a new record, which are sent unchanged. */
const keptDefaults = ({ subject, mode, bodyName }: Target) => {
  const { defaults, keep = [] } = subject.module.form ?? {}
  return Object.entries(mode === 'create' ? (defaults ?? {}) : {})
    .filter(([name]) => keep.includes(name))
    .map(([name, value]) => ({ name: bodyName(name), value, place: ['defaults', name] }))
}

/** Checks the rules of `payload`: their names exist, and the contract accepts the values they set. */
const checkRules = (target: Target, rules: PayloadRules, keys: readonly string[]): void => {
  const { subject, operation, mode } = target
  const { contract, report } = subject
  for (const name of Object.keys(rules.rename ?? {})) {
    if (!keys.includes(name))
      report(
        'form',
        rules.placeOf('rename', name),
        `The form writes no property "${name}"`,
        nameCure(name, keys),
      )
  }
  const scope = formScope(subject, formRoute(subject, mode))
  const values = (['set', 'default'] as const).flatMap((key) =>
    Object.entries(rules[key] ?? {}).map(([name, value]) => ({
      name,
      value,
      place: rules.placeOf(key, name),
    })),
  )
  for (const { name, value, place } of [...values, ...keptDefaults(target)]) {
    const holder = target.holder(name)
    const schema = contract.property(holder, name)
    if (!schema)
      report(
        'form',
        place,
        `The body of ${operation.id} has no property "${name}"`,
        nameCure(name, contract.names(holder)),
      )
    else checkValue(formPlace(subject, ...place), value, schema, scope)
  }
}

/** Checks that the id of an update can take the route's value: an integer or a text. */
const checkId = ({ subject, operation, holder }: Target, name: string): void => {
  const schema = subject.contract.property(holder(name), name)
  if (schema && overlap(routeId, schema)) return
  const wrong = schema ? 'holds as another type' : 'lacks'
  subject.report(
    'form',
    [],
    `The id of an update travels as "${name}", which the body of ${operation.id} ${wrong}`,
    'name the property in payload.update.rename',
  )
}

/** Checks the body that the form sends to an operation: names, types, limits and required properties. */
export const checkFormBody = (subject: Subject, operation: Operation, mode: Mode): void => {
  const { contract, report } = subject
  const rules = payloadRules(subject.module.form, mode)
  if (operation.body === undefined) {
    report('ui', [], `${operation.id} takes no body`, 'name another operation in module.json')
    return
  }
  const shape = bodyShape(contract, operation, rules)
  if (!shape) {
    const names = contract.names(operation.body)
    report(
      'form',
      [...rules.placeOf('wrap'), 'in'],
      `The body of ${operation.id} has no list "${rules.wrap?.in}" that may hold one item`,
      nameCure(rules.wrap?.in ?? '', names),
    )
    return
  }
  const bodyName = bodyNameBy(rules)
  const target: Target = { subject, operation, mode, holder: shape.holder, bodyName }
  const object = formIn(subject, mode)
  const properties = propertiesOf(object)
  for (const property of properties) checkProperty(target, property)
  checkOrder(target, object)

  const withId = mode === 'update' && knowsId(subject, 'update')
  const keys = [
    ...(withId ? ['id'] : []),
    ...properties.flatMap((property) => writtenBy(subject, property)),
    ...(subject.module.form?.keep ?? []),
  ]
  checkRules(target, rules, keys)
  const idName = withId ? bodyName('id') : undefined
  if (idName !== undefined) checkId(target, idName)

  const set = [...Object.keys({ ...rules.set, ...rules.default }), ...(idName === undefined ? [] : [idName])]
  if (mode === 'update') checkUpdate(target, object, rules, shape.outer, set)
  if (shape.inner === shape.outer) {
    checkRequired(target, object, shape.outer, set)
    return
  }
  const isKept = (name: string): boolean => rules.wrap?.keep?.includes(name) ?? false
  checkRequired(
    target,
    object,
    shape.inner,
    set.filter((name) => !isKept(name)),
  )
  checkRequired(target, object, shape.outer, [rules.wrap?.in ?? '', ...set.filter(isKept)])
}
