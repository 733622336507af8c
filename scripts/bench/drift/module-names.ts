import { isJson } from './document.ts'
import type { User } from './user.ts'

/** Keys whose texts are for people. */
const spoken = new Set([
  'label',
  'title',
  'one',
  'confirm',
  'success',
  'failed',
  'empty',
  'submit',
  'vars',
  'words',
])
/** Keys whose values have names of the contract as keys. */
const keyed = new Set(['properties', 'body', 'set', 'rename', 'defaults', 'also'])
/** Keys whose values have names of parameters as keys. */
const parametric = new Set(['params', 'pathParams', 'path'])

const isSpoken = (key: string, value: unknown): boolean =>
  (spoken.has(key) || (key.startsWith('ui:') && key !== 'ui:widget')) && typeof value === 'string'

export const namesIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return [value, ...value.split('.')]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, key))
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(keyed.has(key) ? [name] : []),
    ...(isSpoken(name, part) || name === 'param' ? [] : namesIn(part, name)),
  ])
}

export const parametersIn = (value: unknown, key = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => parametersIn(item, key))
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(parametric.has(key) ? [name] : []),
    ...(name === 'param' && typeof part === 'string' ? [part] : []),
    ...parametersIn(part, name),
  ])
}

/** Names that the console's own code reads of what a part of a module shows, without the module saying so. */
export const implied = {
  list: ['payload', 'content', 'totalElements', 'id', 'deletable'],
  paging: ['pageNo', 'pageSize', 'sortBy', 'ascOrDesc'],
  files: ['fileUrl', 'fileName'],
  texts: ['languageId', 'translatedText', 'text'],
}

interface Entry {
  name: string
  options: Record<string, unknown>
}

export const entriesIn = (value: unknown, key: string): readonly Entry[] => {
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, key))
  if (!isJson(value)) return []
  const options = value['ui:options'] ?? value.options
  const own =
    typeof value[key] === 'string' ? [{ name: value[key], options: isJson(options) ? options : {} }] : []
  return [...own, ...Object.values(value).flatMap((part) => entriesIn(part, key))]
}

export const ofParts = (entries: readonly Entry[]): readonly string[] => {
  const used = entries.map(({ name }) => name)
  return [
    ...(used.some((name) => ['image', 'file', 'audio'].includes(name)) ? implied.files : []),
    ...(used.some((name) => ['translations', 'translated'].includes(name)) ? implied.texts : []),
  ]
}

interface Parts {
  name: string
  operations: readonly (string | undefined)[]
  names?: readonly string[]
  parameters?: readonly string[]
}

export const user = ({ name, operations, names = [], parameters = [] }: Parts): User => ({
  name,
  kind: 'module',
  operations: new Set(operations.filter((id) => id !== undefined)),
  names: new Set(names),
  parameters: new Set(parameters),
  paths: new Set(),
})
