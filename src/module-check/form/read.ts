import { versionHeader, versionProperty } from '../../contract/conventions/version.ts'
import { isObject } from '../../contract/json.ts'
import { sampleOf } from '../schema/samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import {
  type MappingContext,
  operationOf,
  placeIn,
  type Subject,
  type WidgetEntry,
} from '../subject/subject.ts'
import {
  type FormObject,
  type FormProperty,
  formObject,
  itemOf,
  propertiesOf,
  widgetOf,
  widgetOptions,
} from './properties.ts'

/** Ids of the languages in a sample, so that an example in any of them is read. */
const languagesIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(languagesIn)
  if (!isObject(value)) return []
  const { languageId, ...rest } = value
  const own = typeof languageId === 'number' ? [languageId] : []
  return [...own, ...Object.values(rest).flatMap(languagesIn)]
}

const contextFor = (sample: unknown): MappingContext => ({
  mode: 'update',
  languages: [...new Set([1, ...languagesIn(sample)])].map((id) => ({
    id,
    name: `Language ${id}`,
    code: 'en',
  })),
})

interface RecordView {
  /** Schema of a property of the record; undefined if it does not exist. */
  find: (name: string) => Schema | undefined
  names: readonly string[]
  what: string
}

/**
 * Reads a sample record with the widget: the result must exist and match the form's schema, and unchanged values must
 * be sent again, since an update would otherwise clear them.
 */
const checkRead = (
  { contract }: Subject,
  property: FormProperty,
  widget: WidgetEntry,
  record: RecordView,
): void => {
  const { name, field } = property
  const sample = Object.fromEntries(record.names.map((one) => [one, sampleOf(contract, record.find(one))]))
  const options = widgetOptions(property)
  const context = contextFor(sample)
  const value = widget.read?.(sample, name, options, context)
  const empty = widget.read?.({}, name, options, context)
  const cure = `${nameCure(name, record.names)}, or set read.also in form.json`
  if (value === undefined || JSON.stringify(value) === JSON.stringify(empty)) {
    field.fault(`${record.what} has no value for "${name}"`, cure)
    return
  }
  const reason = contract.refusal(property.schema, value)
  if (reason) {
    const source = record.what.replace('The', 'the')
    field.fault(`The form refuses its value from ${source}: ${reason}`, cure)
    return
  }
  const sent = widget.write?.(value, name, options, context)
  const names = widget.writes?.(name, options) ?? [name]
  if (sent && names.every((one) => sent[one] === undefined))
    field.fault(
      `The value of "${name}" lacks the properties from which "${names[0]}" is sent`,
      'add them in the contract (a file has an id, a fileUrl and a fileName)',
    )
}

const checkType = ({ name, schema, rule }: FormProperty, found: Schema, record: RecordView): void => {
  const formTypes = typesOf(schema)
  const wrong = typesOf(found).filter(
    (type) =>
      type !== 'null' && !formTypes.includes(type) && !(type === 'integer' && formTypes.includes('number')),
  )
  if (formTypes.length > 0 && wrong.length > 0)
    rule.fault(
      `${record.what} holds "${name}" as ${wrong.join(' or ')}, the form as ${formTypes.join(' or ')}`,
      'make them the same, or use a widget that converts',
    )
}

const checkProperty = (subject: Subject, property: FormProperty, record: RecordView): void => {
  const { name, field } = property
  const widget = widgetOf(subject, property)
  if (widget?.read) {
    checkRead(subject, property, widget, record)
    return
  }
  const found = record.find(name)
  const item = itemOf(property)
  const items = found && subject.contract.items(found)
  if (!found)
    field.fault(
      `${record.what} has no property "${name}", so an edit starts without it`,
      `${nameCure(name, record.names)}, or set read.also in form.json`,
    )
  else if (item && items) checkProperties(subject, item, recordOf(subject, items, `An item of "${name}"`))
  else checkType(property, found, record)
}

const recordOf = ({ contract }: Subject, schema: Schema, what: string): RecordView => ({
  find: (name) => contract.property(schema, name),
  names: contract.names(schema),
  what,
})

const checkProperties = (subject: Subject, object: FormObject, record: RecordView, skipped = {}): void => {
  for (const property of propertiesOf(object))
    if (!Object.hasOwn(skipped, property.name)) checkProperty(subject, property, record)
}

/** Checks that the get operation returns everything that an edit form shows, and the version of the record. */
export const checkFormRead = (subject: Subject): void => {
  const { contract, module } = subject
  const operation = operationOf(subject, 'get')
  const update = operationOf(subject, 'update')
  if (!operation || !update) return
  const { payload, id } = operation
  const place = placeIn(subject, 'form')
  const { record: path = '', also = {} } = module.form?.read ?? {}
  const record = place.at('read', 'record').property(payload, path, `The payload of ${id}`)
  if (!record) return
  for (const [name, from] of Object.entries(also))
    place.at('read', 'also', name).property(payload, from, `The payload of ${id}`)
  const whole = recordOf(subject, record, `The record of ${id}`)
  const sendsVersion = update.parameters.some(
    ({ in: kind, name }) => kind === 'header' && name === versionHeader,
  )
  if (sendsVersion && !typesOf(whole.find(versionProperty) ?? {}).includes('string'))
    place.fault(
      `${whole.what} has no text "${versionProperty}", so a save with ${update.id} could not send its version`,
      `add it in the contract, or remove ${versionHeader} from ${update.id}`,
    )
  const find = (name: string): Schema | undefined =>
    Object.hasOwn(also, name) ? (contract.at(payload, also[name] ?? '') ?? {}) : whole.find(name)
  const names = [...new Set([...whole.names, ...Object.keys(also)])]
  checkProperties(subject, formObject(subject), { ...whole, names, find }, module.form?.context)
}
