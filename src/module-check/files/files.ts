import { isObject } from '../../contract/json.ts'
import { toPointer } from '../../contract/json-pointer.ts'
import {
  type FileKey,
  fileKeys,
  type ModuleSource,
  resolveModule,
  type Source,
} from '../../modules/format/read.ts'
import type { ModuleFile, ModuleFiles } from '../../modules/format/types.ts'
import { type Fault, type JsonPath, nameCure } from '../subject/fault.ts'
import { reporter } from '../subject/subject.ts'
import { shapeFaults } from './shape.ts'

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * A copy of `json` without the keys at these places; undefined if that would remove an item of a list, which would move
 * its successors, or the whole.
 */
const withoutPaths = (json: unknown, places: readonly JsonPath[]): unknown => {
  const copy: unknown = structuredClone(json)
  for (const place of places) {
    const key = place.at(-1)
    if (typeof key !== 'string') return undefined
    const holder = place
      .slice(0, -1)
      .reduce<unknown>((part, step) => (isNode(part) ? part[step] : undefined), copy)
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

const fileFaults = (source: Source | undefined): Fault[] =>
  source?.error === undefined
    ? []
    : [
        {
          file: source.file,
          pointer: '',
          message: `This is no JSON: ${source.error}`,
          cure: 'correct the syntax',
        },
      ]

const checkTemplate = (source: ModuleSource, templates: readonly string[], faults: Fault[]): boolean => {
  const name = (source.files.module?.json as ModuleFile | undefined)?.template
  if (name === undefined || templates.includes(name)) return true
  reporter(source, faults)(
    'module',
    ['template'],
    `There is no template "${name}"`,
    nameCure(name, templates),
  )
  return false
}

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
    for (const { place, message, cure } of found) report(key, place, message, cure)
    for (const name of missing) report(key, [], `"${name}" is missing`, `add "${name}"`)
    const wrong = found.map(({ place }) => place)
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
  for (const name of source.unknownFiles)
    faults.push({
      file: `${source.id}/${name}`,
      pointer: '',
      message: 'This is no module file',
      cure: nameCure(name, Object.keys(fileKeys)),
    })
  if (!source.files.module) {
    faults.push({
      file: `${source.id}/module.json`,
      pointer: '',
      message: 'This file is missing',
      cure: 'add it',
    })
    return undefined
  }
  const { json, error, file } = source.files.module
  if (error === undefined && !isObject(json)) {
    for (const { message, cure } of shapeFaults(schemas.module, json))
      faults.push({ file, pointer: '', message, cure })
    return undefined
  }
  const unreadable = [...Object.values(source.files), ...Object.values(source.template)].flatMap(fileFaults)
  faults.push(...unreadable)
  if (unreadable.length > 0 || !checkTemplate(source, templates, faults)) return undefined
  return checkShapes(source, faults)
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

/** Checks the structure of `menu.json`; adds to `faults` and returns whether further checks are possible. */
export const checkMenuFile = (source: Source, faults: Fault[]): boolean => {
  const before = faults.length
  faults.push(...fileFaults(source))
  if (source.error !== undefined) return false
  for (const { place, message, cure } of shapeFaults('menu.schema.json', source.json))
    faults.push({ file: source.file, pointer: toPointer(place), message, cure })
  return faults.length === before
}
