import { isObject } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import { isLikeName, usualNames } from '../../../src/contract/records/record-names.ts'
import { plural, singular } from '../../../src/contract/text/english.ts'
import type { Contract } from '../../../src/module-check/schema/contract.ts'
import { type Schema, texts, typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { recordProperties } from '../answers/existing.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { isFileType } from '../answers/plan/property-types.ts'
import { titleCase } from '../answers/words.ts'

export type FieldKind =
  | 'text'
  | 'long-text'
  | 'phone'
  | 'email'
  | 'url'
  | 'html'
  | 'date'
  | 'time'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'texts'
  | 'image'
  | 'audio'
  | 'file'
  | 'reference'
  | 'references'
  | 'items'
  | 'tags'
  | 'object'

/** A property of the record, and of the body if it is writable. */
export interface Field {
  readonly name: string
  readonly kind: FieldKind
  readonly label: string
  /** Its schema in records. */
  readonly read: Schema
  /** Its schema in bodies; undefined if only the server sets it. */
  readonly write?: Schema
  /** Its name in the body, if different. */
  readonly writeName: string
  readonly required: boolean
  /** The target of a reference, and its label property if not the default. */
  readonly to?: string
  readonly labelField?: string
  readonly parts?: readonly Field[]
}

const slashed = /\\d\{4\}\$$/

const fileKind = (name: string): FieldKind => {
  if (/photo|image|picture|thumbnail|cover|logo|icon|preview|banner/i.test(name)) return 'image'
  return /audio|sound|recording|voice/i.test(name) ? 'audio' : 'file'
}

const textKind = (name: string, schema: Schema): FieldKind => {
  const { format, pattern, maxLength } = schema
  if (format === 'html') return 'html'
  if (format === 'uri') return 'url'
  if (format === 'email') return 'email'
  if (format === 'date' || (typeof pattern === 'string' && slashed.test(pattern))) return 'date'
  if (format === 'date-time') return 'time'
  if (/phone|mobile|contactN/i.test(name)) return 'phone'
  return typeof maxLength === 'number' && maxLength > defaultLength ? 'long-text' : 'text'
}

/** The kind of a schema, which determines its cell and widget. */
const kindOf = (contract: Contract, name: string, schema: Schema): FieldKind => {
  const types = typesOf(schema).filter((type) => type !== 'null')
  const items = contract.items(schema)
  if (types.includes('array')) {
    if (items?.['x-references'] !== undefined) return 'references'
    if (contract.names(items).includes('languageId')) return 'texts'
    return isObject(items?.properties) ? 'items' : 'tags'
  }
  if (types.includes('object')) return contract.names(schema).includes('fileUrl') ? fileKind(name) : 'object'
  if (schema['x-references'] !== undefined) return 'reference'
  if (Array.isArray(schema.enum)) return 'choice'
  if (types.includes('boolean')) return 'boolean'
  return types.includes('integer') || types.includes('number') ? 'number' : textKind(name, schema)
}

const shared: ReadonlySet<string> = new Set(recordProperties)

/** Texts up to this length are single-line inputs. */
const defaultLength = 255

const labelOf = (name: string, kind: FieldKind, titles: Presentation['titles']): string => {
  const short = name.replace(/Ids?$/, '')
  const title = titles[name] ?? titles[short] ?? titles[singular(short)]
  if (title !== undefined) return title
  const words = kind === 'references' ? plural(short) : kind === 'texts' ? singular(short) : short
  return name === 'active' ? 'Active' : titleCase(words)
}

interface Shapes {
  readonly read: Schema | undefined
  readonly write: Schema | undefined
}

type Known = Pick<Presentation, 'titles' | 'files'>

/** The fields of a list's items. */
const partsOf = (
  contract: Contract,
  kind: FieldKind,
  read: Schema,
  write: Schema | undefined,
  files: Presentation['files'],
): Partial<Field> => {
  if (kind !== 'items') return {}
  const items = { read: contract.items(read), write: contract.items(write) }
  return { parts: fieldsOf(contract, items, { titles: {}, files }) }
}

const targetOf = (contract: Contract, schema: Schema): string | undefined => {
  const to = schema['x-references'] ?? contract.items(schema)?.['x-references']
  return typeof to === 'string' ? to : undefined
}

/** The label property of a record, if a drop-down cannot determine it. */
const labelFieldOf = (contract: Contract, to: string): string | undefined => {
  const label = contract.items(contract.operation(regularId(to, 'total'))?.payload)?.['x-label']
  return typeof label === 'string' && !usualNames.includes(label) && !isLikeName(label) ? label : undefined
}

const fieldOf = (contract: Contract, name: string, { read, write }: Shapes, presentation: Known): Field => {
  const schema = contract.property(read, name) ?? {}
  const from = typeof schema['x-from'] === 'string' ? schema['x-from'] : undefined
  const shown = kindOf(contract, name, schema)
  const isFile = isFileType(shown)
  const writeName = isFile && from !== undefined ? from : name
  const written = contract.property(write, writeName)
  const kind = isFile ? (presentation.files[name] ?? shown) : kindOf(contract, name, written ?? schema)
  const to = targetOf(contract, schema)
  const labelField = to === undefined ? undefined : labelFieldOf(contract, to)
  return {
    name,
    kind,
    label: labelOf(name, kind, presentation.titles),
    read: schema,
    ...(written && (from === undefined || isFile) && { write: written }),
    writeName,
    required: texts(contract.resolve(write).required).includes(writeName),
    ...(to !== undefined && { to }),
    ...(labelField !== undefined && { labelField }),
    ...partsOf(contract, kind, schema, written, presentation.files),
  }
}

/** The property with the file is used rather than its number; objects have no cell or widget. */
const isShown = ({ name, kind, read }: Field): boolean =>
  !shared.has(name) && read['x-references'] !== 'DbFile' && kind !== 'object'

/**
 * The properties of a record with their body schemas, in record order. A file is represented by its object, not its
 * number; a reference by its number, not the name shown beside it.
 */
export const fieldsOf = (contract: Contract, shapes: Shapes, presentation: Known): readonly Field[] =>
  contract
    .names(shapes.read)
    .map((name) => fieldOf(contract, name, shapes, presentation))
    .filter(isShown)

/** The labels of enumeration values. */
export const choicesOf = ({ read, write }: Field): readonly string[] => {
  const values = (write ?? read).enum
  return Array.isArray(values) ? values.filter((value) => value !== null).map(String) : []
}
