import { envelopePaths } from '../../../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../../../src/contract/conventions/page.ts'
import { sortParameters } from '../../../../src/contract/conventions/query.ts'
import { asRecord, mapValues, valueAt } from '../../../../src/contract/json.ts'
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
import { anchorsIn, offsetOf, withPair, type YamlEditor, yamlEditor } from '../yaml-edits.ts'

type Path = readonly (string | number)[]

interface Addition {
  readonly property: Property
  readonly plan: Plan
  readonly existing: Existing
}

type Step = (yaml: YamlEditor, addition: Addition) => void

const schemas = ['components', 'schemas']
const fileOf = (yaml: YamlEditor): ResourceFile => parseResource(yaml.text())
const lastPart = (ref: unknown): string => String(ref).replace(/^.*\//, '')

const inRecord: Step = (yaml, { property, plan, existing }) => {
  const record = [...schemas, plan.resource]
  // Existing records get the first state.
  const first = property.type === 'state' ? { default: property.values?.[0] } : {}
  const properties = readProperties(property, plan, existing)
  yaml.add(
    [...record, 'properties'],
    mapValues(properties, (schema) => ({ ...schema, ...first })),
    'active',
  )
  for (const name of Object.keys(properties)) yaml.append([...record, 'required'], name)
}

/** The list of a create's body whose items are records (`x-records`); undefined for a body that is one record. */
const recordList = (yaml: YamlEditor, { resource }: Plan): string | undefined => {
  const list = valueAt(fileOf(yaml).schemas, [`${resource}Create`, 'x-records'])
  return typeof list === 'string' ? list : undefined
}

/** The schema of a new record: the body of create, or the item of its `x-records` list. */
const createSchema = (yaml: YamlEditor, plan: Plan): string => {
  const body = `${plan.resource}Create`
  const list = recordList(yaml, plan)
  if (list === undefined) return body
  return lastPart(valueAt(fileOf(yaml).schemas, [body, 'properties', list, 'items', '$ref']))
}

/** Adds the property to the bodies of create and update; the second uses an anchor of the first. */
const inBodies: Step = (yaml, { property, plan }) => {
  if (!isWritten(property)) return
  const name = bodyName(property)
  const bodies = [createSchema(yaml, plan), `${plan.resource}Update`].map((schema) => [...schemas, schema])
  const [create = [], update = []] = bodies.map((path) => [...path, 'properties'])
  const entry = entryText(name, bodyProperties(property, plan)[name])
  // Values with references have no anchor: bundlers rewrite references in place, which would rewrite an alias twice.
  const isAnchored = !entry.includes('$ref') && !anchorsIn(yaml.text()).has(name)
  const created = isAnchored ? entry.replace(`${name}:`, `${name}: &${name}`) : entry
  yaml.replace((text) => withPair(text, create, created, 'active'))
  if (offsetOf(yaml.text(), create) !== offsetOf(yaml.text(), update))
    yaml.replace((text) => withPair(text, update, isAnchored ? aliasText(name, name) : entry, 'active'))
  for (const path of property.required ? bodies : [])
    if (yaml.has([...path, 'required'])) yaml.append([...path, 'required'], name)
    else yaml.add(path, { required: [name] }, 'properties')
}

/** The path of the record at a path, or within the object that wraps it there (`{ khanka: … }`). */
const recordWithin = (file: ResourceFile, path: Path): Path => {
  const value = asRecord(valueAt(file, path))
  if (value.id !== undefined) return path
  const wrapper = Object.keys(value).find((key) => valueAt(value, [key, 'id']) !== undefined)
  return wrapper === undefined ? path : [...path, wrapper]
}

/** The paths of the resource's records in a file's examples. */
const recordPaths = (yaml: YamlEditor, resource: string): readonly Path[] => {
  const file = fileOf(yaml)
  const all = operationsIn(file).flatMap(({ path, method, operation }): Path[] => {
    const media = ['responses', '200', 'content', 'application/json']
    const payload = [...media, 'example', envelopePaths.payload]
    const at = ['paths', path, method, ...payload]
    const itemsAt = (keys: Path): Path[] => {
      const list = valueAt(operation, [...payload, ...keys])
      return Array.isArray(list) ? list.map((_, index) => [...at, ...keys, index]) : []
    }
    const schema = lastPart(valueAt(operation, [...media, 'schema', '$ref']))
    if (schema === `${resource}One`) return [at]
    if (schema === `${resource}Page`) return itemsAt([pagePaths.rows])
    return schema === `${resource}Total` || schema === `${resource}List` ? itemsAt([]) : []
  })
  // An alias has the same record as its anchor.
  const paths = all.map((path) => recordWithin(file, path))
  return [...new Map(paths.map((path) => [offsetOf(yaml.text(), path), path])).values()]
}

/** Whether an example record is in a state that the plan's operations lead to. */
const wasAsked = (record: unknown, { operations }: Plan): boolean =>
  operations.some(({ transition }) => transition && valueAt(record, [transition.property]) === transition.to)

const inExamples: Step = (yaml, { property, plan, existing: { resources } }) => {
  const context = { plan, resources }
  const isShownByAll = property.required === true || alwaysShown.has(property.type)
  for (const path of recordPaths(yaml, plan.resource)) {
    const record = valueAt(fileOf(yaml), path)
    const id = valueAt(record, ['id'])
    const index = typeof id === 'number' ? (id - 1) % recordCount : 0
    const isShown = property.asked ? wasAsked(record, plan) : isShownByAll || index < 2
    yaml.add(path, isShown ? readSample(property, index, context) : emptySample(property, context))
  }
}

/** The path of a regular operation; undefined if the file has none. */
const operationPath = (
  yaml: YamlEditor,
  { resource }: Plan,
  action: 'list' | 'create' | 'update',
): Path | undefined => {
  const found = operationOf(fileOf(yaml), regularId(resource, action))
  return found && ['paths', found.path, found.method]
}

/** The paths of the records in the example of a body. */
const sentPaths = (yaml: YamlEditor, plan: Plan, action: 'create' | 'update'): readonly Path[] => {
  const operation = operationPath(yaml, plan, action)
  const example = [...(operation ?? []), 'requestBody', 'content', 'application/json', 'example']
  if (!operation || !yaml.has(example)) return []
  const list = action === 'create' ? recordList(yaml, plan) : undefined
  if (list === undefined) return [example]
  const items = valueAt(fileOf(yaml), [...example, list])
  return Array.isArray(items) ? items.map((_, index) => [...example, list, index]) : []
}

const inSent: Step = (yaml, { property, plan, existing: { resources } }) => {
  if (!isWritten(property)) return
  for (const action of ['create', 'update'] as const) {
    const sample = bodySample(property, action === 'create' ? recordCount : 0, { plan, resources })
    for (const path of sentPaths(yaml, plan, action)) yaml.add(path, sample)
  }
}

/** New records have the first state. */
const inCreate: Step = (yaml, { property, plan: { resource }, plan }) => {
  const path = operationPath(yaml, plan, 'create')
  if (property.type === 'state' && path)
    yaml.add(path, { 'x-transition': firstState({ resource, properties: [property] }) }, 'parameters')
}

const inFilters: Step = (yaml, { property, plan }) => {
  const path = operationPath(yaml, plan, 'list')
  if (!path || !isFiltered(property)) return
  for (const parameter of filterParameters(property, plan))
    yaml.append([...path, 'parameters'], itemText(parameter))
}

const inSorts: Step = (yaml, { property: { sort, name }, plan }) => {
  const path = [...(operationPath(yaml, plan, 'list') ?? []), 'parameters']
  const parameters = valueAt(fileOf(yaml), path)
  const index = Array.isArray(parameters)
    ? parameters.findIndex((one) => one.name === sortParameters.property)
    : -1
  if (sort && index >= 0) yaml.append([...path, index, 'schema', 'enum'], name)
}

const inSchemas: Step = (yaml, { property, plan, existing }) => {
  if (isItemsType(property.type))
    yaml.replace((text) => withEntries(text, schemas, itemSchemas(property, plan, existing)))
}

/** Adds a property to the contract file: record, bodies, examples, filters, sorts. */
export const propertyInContract = (text: string, addition: Addition): string => {
  const yaml = yamlEditor(text)
  for (const step of [inRecord, inBodies, inExamples, inSent, inCreate, inFilters, inSorts, inSchemas])
    step(yaml, addition)
  return yaml.text()
}
