import { asRecord, isObject } from '../../contract/json.ts'
import { toPointer } from '../../contract/json-pointer.ts'
import {
  type FileKey,
  fileKeys,
  type ModuleSource,
  resolveModule,
  type Source,
} from '../../modules/format/read.ts'
import type { ModuleFiles } from '../../modules/format/types.ts'
import { type Fault, type JsonPath, nameCure } from '../subject/fault.ts'
import { reporter } from '../subject/subject.ts'
import { shapeFaults } from './shape.ts'

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * A copy of `json` without the keys at these paths; undefined if that would remove an item of a list, which would move
 * its successors, or the whole.
 */
const withoutPaths = (json: unknown, paths: readonly JsonPath[]): unknown => {
  const copy: unknown = structuredClone(json)
  for (const path of paths) {
    const key = path.at(-1)
    if (typeof key !== 'string') return undefined
    const keys = path.slice(0, -1)
    const holder = keys.reduce<unknown>((part, step) => (isNode(part) ? part[step] : undefined), copy)
    if (isNode(holder)) delete holder[key]
  }
  return copy
}

const schemas: Readonly<Record<FileKey, string>> = {
  module: 'module.schema.json',
  list: 'list.schema.json',
  form: 'form-file.schema.json',
  schema: 'form-schema.schema.json',
  ui: 'form-ui.schema.json',
  detail: 'detail.schema.json',
  preview: 'preview.schema.json',
}

/** Required keys of a file after merging the template. */
export const requiredKeys: Partial<Record<FileKey, readonly string[]>> = {
  module: ['title', 'path', 'resource'],
  list: ['columns'],
  detail: ['as', 'title', 'fields'],
  preview: ['blocks'],
}

const syntaxFaults = (source: Source | undefined): Fault[] => {
  if (source?.error === undefined) return []
  const message = `This is no JSON: ${source.error}`
  return [{ file: source.file, pointer: '', message, cure: 'correct the syntax' }]
}

const formatFaults = (schema: string, { file, json }: Source): Fault[] =>
  shapeFaults(schema, json).map(({ path, ...fault }) => ({ file, pointer: toPointer(path), ...fault }))

/** The file without its invalid parts; undefined if it is still malformed. */
const wellFormed = (key: FileKey, file: unknown, wrong: readonly JsonPath[]): unknown => {
  if (wrong.length === 0) return file
  const rest = withoutPaths(file, wrong)
  return rest !== undefined && shapeFaults(schemas[key], rest).length === 0 ? rest : undefined
}

const checkShapes = (source: ModuleSource, faults: Fault[]): ModuleFiles | undefined => {
  const report = reporter(source, faults)
  const { id, difference, ...others } = resolveModule(source)
  const files = { ...others, ...(difference && { schema: difference }) }
  const parts = (Object.entries(files) as [FileKey, unknown][]).map(([key, file]) => {
    const found = shapeFaults(schemas[key], file)
    const missing = (requiredKeys[key] ?? []).filter((name) => !Object.hasOwn(file as object, name))
    for (const { path, message, cure } of found) report(key, path, message, cure)
    for (const name of missing) report(key, [], `"${name}" is missing`, `add "${name}"`)
    const wrong = found.map(({ path }) => path)
    return [key, missing.length > 0 ? undefined : wellFormed(key, file, wrong)] as const
  })
  if (parts.some(([, part]) => part === undefined)) return undefined
  const { schema, ...rest } = Object.fromEntries(parts)
  return { id, ...rest, ...(schema !== undefined && { difference: schema }) } as ModuleFiles
}

/**
 * Checks that a module's files conform to docs/module-format.md, with the template merged; adds to `faults` and returns
 * the module without its invalid parts, undefined if that is malformed.
 */
export const checkFiles = (
  source: ModuleSource,
  templates: readonly string[],
  faults: Fault[],
): ModuleFiles | undefined => {
  const { id, files, template, unknownFiles } = source
  for (const name of unknownFiles) {
    const cure = nameCure(name, Object.keys(fileKeys))
    faults.push({ file: `${id}/${name}`, pointer: '', message: 'This is no module file', cure })
  }
  if (!files.module) {
    faults.push({ file: `${id}/module.json`, pointer: '', message: 'This file is missing', cure: 'add it' })
    return undefined
  }
  const { json, error } = files.module
  if (error === undefined && !isObject(json)) {
    faults.push(...formatFaults(schemas.module, files.module))
    return undefined
  }
  const unreadable = [...Object.values(files), ...Object.values(template)].flatMap(syntaxFaults)
  faults.push(...unreadable)
  if (unreadable.length > 0) return undefined
  const name = asRecord(json).template
  if (name === undefined || templates.some((one) => one === name)) return checkShapes(source, faults)
  const cure = nameCure(String(name), templates)
  reporter(source, faults)('module', ['template'], `There is no template "${name}"`, cure)
  return undefined
}

/**
 * The module as far as others may refer to it, even with faults in its own files: undefined if its place is unknown.
 */
export const knownModule = (source: ModuleSource): ModuleFiles | undefined => {
  if (!isObject(source.files.module?.json)) return undefined
  const resolved = resolveModule(source)
  if (typeof resolved.module.path !== 'string' || typeof resolved.module.resource !== 'string')
    return undefined
  const existing = [...Object.keys(source.template), ...Object.keys(source.files)]
    .filter((key) => key !== 'schema')
    .map((key) => [key, {}])
  return { ...Object.fromEntries(existing), ...resolved }
}

/** Faults in the structure of `menu.json` or `dashboard.json`. */
export const sharedFaults = (
  schema: 'menu.schema.json' | 'dashboard.schema.json',
  source: Source | undefined,
): readonly Fault[] =>
  source && source.error === undefined ? formatFaults(schema, source) : syntaxFaults(source)
