import { asRecord, isObject, type PlainObject, valueAt } from '../../../contract/json.ts'
import { fromPointer } from '../../../contract/json-pointer.ts'

/** A key of a module file or contract file. */
export interface Keyword {
  /** Its path: `columns › cell`. */
  readonly path: string
  readonly description: string
  /** Its type, or the number of its names. */
  readonly kind: string
  /** Its allowed names, if it has a list of them. */
  readonly names: readonly string[]
  /** An example value from its schema. */
  readonly example?: unknown
}

const maxDepth = 6

const resolved = (
  part: PlainObject,
  root: PlainObject,
  schemas: Readonly<Record<string, PlainObject>>,
): PlainObject => {
  if (typeof part.$ref !== 'string') return part
  const [file, pointer = ''] = part.$ref.split('#')
  const start: PlainObject = file ? (schemas[file] ?? {}) : root
  const found = valueAt(start, fromPointer(pointer))
  const { $ref: _, ...beside } = part
  return { ...asRecord(found), ...beside }
}

const namesOf = (part: PlainObject): readonly string[] => {
  const lists = [part, ...(Array.isArray(part.anyOf) ? part.anyOf : [])].map((one) => asRecord(one).enum)
  return [...new Set(lists.flatMap((list) => (Array.isArray(list) ? list : [])).map(String))]
}

const kindOf = (part: PlainObject): string => {
  if (part.const !== undefined) return JSON.stringify(part.const)
  const branches = [
    ...(Array.isArray(part.anyOf) ? part.anyOf : []),
    ...(Array.isArray(part.oneOf) ? part.oneOf : []),
  ]
  const types = [part.type ?? branches.map((branch) => asRecord(branch).type)].flat(2).filter(Boolean)
  return [...new Set(types.map(String))].join(' | ')
}

const allKeywords = (
  root: PlainObject,
  schemas: Readonly<Record<string, PlainObject>>,
  at: { part: PlainObject; path: readonly string[]; seen: Set<unknown> } = {
    part: root,
    path: [],
    seen: new Set(),
  },
): readonly Keyword[] => {
  const part = resolved(at.part, root, schemas)
  const key = part.properties ?? part.items ?? part.anyOf
  if (at.path.length > maxDepth || (key !== undefined && at.seen.has(key))) return []
  const { seen } = at
  if (key !== undefined) seen.add(key)
  const below = (next: unknown, path = at.path): readonly Keyword[] =>
    isObject(next) ? allKeywords(root, schemas, { part: next, path, seen }) : []
  const named = Object.entries(asRecord(part.properties)).flatMap(([name, value]) => {
    const property = resolved(asRecord(value), root, schemas)
    const items = resolved(asRecord(property.items), root, schemas)
    const path = [...at.path, name]
    const names = [...namesOf(property), ...namesOf(items)]
    const description = typeof property.description === 'string' ? property.description : ''
    const [example] = Array.isArray(property.examples) ? property.examples : []
    return [
      {
        path: path.join(' › '),
        description,
        kind: kindOf(property),
        names,
        ...(example !== undefined && { example }),
      },
      ...below(asRecord(value), path),
    ]
  })
  const branches = [part.anyOf, part.oneOf, part.allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [
    ...named,
    ...below(part.items),
    ...below(part.additionalProperties),
    ...branches.flatMap((branch) => below(branch)),
  ]
}

/** Keywords without repetitions by path; one with a description takes precedence. */
const unique = (keywords: readonly Keyword[]): readonly Keyword[] => {
  const byPath = new Map<string, Keyword>()
  for (const keyword of keywords) {
    const before = byPath.get(keyword.path)
    if (!before || (before.description === '' && keyword.description !== ''))
      byPath.set(keyword.path, keyword)
  }
  return [...byPath.values()]
}

/** Every key of a schema once, with the keys of its parts; recursive parts are included once. */
export const keywordsOf = (
  root: PlainObject,
  schemas: Readonly<Record<string, PlainObject>>,
): readonly Keyword[] => unique(allKeywords(root, schemas))

const large = new Set([
  'properties',
  'responses',
  'requestBody',
  'parameters',
  'examples',
  'tags',
  'security',
])

const firstPlace = (value: unknown, keyword: string): PlainObject | undefined => {
  if (isObject(value) && Object.hasOwn(value, keyword))
    return Object.fromEntries(Object.entries(value).filter(([key]) => !large.has(key)))
  for (const part of isObject(value) || Array.isArray(value) ? Object.values(value) : []) {
    const found = firstPlace(part, keyword)
    if (found) return found
  }
  return undefined
}

/** The first place in the contract with a keyword, without its large parts; else its example, if there is one. */
export const exampleHolder = (contract: PlainObject, { path, example }: Keyword): PlainObject | undefined =>
  firstPlace(contract, path) ?? (example === undefined ? undefined : { [path]: example })

/** The own keywords of the contract's files, each once. */
export const contractKeywords = (schemas: Readonly<Record<string, PlainObject>>): readonly Keyword[] => {
  const schema = schemas['resource.schema.json'] ?? {}
  const all = keywordsOf(
    { ...schema, properties: { ...asRecord(schema.properties), ...asRecord(schema.$defs) } },
    schemas,
  )
  const ours = all
    .filter(({ path }) => /(^|› )x-[\w-]+$/.test(path))
    .map((keyword) => ({ ...keyword, path: keyword.path.split(' › ').at(-1) ?? '' }))
  return unique(ours).toSorted((a, b) => a.path.localeCompare(b.path))
}
