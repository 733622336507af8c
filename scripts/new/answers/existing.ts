import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { envelopePaths } from '../../../src/contract/conventions/envelope.ts'
import { recordsIn } from '../../../src/contract/conventions/page.ts'
import { listParameters, missingParameter } from '../../../src/contract/conventions/query.ts'
import { asRecord, isObject, ownValue, type PlainObject, valueAt } from '../../../src/contract/json.ts'
import { readRegularId, regularId } from '../../../src/contract/operations/operation-names.ts'
import { parameterNames } from '../../../src/contract/operations/path-template.ts'
import { modulePaths } from '../../../src/modules/format/paths.ts'
import type { MenuNode } from '../../../src/modules/format/types.ts'
import { type Document, endpointsOf, operationsById, readContractNow } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
import { moduleFilesOf } from '../../shared/whole-modules.ts'
import { modulesFolder, resourcesFolder } from '../../shared/written-files.ts'

/** A resource for drop-downs. */
export interface ExistingResource {
  readonly table: string
  /** The property with a record's name, as plain text. */
  readonly label: string
  /** Its complete examples. */
  readonly examples: readonly PlainObject[]
}

/** The state before the command: resources by name, tags of the contract, modules, icons of the menu and of actions. */
export interface Existing {
  readonly resources: ReadonlyMap<string, ExistingResource>
  readonly tags: readonly string[]
  readonly modules: ReadonlySet<string>
  /** Modules by their list addresses. */
  readonly paths: ReadonlyMap<string, string>
  readonly icons: readonly string[]
  /** Labels at the menu's top level: groups, and items with a target. */
  readonly menuGroups: readonly string[]
  readonly menuItems: readonly string[]
  readonly actionIcons: readonly string[]
  /** Properties of all records, and parameters of all lists. */
  readonly everyRecord: readonly string[]
  readonly everyList: readonly string[]
  readonly document: Document
}

/** The property with the label as plain text; for texts per language, the one derived from them. */
const shownLabel = (schema: PlainObject): string => {
  const label = String(schema['x-label'] ?? 'id')
  const properties = asRecord(schema.properties)
  const single = Object.entries(properties).find(([, property]) => ownValue(property, 'x-from') === label)
  return valueAt(properties, [label, 'type']) === 'array' && single ? single[0] : label
}

const examplesOf = (operation: unknown): readonly PlainObject[] => {
  const example = valueAt(operation, ['responses', '200', 'content', 'application/json', 'example'])
  return recordsIn(valueAt(example, [envelopePaths.payload]))
}

/** The example records of a resource in the bundled contract. */
export const examplesIn = (document: Document, resource: string): readonly PlainObject[] => {
  const operations = operationsById(document)
  const listed = examplesOf(operations.get(regularId(resource, 'list')))
  return listed.length > 0 ? listed : examplesOf(operations.get(regularId(resource, 'total')))
}

const resourcesOf = (document: Document): Existing['resources'] => {
  const operations = operationsById(document)
  const schemas = valueAt(document, ['components', 'schemas'])
  return new Map(
    Object.entries(asRecord(schemas)).flatMap(([name, schema]) => {
      if (
        !isObject(schema) ||
        typeof schema['x-table'] !== 'string' ||
        !operations.has(regularId(name, 'total'))
      )
        return []
      const examples = examplesIn(document, name)
      return [[name, { table: schema['x-table'], label: shownLabel(schema), examples }]]
    }),
  )
}

/** Icon names in a schema for editors. */
const iconsIn = (file: string, path: readonly string[]): readonly string[] => {
  const schema: unknown = JSON.parse(readFileSync(join(root, 'generated/editor', file), 'utf8'))
  return valueAt(schema, [...path, 'properties', 'icon', 'anyOf', 0, 'enum']) as readonly string[]
}

/** Properties with the creation time of a record. */
export const creationTimes = ['creationDate', 'creationDateTimeStamp'] as const

/** Properties that the API adds to every record, and that no form shows. */
export const recordProperties = [
  'id',
  ...creationTimes,
  'lastModifiedDate',
  'lastModifiedBy',
  'deletable',
] as const

const menuLabels = (): Pick<Existing, 'menuGroups' | 'menuItems'> => {
  const nodes = JSON.parse(
    readFileSync(join(root, modulesFolder, 'menu.json'), 'utf8'),
  ) as readonly MenuNode[]
  const labels = (isGroup: boolean): readonly string[] =>
    nodes.filter(({ children }) => (children !== undefined) === isGroup).map(({ label }) => label)
  return { menuGroups: labels(true), menuItems: labels(false) }
}

/** Reads the state from a bundled contract (by default the generated one) and the sources. */
export const readExisting = (document = readContractNow()): Existing => {
  const folders = readdirSync(join(root, modulesFolder), { withFileTypes: true })
  return {
    resources: resourcesOf(document),
    tags: readdirSync(join(root, resourcesFolder)).map((name) => name.replace(/\.yaml$/, '')),
    modules: new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)),
    paths: new Map(
      moduleFilesOf(root).flatMap(({ id, module }) =>
        modulePaths(module, 'list').map((path) => [path, id] as const),
      ),
    ),
    icons: iconsIn('menu.schema.json', ['$defs', 'node']),
    ...menuLabels(),
    actionIcons: iconsIn('list.schema.json', ['properties', 'rowActions', 'items']),
    everyRecord: [...recordProperties, 'active'],
    everyList: [...listParameters, missingParameter],
    document,
  }
}

/** Special operations on one record, for the rows of a list. */
export const operationsOnRows = (
  { document }: Existing,
  tag: string,
): readonly { id: string; summary: string }[] =>
  endpointsOf(document).flatMap(({ path, method, operation: { operationId: id, tags, summary } }) =>
    ['put', 'post', 'patch'].includes(method) &&
    tags?.[0] === tag &&
    parameterNames(path).join() === 'id' &&
    readRegularId(id) === null
      ? [{ id, summary: String(summary) }]
      : [],
  )
