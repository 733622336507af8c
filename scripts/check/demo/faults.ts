import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import type { Contract, Table } from '../../../src/server/contract/read-contract.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'
import { type StoredObject, storedObjects } from '../../../src/server/contract/table/stored-objects.ts'
import { inLanguage } from '../../../src/server/messages/message.ts'
import { messageOf } from '../../../src/server/messages/rule-message.ts'
import { addContractRules } from '../../../src/server/routes/validation.ts'
import { type RecordsByTable, referredTo, resolveDemo } from '../../../src/server/start/load-demo.ts'
import { demoFile } from '../../shared/written-files.ts'
import { storedSchema } from './stored-schema.ts'

/** The demo records of each table, as in their files. */
export type DemoFiles = ReadonlyMap<string, readonly JsonObject[]>

/** Properties that an upload adds to the record of a demo file. */
const uploaded: JsonObject = {
  fileUrl: '/files/a/a.png',
  fileName: 'a.png',
  fileExtension: 'png',
  fileType: 'image/png',
  fileSize: 1,
}

const ajvOf = (): Ajv2020 => addContractRules(new Ajv2020({ strict: false, allErrors: true }))

const labelOf = (table: Table | undefined, record: JsonObject): string =>
  String(record[table?.label ?? ''] ?? '')

/** Records that can be referred to: those of the files, and those that the contract lists completely. */
const recordsByTable = ({ tables }: Contract, files: DemoFiles): RecordsByTable =>
  new Map(
    [...tables.values()].map((table) => {
      const label = table.schema.properties?.[table.label]
      const all: readonly unknown[] = files.has(table.name) || !label ? [] : (plainSchema(label).enum ?? [])
      const records =
        files.get(table.name) ?? all.map((value): JsonObject => ({ [table.label]: String(value) }))
      return [table.name, records.map((record, index) => ({ id: index + 1, label: labelOf(table, record) }))]
    }),
  )

const objectsAt = (value: JsonValue | undefined, path: readonly string[]): readonly JsonObject[] => {
  const [step, ...rest] = path
  if (step === undefined) return isObject(value) ? [value] : []
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => objectsAt(item, rest)) : []
  return isObject(value) ? objectsAt(value[step], rest) : []
}

const unknownProperties = (body: JsonObject, { path, properties }: StoredObject): string[] =>
  objectsAt(body, path).flatMap((object) =>
    Object.keys(object)
      .filter((name) => !properties.includes(name))
      .map((name) => `/${[...path, name].join('/')}: the contract does not know it`),
  )

const missingProperties = (body: JsonObject, { path, needed }: StoredObject): string[] =>
  objectsAt(body, path).flatMap((object) =>
    needed
      .filter((name) => object[name] === undefined || object[name] === null)
      .map((name) => `/${[...path, name].join('/')}: is missing, and every response must have it`),
  )

/**
 * Whether the record schema allows null or an empty list for a property. Bodies may still require it, because old
 * records lack it. Other properties must match the bodies.
 */
const isAllowedByRecord = (
  { schema }: Table,
  { keyword, instancePath, params, schemaPath }: ErrorObject,
): boolean => {
  if (/\/(then|else)\//.test(schemaPath)) return false
  const name = keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1)
  const property = schema.properties?.[name]
  if (!property || (keyword !== 'required' && keyword !== 'type')) return false
  const { nullable, type } = plainSchema(property)
  return nullable || (keyword === 'required' && type === 'array')
}

/**
 * Whether a body creates a staff account: one with a password. Such records may also be members, created in other ways.
 */
const makesAccount = (body: Schema): boolean =>
  Object.values(plainSchema(body).properties ?? {}).some(
    (property) => plainSchema(property).format === 'password',
  )

const isWrapper = ({ keyword }: ErrorObject): boolean => ['if', 'anyOf', 'oneOf'].includes(keyword)

const brokenRules = (table: Table, validate: ValidateFunction, body: JsonObject): string[] => {
  if (validate(body)) return []
  return (validate.errors ?? [])
    .filter((error) => !isWrapper(error) && !isAllowedByRecord(table, error))
    .map((error) => `${error.instancePath}: ${error.message ?? inLanguage(messageOf(error), 'en')}`)
}

const brokenReferences = (value: JsonValue | undefined, byTable: RecordsByTable, at = ''): string[] => {
  if (typeof value === 'string') {
    return referredTo(value, byTable)?.length === 0 ? [`${at}: there is no ${value}`] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => brokenReferences(part, byTable, `${at}/${name}`))
}

/**
 * Demo records that do not match the contract: unknown or missing properties, and values that the create operations
 * would refuse. One line each, `file#/index/property: what`.
 */
export const demoFaults = (contract: Contract, files: DemoFiles): string[] => {
  const ajv = ajvOf()
  const byName = new Map([...contract.tables.values()].map((table) => [table.name, table]))
  const byTable = recordsByTable(contract, files)
  return [...files].flatMap(([name, records]) => {
    const file = demoFile(name)
    const table = byName.get(name)
    if (!table) return [`${file}: the contract stores nothing in a table of this name`]
    const bodies = contract.operations
      .filter(({ id }) => id === regularId(table.resource, 'create'))
      .flatMap(({ body }) => (body && !makesAccount(body) ? [body] : []))
    const rules = [table.schema, ...bodies].map((schema) => ajv.compile(storedSchema(schema)))
    const places = storedObjects(table)
    return records.flatMap((record, index) => {
      const { $createdAt: _, $file: upload, ...stored } = record
      const broken = brokenReferences(stored, byTable)
      if (broken.length > 0) return broken.map((fault) => `${file}#/${index}${fault}`)
      const body = { ...(resolveDemo(stored, byTable) as JsonObject), ...(upload !== undefined && uploaded) }
      const faults = [
        ...places.flatMap((place) => unknownProperties(body, place)),
        ...places.flatMap((place) => missingProperties(body, place)),
        ...rules.flatMap((validate) => brokenRules(table, validate, body)),
      ]
      return [...new Set(faults)].map((fault) => `${file}#/${index}${fault}`)
    })
  })
}
