import { isObject, type PlainObject } from '../../../src/contract/json.ts'
import { tableOf } from '../../shared/contract.ts'
import { demoFile } from '../../shared/written-files.ts'
import { type Existing, type ExistingResource, examplesIn } from '../answers/existing.ts'
import type { Property } from '../answers/plan/plan.ts'
import { type FileType, isFileType } from '../answers/plan/property-types.ts'
import { alwaysShown, distinctSample } from '../contract/samples.ts'
import type { Field } from '../module/field.ts'
import type { Changes } from './changes.ts'
import { editJson, readJson } from './json-text.ts'

/** The demo files for each file type, as indexes in `db_file.json`. */
type UploadedFiles = Readonly<Record<FileType, readonly number[]>>

interface Context {
  readonly resources: ReadonlyMap<string, ExistingResource>
  readonly files: UploadedFiles
  readonly index: number
}

const uploadedFiles = (changes: Changes): UploadedFiles => {
  const records = readJson<{ $file?: string }[]>(changes.read(demoFile('db_file')))
  const places = (ending: RegExp): readonly number[] =>
    records.flatMap(({ $file = '' }, index) => (ending.test($file) ? [index] : []))
  return { image: places(/\.(jpg|png|webp)$/), audio: places(/\.(mp3|wav)$/), file: places(/\.pdf$/) }
}

const languageOf = (id: unknown): string => `$ref:language:${Number(id) - 1}`

const fileOf = (type: FileType, { files, index }: Context): string | null => {
  const places = files[type]
  return places.length > 0 ? `$ref:db_file:${places[index % places.length]}` : null
}

const referenceTo = (to: string | undefined, value: unknown, { resources }: Context): string | null => {
  const table = resources.get(to ?? '')?.table
  return table === undefined || typeof value !== 'number' ? null : `$ref:${table}:${value - 1}`
}

const storedText = (text: unknown): unknown =>
  isObject(text) && 'languageId' in text ? { ...text, languageId: languageOf(text.languageId) } : text

/** A property of a demo record, under its stored name. */
const stored = (field: Field, example: PlainObject, context: Context): PlainObject => {
  const { name, kind, to, parts = [], read, write, writeName } = field
  const value = example[name]
  if (!write && read['x-from'] !== undefined) return {}
  if (isFileType(kind)) return { [writeName]: fileOf(kind, context) }
  if (kind === 'reference') return { [name]: referenceTo(to, value, context) }
  if (!Array.isArray(value)) return { [name]: value ?? null }
  if (kind === 'references') return { [name]: value.map((one) => referenceTo(to, one, context)) }
  if (kind === 'items')
    return { [name]: value.map((item) => storedRecord(parts, item as PlainObject, context)) }
  return { [name]: kind === 'texts' ? value.map(storedText) : value }
}

const storedRecord = (fields: readonly Field[], example: PlainObject, context: Context): PlainObject =>
  Object.assign({}, ...fields.map((field) => stored(field, example, context)))

/**
 * Demo values of these fields, from the resource's examples in the bundled contract: one record per example, or `count`
 * records, which repeat the examples. Empty without examples.
 */
export const demoRecords = (
  changes: Changes,
  { document, resources }: Pick<Existing, 'document' | 'resources'>,
  { resource, fields }: { readonly resource: string; readonly fields: readonly Field[] },
  count?: number,
): readonly PlainObject[] => {
  const examples = examplesIn(document, resource)
  const itself = { table: tableOf(document, resource) ?? '', label: 'id', examples: [] }
  const context = {
    resources: new Map([...resources, [resource, itself] as const]),
    files: uploadedFiles(changes),
  }
  const length = examples.length === 0 ? 0 : (count ?? examples.length)
  return Array.from({ length }, (_, index) =>
    storedRecord(fields, (examples[index % examples.length] ?? {}) as PlainObject, { ...context, index }),
  )
}

/** Adds a required property to every demo record of the resource. `document` has the property already. */
export const propertyInDemo = (
  changes: Changes,
  {
    resource,
    property,
    fields,
  }: {
    readonly resource: string
    readonly property: Property
    /** The resource's fields for the property. */
    readonly fields: readonly Field[]
  },
  existing: Pick<Existing, 'document' | 'resources'>,
): void => {
  const path = demoFile(tableOf(existing.document, resource) ?? '')
  const isHeldByAll = !property.asked && (property.required || alwaysShown.has(property.type))
  if (!isHeldByAll || !changes.exists(path)) return
  const count = readJson<unknown[]>(changes.read(path)).length
  const edits = demoRecords(changes, existing, { resource, fields }, count).flatMap((record, index) =>
    Object.entries(record).map(([name, value]): [(string | number)[], unknown] => [
      [index, name],
      property.unique ? distinctSample(property, index) : value,
    ]),
  )
  editJson(changes, path, edits)
}
