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

/** A resource that drop-downs can offer. */
export interface ExistingResource {
  readonly table: string
  /** The property that names a record, as one text. */
  readonly label: string
  /** Its examples, in full. */
  readonly examples: readonly PlainObject[]
}

/** What is there before the command: resources by name, tags of the contract, modules, icons of the menu and of actions. */
export interface Existing {
  readonly resources: ReadonlyMap<string, ExistingResource>
  readonly tags: readonly string[]
  readonly modules: ReadonlySet<string>
  /** Modules by the addresses of their lists. */
  readonly paths: ReadonlyMap<string, string>
  readonly icons: readonly string[]
  /** Labels at the menu's top level, those of groups and those that lead somewhere themselves. */
  readonly menuGroups: readonly string[]
  readonly menuItems: readonly string[]
  readonly actionIcons: readonly string[]
  /** Properties that every record has, and parameters that every list takes. */
  readonly everyRecord: readonly string[]
  readonly everyList: readonly string[]
  readonly document: Document
}

/** The property that shows the label as one text: of texts per language, the one that is taken from them. */
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

/** The records that the bundled contract shows of a resource. */
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

/** Names of the icons in a table of the console, whose pictures only a browser can load. */
const iconsIn = (file: string, name: string): readonly string[] => {
  const source = readFileSync(join(root, 'src/console', file), 'utf8')
  const table = new RegExp(`${name}[^{]*\\{([^}]*)\\}`).exec(source)?.[1] ?? ''
  return [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map((match) => match[1] ?? '')
}

/** Properties that tell when a record was created. */
export const creationTimes = ['creationDate', 'creationDateTimeStamp'] as const

/** Properties that the API gives every record, and that no form shows. */
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

/** Reads what is there, from a bundled contract (the generated one when left out) and the sources. */
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
    icons: iconsIn('shell/menu/menu-icons.ts', 'menuIcons'),
    ...menuLabels(),
    actionIcons: iconsIn('engine/icons.ts', 'actionIcons'),
    everyRecord: [...recordProperties, 'active'],
    everyList: [...listParameters, missingParameter],
    document,
  }
}

/** Calls on one record that are not regular: what a row of a list can offer. */
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
