import { asRecord, isObject } from '../../contract/json.ts'
import type { ModuleFiles } from '../../modules/format/types.ts'
import type { Contract } from '../schema/contract.ts'
import { texts, typesOf } from '../schema/schema-reader.ts'
import { entryOf, isFromTemplate, operationOf, type Place, type Subject } from '../subject/subject.ts'
import { accepts, checkOptions } from '../values/fields.ts'
import { checkLookup } from '../values/lookup.ts'
import { typesIn } from '../values/values.ts'
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
  const own = Object.entries(rest).flatMap(([key, value]) => [key, ...keywordsIn(value)])
  return [...own, ...Object.values(asRecord(properties)).flatMap(keywordsIn)]
}

/** Checks that each message of a field belongs to a rule of any of its declarations. */
const checkMessages = (object: FormObject, declarations: readonly FormProperty[]): void => {
  const [property] = declarations
  if (!property) return
  const { name, field, ui } = property
  const keywords = declarations.flatMap(({ schema }) => keywordsIn(schema))
  const isRequired =
    requiredSomewhere(object.schema).includes(name) ||
    keywords.some((key) => key === 'minLength' || key === 'minItems')
  for (const keyword of Object.keys(asRecord(ui['ui:messages']))) {
    const place = field.at('ui:messages', keyword)
    const applies = keywords.includes(keyword) || (keyword === 'required' && isRequired)
    // A template's message may apply to only some of its modules.
    if (!applies && !isFromTemplate(field.subject.source, 'ui', place.path))
      place.fault(
        `No rule "${keyword}" applies to "${name}", so this is never shown`,
        'remove it, or add the rule to form.schema.json',
      )
  }
}

const checkWidget = (subject: Subject, property: FormProperty): void => {
  const { widgets } = subject.registries
  const name = widgetName(property)
  if (name === undefined || name === 'hidden') return
  const entry = entryOf(widgets, name)
  const place = property.field.at('ui:widget')
  if (!entry) {
    place.unknown(`There is no widget "${name}"`, name, Object.keys(widgets))
    return
  }
  if (!accepts(entry.types, property.schema)) {
    const fitting = Object.keys(widgets).filter((one) => accepts(widgets[one]?.types ?? [], property.schema))
    place.fault(
      `The widget "${name}" does not edit ${typesIn(property.schema)}, which "${property.name}" is`,
      `use one of: ${fitting.join(', ')}`,
    )
  }
  const { span: _, ...options } = widgetOptions(property)
  const at = property.field.at('ui:options')
  checkOptions(at, `the widget "${name}"`, entry.options, options)
  checkLookup(at, entry.lookup, options, formScope(subject, sharedRoute(subject)))
  const { module } = asRecord(options.create)
  if (typeof module === 'string') checkCreate(at.at('create', 'module'), module)
}

/** Whether a module has a form whose create operation returns the id of the new record. */
const createsFor = (contract: Contract, module: ModuleFiles): boolean => {
  const operation = module.ui && operationOf({ module, contract }, 'create')
  return typesOf(contract.property(operation?.payload, 'id') ?? {}).includes('integer')
}

/** A picker that adds records of another module opens that module's form. */
const checkCreate = (place: Place, name: string): void => {
  const { others, contract } = place.subject
  const other = others.get(name)
  if (!other) place.unknown(`There is no module "${name}"`, name, [...others.keys()])
  else if (!createsFor(contract, other))
    place.fault(
      `The module "${name}" has no form that creates a record and returns its id`,
      'name another module',
    )
}

const checkLabel = ({ module }: Subject, property: FormProperty): void => {
  const { name, ui, schema, field } = property
  const isHidden = widgetName(property) === 'hidden' || Object.hasOwn(module.form?.context ?? {}, name)
  if (!isHidden && ui['ui:title'] === undefined && schema.title === undefined)
    field.fault(`"${name}" has no label`, 'give it a "ui:title"')
}

const checkOrder = ({ ui, field }: FormObject, names: readonly string[]): void => {
  const order = texts(ui['ui:order'])
  if (order.length === 0) return
  for (const [index, name] of order.entries())
    if (name !== '*' && !names.includes(name))
      field.at('ui:order', index).unknown(`The form has no property "${name}"`, name, names)
  for (const name of Object.keys(asRecord(ui['ui:groups'])))
    if (!order.includes(name))
      field.at('ui:groups', name).unknown(`The order has no field "${name}" to start a group`, name, order)
  for (const name of order.includes('*') ? [] : names)
    if (!order.includes(name))
      field
        .at('ui:order')
        .fault(`"${name}" is missing in the order`, `add "${name}", or "*" for the remaining fields`)
}

/** `isPart`: a widget renders the whole value, so its parts need no labels. */
const checkObject = (subject: Subject, object: FormObject, isPart = false): void => {
  const properties = Map.groupBy(propertiesOf(object), ({ name }) => name)
  const names = [...properties.keys()]
  for (const key of Object.keys(object.ui))
    if (!key.startsWith('ui:') && !names.includes(key))
      object.field.at(key).unknown(`The form has no property "${key}"`, key, names)
  checkOrder(object, names)
  for (const declarations of properties.values()) {
    const property = declarations[0] as FormProperty
    checkWidget(subject, property)
    checkMessages(object, declarations)
    for (const part of [itemOf(property), objectIn(property)])
      if (part && Object.keys(part.ui).some((key) => !key.startsWith('ui:')))
        checkObject(subject, part, widgetOf(subject, property)?.write !== undefined)
    if (!isPart) checkLabel(subject, property)
  }
}

/** Checks `form.ui.json`: every node is a property with a suitable widget, messages that can occur, and a label. */
export const checkFormUi = (subject: Subject): void => {
  if (subject.module.schema) checkObject(subject, formObject(subject))
}
