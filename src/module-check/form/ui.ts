import { isObject } from '../../contract/json.ts'
import type { ModuleFiles } from '../../modules/format/types.ts'
import type { Contract } from '../schema/contract.ts'
import { texts, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { entryOf } from '../subject/registries.ts'
import { isFromTemplate, operationOf, type Subject } from '../subject/subject.ts'
import { accepts, checkOptions } from '../values/fields.ts'
import { checkLookup } from '../values/lookup.ts'
import type { FilePlace } from '../values/values.ts'
import { formScope, sharedRoute } from './calls.ts'
import {
  type FormObject,
  type FormProperty,
  formObject,
  itemOf,
  objectIn,
  propertiesOf,
  requiredSomewhere,
  widgetName,
  widgetOf,
  widgetOptions,
} from './properties.ts'

/** Keywords used anywhere within a schema, so that their rules can fail. */
const keywordsIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn)
  if (!isObject(schema)) return []
  const { properties, ...rest } = schema
  const atTop = Object.entries(rest).flatMap(([key, value]) => [key, ...keywordsIn(value)])
  return [...atTop, ...(isObject(properties) ? Object.values(properties).flatMap(keywordsIn) : [])]
}

const leasts = ['minLength', 'minItems']

const checkMessages = (subject: Subject, object: FormObject, property: FormProperty): void => {
  const messages = property.ui['ui:messages']
  if (!isObject(messages)) return
  const keywords = keywordsIn(property.schema)
  const isRequired =
    requiredSomewhere(object.schema).includes(property.name) || keywords.some((key) => leasts.includes(key))
  const allowed = [...new Set([...keywords, ...(isRequired ? ['required'] : [])])]
  for (const keyword of Object.keys(messages)) {
    const place = [...property.uiPlace, 'ui:messages', keyword]
    // A template's message may apply to only some of its modules.
    if (allowed.includes(keyword) || isFromTemplate(subject.source, 'ui', place)) continue
    subject.report(
      'ui',
      place,
      `No rule "${keyword}" applies to "${property.name}", so this is never shown`,
      'take it out, or add the rule to form.schema.json',
    )
  }
}

/** Checks that every field specifies its span in the form's twelve columns. */
const checkSpan = ({ subject, file, place }: FilePlace, span: unknown): void => {
  if (span === undefined || (Number.isInteger(span) && Number(span) >= 1 && Number(span) <= 12)) return
  subject.report(
    file,
    place,
    `${JSON.stringify(span)} is no number of columns`,
    'use a whole number from 1 to 12',
  )
}

const checkWidget = (subject: Subject, property: FormProperty): void => {
  const { registries, report } = subject
  const name = widgetName(property)
  const place = [...property.uiPlace, 'ui:widget']
  if (name === undefined || name === 'hidden') return
  const entry = entryOf(registries.widgets, name)
  if (!entry) {
    report('ui', place, `There is no widget "${name}"`, nameCure(name, Object.keys(registries.widgets)))
    return
  }
  if (!accepts(entry.types, property.schema)) {
    const fitting = Object.entries(registries.widgets).filter(([, { types }]) =>
      accepts(types, property.schema),
    )
    report(
      'ui',
      place,
      `The widget "${name}" does not edit ${typesOf(property.schema).join(' or ')}, which "${property.name}" is`,
      `use one of: ${fitting.map(([other]) => other).join(', ')}`,
    )
  }
  const filePlace = { subject, file: 'ui' as const, place: [...property.uiPlace, 'ui:options'] }
  const { span, ...options } = widgetOptions(property)
  checkSpan({ ...filePlace, place: [...filePlace.place, 'span'] }, span)
  checkOptions(filePlace, `the widget "${name}"`, entry.options, options)
  checkLookup(filePlace, entry.lookup, options, formScope(subject, sharedRoute(subject)))
  checkCreate(subject, property)
}

/** Whether a module has a form whose create operation returns the id of the new record. */
const createsFor = (contract: Contract, module: ModuleFiles): boolean => {
  const operation = module.ui && operationOf({ module, contract }, 'create')
  return typesOf(contract.property(operation?.payload, 'id') ?? {}).includes('integer')
}

/** A picker that adds records of another module opens that module's form. */
const checkCreate = (subject: Subject, property: FormProperty): void => {
  const { create } = widgetOptions(property)
  if (!isObject(create) || typeof create.module !== 'string') return
  const other = subject.others.get(create.module)
  const place = [...property.uiPlace, 'ui:options', 'create', 'module']
  if (!other)
    subject.report(
      'ui',
      place,
      `There is no module "${create.module}"`,
      nameCure(create.module, [...subject.others.keys()]),
    )
  else if (!createsFor(subject.contract, other))
    subject.report(
      'ui',
      place,
      `The module "${create.module}" has no form that creates a record and learns its id`,
      'name another module',
    )
}

const checkLabel = (subject: Subject, property: FormProperty): void => {
  const hidden =
    widgetName(property) === 'hidden' || Object.hasOwn(subject.module.form?.context ?? {}, property.name)
  if (hidden || property.ui['ui:title'] !== undefined || property.schema.title !== undefined) return
  subject.report('ui', property.uiPlace, `"${property.name}" has no label`, `give it a "ui:title"`)
}

const checkOrder = (subject: Subject, { ui, uiPlace }: FormObject, names: readonly string[]): void => {
  const order = texts(ui['ui:order'])
  if (order.length === 0) return
  for (const [index, name] of order.entries()) {
    if (name !== '*' && !names.includes(name))
      subject.report(
        'ui',
        [...uiPlace, 'ui:order', index],
        `The form has no property "${name}"`,
        nameCure(name, names),
      )
  }
  for (const name of Object.keys(isObject(ui['ui:groups']) ? ui['ui:groups'] : {})) {
    if (!order.includes(name))
      subject.report(
        'ui',
        [...uiPlace, 'ui:groups', name],
        `The order has no field "${name}" for a group to begin at`,
        nameCure(name, order),
      )
  }
  if (order.includes('*')) return
  for (const name of names) {
    if (!order.includes(name))
      subject.report(
        'ui',
        [...uiPlace, 'ui:order'],
        `"${name}" is missing in the order`,
        `add "${name}", or "*" for the rest`,
      )
  }
}

/** Whether a widget with its own mapping renders its whole value; the parts have no labels. */
const drawsItself = (subject: Subject, property: FormProperty): boolean =>
  widgetOf(subject, property)?.write !== undefined

const checkObject = (subject: Subject, object: FormObject, isPart = false): void => {
  const properties = propertiesOf(object)
  const names = [...new Set(properties.map(({ name }) => name))]
  for (const key of Object.keys(object.ui)) {
    if (!key.startsWith('ui:') && !names.includes(key))
      subject.report(
        'ui',
        [...object.uiPlace, key],
        `The form has no property "${key}"`,
        nameCure(key, names),
      )
  }
  checkOrder(subject, object, names)
  for (const [index, property] of properties.entries()) {
    if (properties.findIndex(({ name }) => name === property.name) !== index) continue
    checkWidget(subject, property)
    checkMessages(subject, object, {
      ...property,
      schema: { allOf: properties.filter(({ name }) => name === property.name).map(({ schema }) => schema) },
    })
    for (const part of [itemOf(property), objectIn(property)]) {
      if (part && Object.keys(part.ui).some((key) => !key.startsWith('ui:')))
        checkObject(subject, part, drawsItself(subject, property))
    }
    if (!isPart) checkLabel(subject, property)
  }
}

/** Checks `form.ui.json`: every node is a property with a suitable widget, messages that can occur, and a label. */
export const checkFormUi = (subject: Subject): void => {
  if (subject.module.schema) checkObject(subject, formObject(subject))
}
