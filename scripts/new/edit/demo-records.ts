import { isObject } from '../../../src/contract/json.ts'
import { type ExistingResource, examplesIn } from '../answers/existing.ts'
import type { Look } from '../answers/plan/plan.ts'
import type { Field, FieldKind } from '../module/field.ts'

type Json = Record<string, unknown>

/** What of the demo's files stands for a file of each kind, by the places in `db_file.json`. */
export interface DemoFiles {
  readonly image: readonly number[]
  readonly file: readonly number[]
}

interface Context {
  readonly resources: ReadonlyMap<string, ExistingResource>
  readonly files: DemoFiles
  readonly index: number
}

const languageOf = (id: unknown): string => `$ref:language:${Number(id) - 1}`

const fileOf = (kind: FieldKind, { files, index }: Context): string | null => {
  const places = kind === 'image' ? files.image : kind === 'file' ? files.file : []
  return places.length > 0 ? `$ref:db_file:${places[index % places.length]}` : null
}

const referenceTo = (to: string | undefined, value: unknown, { resources }: Context): string | null => {
  const table = resources.get(to ?? '')?.table
  return table === undefined || typeof value !== 'number' ? null : `$ref:${table}:${value - 1}`
}

const storedText = (text: unknown): unknown =>
  isObject(text) && 'languageId' in text ? { ...text, languageId: languageOf(text.languageId) } : text

/** A property of a demo record, under the name by which it is stored. */
const stored = (field: Field, example: Json, context: Context): Json => {
  const { name, kind, to, parts = [], read, write, writeName } = field
  const value = example[name]
  if (!write && read['x-from'] !== undefined) return {}
  if (kind === 'image' || kind === 'audio' || kind === 'file') return { [writeName]: fileOf(kind, context) }
  if (kind === 'reference') return { [name]: referenceTo(to, value, context) }
  if (!Array.isArray(value)) return { [name]: value ?? null }
  if (kind === 'references') return { [name]: value.map((one) => referenceTo(to, one, context)) }
  if (kind === 'items') return { [name]: value.map((item) => storedRecord(parts, item as Json, context)) }
  return { [name]: kind === 'texts' ? value.map(storedText) : value }
}

const storedRecord = (fields: readonly Field[], example: Json, context: Context): Json =>
  Object.assign({}, ...fields.map((field) => stored(field, example, context)))

/** Demo records (docs/contract.md, the server's `demo/`) like the examples that the bundled contract shows of a resource. */
export const demoRecords = (
  document: Json,
  { resource }: Pick<Look, 'resource'>,
  fields: readonly Field[],
  context: Omit<Context, 'index'>,
): readonly Json[] =>
  examplesIn(document, resource).map((example, index) =>
    storedRecord(fields, example as Json, { ...context, index }),
  )
