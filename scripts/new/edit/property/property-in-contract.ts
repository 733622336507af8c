import { envelopePaths } from '../../../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../../../src/contract/conventions/page.ts'
import { sortParameters } from '../../../../src/contract/conventions/query.ts'
import { asRecord, valueAt } from '../../../../src/contract/json.ts'
import { regularId } from '../../../../src/contract/operations/operation-names.ts'
import { operationOf, operationsIn, parseResource, type ResourceFile } from '../../../shared/resource-file.ts'
import type { Existing } from '../../answers/existing.ts'
import type { Plan, Property } from '../../answers/plan/plan.ts'
import { isItemsType } from '../../answers/plan/property-types.ts'
import { filterParameters, isFiltered } from '../../contract/filters.ts'
import {
  bodyName,
  bodyProperties,
  isWritten,
  itemSchemas,
  readProperties,
} from '../../contract/property-schemas.ts'
import { firstState } from '../../contract/regular-operations.ts'
import { alwaysShown, bodySample, emptySample, readSample, recordCount } from '../../contract/samples.ts'
import { aliasText, entryText, itemText } from '../../contract/yaml-text.ts'
import { withEntries } from '../contract-edits.ts'
import { anchorsIn, hasIn, offsetOf, withItem, withPair } from '../yaml-edits.ts'

type Path = readonly (string | number)[]

interface Addition {
  readonly property: Property
  readonly plan: Plan
  readonly existing: Existing
}

type Step = (text: string, addition: Addition) => string

const schemas = ['components', 'schemas']

const added = (
  text: string,
  path: Path,
  entries: Readonly<Record<string, unknown>>,
  before?: string,
): string =>
  Object.entries(entries).reduce(
    (rest, [name, value]) => withPair(rest, path, entryText(name, value), before),
    text,
  )

const beforeActive = (text: string, path: Path): string | undefined =>
  hasIn(text, [...path, 'active']) ? 'active' : undefined

/** Existing records get the first state. */
const withDefault = (schema: object, { type, values }: Property): object =>
  type === 'state' ? { ...schema, default: values?.[0] } : schema

const inRecord: Step = (text, { property, plan, existing }) => {
  const record = [...schemas, plan.resource]
  const properties = readProperties(property, plan, existing)
  const path = [...record, 'properties']
  const required = [...record, 'required']
  const withProperties = added(
    text,
    path,
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, withDefault(schema, property)]),
    ),
    beforeActive(text, path),
  )
  return Object.keys(properties).reduce((rest, name) => withItem(rest, required, name), withProperties)
}

const inRequired = (text: string, schema: string, property: Property): string => {
  const path = [...schemas, schema]
  if (!property.required) return text
  return hasIn(text, [...path, 'required'])
    ? withItem(text, [...path, 'required'], bodyName(property))
    : withPair(text, path, `required: [${bodyName(property)}]`, 'properties')
}

/** The list of a create's body whose items are records (`x-records`); undefined for a body that is one record. */
const recordList = (text: string, { resource }: Plan): string | undefined => {
  const list = valueAt(parseResource(text).schemas, [`${resource}Create`, 'x-records'])
  return typeof list === 'string' ? list : undefined
}

/** The schema of a new record: the body of create, or the item of its `x-records` list. */
const createSchema = (text: string, plan: Plan): string => {
  const body = `${plan.resource}Create`
  const list = recordList(text, plan)
  if (list === undefined) return body
  const ref = valueAt(parseResource(text).schemas, [body, 'properties', list, 'items', '$ref'])
  return String(ref).replace(/^.*\//, '')
}

/** Adds the property to the bodies of create and update; the second uses an anchor of the first. */
const inBodies: Step = (text, { property, plan }) => {
  if (!isWritten(property)) return text
  const [create, update] = [createSchema(text, plan), `${plan.resource}Update`]
  const name = bodyName(property)
  const [createPath, updatePath] = [create, update].map((schema) => [...schemas, schema, 'properties'])
  if (!createPath || !updatePath) return text
  const entry = entryText(name, bodyProperties(property, plan)[name])
  // Values with references have no anchor: bundlers rewrite references in place, which would rewrite an alias twice.
  const anchor = entry.includes('$ref') || anchorsIn(text).has(name) ? undefined : name
  const anchored = anchor === undefined ? entry : entry.replace(`${name}:`, `${name}: &${anchor}`)
  const created = withPair(text, createPath, anchored, beforeActive(text, createPath))
  const both =
    offsetOf(created, createPath) === offsetOf(created, updatePath)
      ? created
      : withPair(
          created,
          updatePath,
          anchor === undefined ? entry : aliasText(name, anchor),
          beforeActive(created, updatePath),
        )
  return inRequired(inRequired(both, create, property), update, property)
}

/** The path of the record at a path, or within the object that wraps it there (`{ khanka: … }`). */
const recordWithin = (file: ResourceFile, path: Path): Path => {
  const value = asRecord(valueAt(file, path))
  if (value.id !== undefined) return path
  const wrapper = Object.keys(value).find((key) => valueAt(value, [key, 'id']) !== undefined)
  return wrapper === undefined ? path : [...path, wrapper]
}

/** The paths of the resource's records in a file's examples. */
const recordPaths = (text: string, resource: string): readonly Path[] => {
  const file = parseResource(text)
  const all = operationsIn(file).flatMap(({ path, method, operation }) => {
    const media = ['responses', '200', 'content', 'application/json']
    const schema = String(valueAt(operation, [...media, 'schema', '$ref'])).replace(/^.*\//, '')
    const payload = ['paths', path, method, ...media, 'example', envelopePaths.payload]
    const value = valueAt(operation, [...media, 'example', envelopePaths.payload])
    const items = (list: unknown, at: Path): Path[] =>
      Array.isArray(list) ? list.map((_, index) => [...at, index]) : []
    if (schema === `${resource}One`) return [payload]
    if (schema === `${resource}Page`)
      return items(valueAt(value, [pagePaths.rows]), [...payload, pagePaths.rows])
    return schema === `${resource}Total` || schema === `${resource}List` ? items(value, payload) : []
  })
  // An alias has the same record as its anchor.
  const byOffset = new Map(
    all.map((path) => recordWithin(file, path)).map((path) => [offsetOf(text, path), path]),
  )
  return [...byOffset.values()]
}

/** Whether an example record is in a state that the plan's operations lead to. */
const wasAsked = (record: unknown, { operations }: Plan): boolean =>
  operations.some(({ transition }) => transition && valueAt(record, [transition.property]) === transition.to)

const inExamples: Step = (text, { property, plan, existing: { resources } }) => {
  const context = { plan, resources }
  const isShownByAll = property.required === true || alwaysShown.has(property.type)
  return recordPaths(text, plan.resource).reduce((rest, path) => {
    const record = valueAt(parseResource(rest), path)
    const id = valueAt(record, ['id'])
    const index = typeof id === 'number' ? (id - 1) % recordCount : 0
    const isShown = property.asked ? wasAsked(record, plan) : isShownByAll || index < 2
    return added(rest, path, isShown ? readSample(property, index, context) : emptySample(property, context))
  }, text)
}

const examplePath = (text: string, id: string): Path | undefined => {
  const found = operationOf(parseResource(text), id)
  return found && ['paths', found.path, found.method, 'requestBody', 'content', 'application/json', 'example']
}

const inSent: Step = (text, { property, plan, existing: { resources } }) => {
  if (!isWritten(property)) return text
  return (['create', 'update'] as const).reduce((rest, action, index) => {
    const path = examplePath(rest, regularId(plan.resource, action))
    const sample = bodySample(property, index === 0 ? recordCount : 0, { plan, resources })
    if (!path || !hasIn(rest, path)) return rest
    const list = action === 'create' ? recordList(rest, plan) : undefined
    if (list === undefined) return added(rest, path, sample)
    const items = valueAt(parseResource(rest), [...path, list])
    const count = Array.isArray(items) ? items.length : 0
    return Array.from({ length: count }, (_, item) => item).reduce(
      (all, item) => added(all, [...path, list, item], sample),
      rest,
    )
  }, text)
}

const operationPath = (text: string, plan: Plan, action: 'list' | 'create'): Path | undefined => {
  const found = operationOf(parseResource(text), regularId(plan.resource, action))
  return found && ['paths', found.path, found.method]
}

/** New records have the first state. */
const inCreate: Step = (text, { property, plan: { resource }, plan }) => {
  const path = operationPath(text, plan, 'create')
  return property.type === 'state' && path
    ? added(text, path, { 'x-transition': firstState({ resource, properties: [property] }) }, 'parameters')
    : text
}

const inFilters: Step = (text, { property, plan }) => {
  const path = operationPath(text, plan, 'list')
  if (!path || !isFiltered(property)) return text
  return filterParameters(property, plan).reduce(
    (rest, parameter) => withItem(rest, [...path, 'parameters'], itemText(parameter)),
    text,
  )
}

const inSorts: Step = (text, { property: { sort, name }, plan }) => {
  const path = operationPath(text, plan, 'list')
  const parameters = valueAt(parseResource(text), [...(path ?? []), 'parameters'])
  const index = Array.isArray(parameters)
    ? parameters.findIndex((one) => one.name === sortParameters.property)
    : -1
  return sort && path && index >= 0
    ? withItem(text, [...path, 'parameters', index, 'schema', 'enum'], name)
    : text
}

const inSchemas: Step = (text, { property, plan, existing }) =>
  isItemsType(property.type) ? withEntries(text, schemas, itemSchemas(property, plan, existing)) : text

/** Adds a property to the contract file: record, bodies, examples, filters, sorts. */
export const propertyInContract: Step = (text, addition) =>
  [inRecord, inBodies, inExamples, inSent, inCreate, inFilters, inSorts, inSchemas].reduce(
    (rest, step) => step(rest, addition),
    text,
  )
