import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadNames } from '../../src/contract/conventions/upload.ts'
import { isObject, mapValues, type PlainObject } from '../../src/contract/json.ts'
import { mapParts } from '../../src/contract/json-pointer.ts'
import { readRegularId } from '../../src/contract/operations/operation-names.ts'
import { formats, freeFormats } from '../../src/contract/text/formats.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import type { Registries } from '../../src/module-check/subject/subject.ts'
import { root } from '../shared/root.ts'

/** Allowed names in a file, by key. */
type Names = Readonly<Record<string, readonly string[]>>

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Names of the stored records, of all privileges that roles can hold, and of formats. */
const resourceNames = (document: unknown): Names => {
  const { schemas } = (document as { components: { schemas: Schemas } }).components
  const stored = Object.entries(schemas).filter(([, schema]) => schema['x-table'] !== undefined)
  const privileges = schemas.PrivilegeName?.enum
  return {
    'x-references': stored.map(([name]) => name).sort(),
    'x-privileges': Array.isArray(privileges) ? privileges.map(String).sort() : [],
    format: [...Object.keys(formats), ...freeFormats],
  }
}

/** One of these names, or a text with a template variable. */
const oneOf = (names: readonly string[], schema: PlainObject): PlainObject => ({
  ...schema,
  anyOf: [{ enum: names }, { type: 'string', pattern: '\\{\\{\\w+\\}\\}' }],
})

const withChoices = (schema: unknown, names: readonly string[]): unknown => {
  if (!isObject(schema) || schema.$ref !== undefined) return schema
  if (isObject(schema.items)) return { ...schema, items: withChoices(schema.items, names) }
  if (isObject(schema.additionalProperties))
    return { ...schema, additionalProperties: withChoices(schema.additionalProperties, names) }
  if (isObject(schema.properties)) {
    const properties = Object.entries(schema.properties)
    return {
      ...schema,
      properties: Object.fromEntries(properties.map(([key, part]) => [key, withChoices(part, names)])),
    }
  }
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
  return oneOf(isNullable ? [...names, null as never] : names, schema)
}

const withNames = (schema: unknown, names: Names): unknown => {
  const withChoice = (property: unknown, name: string): unknown => {
    const choices = Object.hasOwn(names, name) ? names[name] : undefined
    return choices ? withChoices(property, choices) : withNames(property, names)
  }
  return mapParts(schema, (part, key) =>
    key === 'properties' && isObject(part) ? mapValues(part, withChoice) : withNames(part, names),
  )
}

const resourcesIn = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const read = readRegularId(id)
    return read?.action === 'list' ? [read.resource] : []
  })

const areasIn = (contract: ReturnType<typeof readContract>): readonly string[] => {
  const { operation, area = '' } = uploadNames
  const { enum: areas } = contract.property(contract.operation(operation)?.body, area) ?? {}
  return Array.isArray(areas) ? areas.map(String) : []
}

/**
 * Writes `editor/`: the JSON Schemas of `src/modules/format/schemas` with this project's names of cells, widgets,
 * icons, operations, resources, privileges, upload areas, modules and templates, for completion in editors; and that of
 * the contract's files, with records, privileges and formats.
 */
export const writeEditorSchemas = async (
  document: unknown,
  registries: Registries,
  folders: { modules: readonly string[]; templates: readonly string[] },
  out: string,
): Promise<void> => {
  const contract = readContract(document)
  const names: Names = {
    cell: Object.keys(registries.cells),
    'ui:widget': [...Object.keys(registries.widgets), 'hidden'],
    operation: contract.ids,
    operations: contract.ids,
    privileges: [...contract.privileges].sort(),
    resource: resourcesIn(contract.ids),
    template: folders.templates,
    upload: areasIn(contract),
  }
  const format = join(root, 'src/modules/format/schemas')
  const files = (await readdir(format)).filter((name) => name.endsWith('.schema.json'))
  await mkdir(join(out, 'editor'), { recursive: true })
  const read = async (file: string): Promise<PlainObject> =>
    JSON.parse(await readFile(file, 'utf8')) as PlainObject
  const write = async (file: string, schema: unknown): Promise<void> =>
    writeFile(join(out, 'editor', file), `${JSON.stringify(schema, null, 2)}\n`)
  for (const name of files) {
    const isShared = ['menu.schema.json', 'dashboard.schema.json'].includes(name)
    const icon = isShared ? registries.icons.menu : registries.icons.actions
    const module = name === 'menu.schema.json' ? { module: folders.modules } : {}
    await write(name, withNames(await read(join(format, name)), { ...names, ...module, icon }))
  }
  const resource = await read(join(root, 'scripts/openapi/resource.schema.json'))
  const named = withNames(resource, resourceNames(document)) as PlainObject
  await write('resource.schema.json', named)
  // The shared files contain only such parts of a resource's file.
  for (const part of ['schema', 'parameter'])
    await write(`${part}s.schema.json`, {
      $schema: named.$schema,
      $id: `${part}s.schema.json`,
      type: 'object',
      additionalProperties: { $ref: `#/$defs/${part}` },
      $defs: named.$defs,
    })
}
