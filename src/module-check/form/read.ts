import { versionHeader, versionProperty } from '../../contract/conventions/version.ts'
import { isObject } from '../../contract/json.ts'
import type { Operation } from '../schema/contract.ts'
import { sampleOf } from '../schema/record-samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import type { MappingContext } from '../subject/registries.ts'
import { operationOf, type Subject } from '../subject/subject.ts'
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
  return [
    ...(typeof languageId === 'number' ? [languageId] : []),
    ...Object.values(rest).flatMap(languagesIn),
  ]
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

/** Checks that values that were read and not changed are sent again, since an update would otherwise clear them. */
const checkReturned = (
  subject: Subject,
  property: FormProperty,
  value: unknown,
  context: MappingContext,
): void => {
  const widget = widgetOf(subject, property)
  const options = widgetOptions(property)
  const sent = widget?.write?.(value, property.name, options, context)
  const names = widget?.writes?.(property.name, options) ?? [property.name]
  if (sent && names.every((name) => sent[name] === undefined))
    subject.report(
      'ui',
      property.uiPlace,
      `What "${property.name}" is filled with lacks what "${names[0]}" is sent from`,
      'give it back its properties in the contract (a file has an id, a fileUrl and a fileName)',
    )
}

/** Reads a sample record with the widget: the result must exist and match the form's schema. */
const checkRead = (subject: Subject, property: FormProperty, record: RecordView): void => {
  const { contract, report } = subject
  const sample = Object.fromEntries(record.names.map((name) => [name, sampleOf(contract, record.find(name))]))
  const context = contextFor(sample)
  const read = (from: Readonly<Record<string, unknown>>): unknown =>
    widgetOf(subject, property)?.read?.(from, property.name, widgetOptions(property), context)
  const value = read(sample)
  const isFilled = value !== undefined && JSON.stringify(value) !== JSON.stringify(read({}))
  const reason = isFilled ? contract.refusal(property.schema, value) : undefined
  if (isFilled && !reason) {
    checkReturned(subject, property, value, context)
    return
  }
  const message = reason
    ? `The form refuses what it is filled with from ${record.what.replace('The', 'the')}: ${reason}`
    : `${record.what} has nothing to fill "${property.name}" from`
  report(
    'ui',
    property.uiPlace,
    message,
    `${nameCure(property.name, record.names)}, or say read.also in form.json`,
  )
}

const checkType = (subject: Subject, property: FormProperty, found: Schema, record: RecordView): void => {
  const formTypes = typesOf(property.schema)
  const recordTypes = typesOf(found).filter((type) => type !== 'null')
  const wrong = recordTypes.filter(
    (type) => !formTypes.includes(type) && !(type === 'integer' && formTypes.includes('number')),
  )
  if (formTypes.length > 0 && wrong.length > 0)
    subject.report(
      'schema',
      property.place,
      `${record.what} holds "${property.name}" as ${wrong.join(' or ')}, the form as ${formTypes.join(' or ')}`,
      'make them the same, or use a widget that converts',
    )
}

const checkProperty = (subject: Subject, property: FormProperty, record: RecordView): void => {
  if (widgetOf(subject, property)?.read) {
    checkRead(subject, property, record)
    return
  }
  const found = record.find(property.name)
  if (!found) {
    subject.report(
      'ui',
      property.uiPlace,
      `${record.what} has no property "${property.name}", so an edit starts without it`,
      `${nameCure(property.name, record.names)}, or say read.also in form.json`,
    )
    return
  }
  const item = itemOf(property)
  const items = subject.contract.items(found)
  if (item && items)
    checkProperties(subject, item, recordOf(subject, items, `An item of "${property.name}"`), [])
  else checkType(subject, property, found, record)
}

const recordOf = ({ contract }: Subject, schema: Schema, what: string): RecordView => ({
  find: (name) => contract.property(schema, name),
  names: contract.names(schema),
  what,
})

const checkProperties = (
  subject: Subject,
  object: FormObject,
  record: RecordView,
  passed: readonly string[],
): void => {
  for (const property of propertiesOf(object)) {
    if (!passed.includes(property.name)) checkProperty(subject, property, record)
  }
}

/** Checks that a save sends the version it is based on, in a header if the operation has it. */
const checkVersion = ({ report }: Subject, update: Operation, record: RecordView): void => {
  if (!update.parameters.some(({ in: place, name }) => place === 'header' && name === versionHeader)) return
  const types = typesOf(record.find(versionProperty) ?? {})
  if (!types.includes('string'))
    report(
      'form',
      [],
      `${record.what} has no text "${versionProperty}", so ${update.id} could not be told which version was changed`,
      `give it one in the contract, or take ${versionHeader} from ${update.id}`,
    )
}

/** Checks that the get operation returns everything that an edit form shows. */
export const checkFormRead = (subject: Subject): void => {
  const { contract, report, module } = subject
  const operation = operationOf(subject, 'get')
  const update = operationOf(subject, 'update')
  if (!operation || !update) return
  const path = module.form?.read?.record ?? ''
  const record = contract.at(operation.payload, path)
  if (!record) {
    report(
      'form',
      ['read', 'record'],
      `The payload of ${operation.id} has no property "${path}"`,
      nameCure(path, contract.names(operation.payload)),
    )
    return
  }
  const also = module.form?.read?.also ?? {}
  for (const [name, from] of Object.entries(also)) {
    if (!contract.at(operation.payload, from))
      report(
        'form',
        ['read', 'also', name],
        `The payload of ${operation.id} has no property "${from}"`,
        nameCure(from, contract.names(operation.payload)),
      )
  }
  const whole = recordOf(subject, record, `The record of ${operation.id}`)
  checkVersion(subject, update, whole)
  const find = (name: string): Schema | undefined =>
    Object.hasOwn(also, name) ? (contract.at(operation.payload, also[name] ?? '') ?? {}) : whole.find(name)
  const passed = Object.keys(module.form?.context ?? {})
  const names = [...new Set([...whole.names, ...Object.keys(also)])]
  checkProperties(subject, formObject(subject), { ...whole, names, find }, passed)
}
