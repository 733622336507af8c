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
import { type Fault, nameCure } from '../subject/fault.ts'
import { reporter } from '../subject/subject.ts'
import { shapeFaults } from './shape.ts'

const schemas: Readonly<Record<FileKey, string>> = {
  module: 'module.schema.json',
  list: 'list.schema.json',
  form: 'form-file.schema.json',
  schema: 'form-schema.schema.json',
  ui: 'form-ui.schema.json',
  detail: 'detail.schema.json',
  preview: 'preview.schema.json',
}

/** What a file must have in the end, be it from the module or its template. */
const required: Partial<Record<FileKey, readonly string[]>> = {
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

const checkShapes = (source: ModuleSource, faults: Fault[]): void => {
  const report = reporter(source, faults)
  const { id: _, difference, ...others } = resolveModule(source)
  const files = { ...others, ...(difference && { schema: difference }) }
  for (const [key, file] of Object.entries(files) as [FileKey, unknown][]) {
    for (const { place, message, cure } of shapeFaults(schemas[key], file)) report(key, place, message, cure)
    for (const name of required[key] ?? []) {
      if (!Object.hasOwn(file as object, name)) report(key, [], `"${name}" is missing`, `add "${name}"`)
    }
  }
}

/**
 * Checks that a module's files are what docs/module-format.md says, template merged in; adds to `faults` and answers
 * whether they can be looked into further.
 */
export const checkFiles = (source: ModuleSource, templates: readonly string[], faults: Fault[]): boolean => {
  const before = faults.length
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
    return false
  }
  faults.push(...[...Object.values(source.files), ...Object.values(source.template)].flatMap(fileFaults))
  if (faults.length > before + source.unknownFiles.length || !checkTemplate(source, templates, faults))
    return false
  checkShapes(source, faults)
  return faults.length === before
}

/**
 * The module as far as others may refer to it, even when its own files have faults: undefined when nothing says where
 * it is.
 */
export const knownModule = (source: ModuleSource): ModuleFiles | undefined => {
  if (!isObject(source.files.module?.json)) return undefined
  const known = resolveModule(source)
  if (typeof known.module.path !== 'string' || typeof known.module.resource !== 'string') return undefined
  const existing = [...Object.keys(source.template), ...Object.keys(source.files)]
    .filter((key) => key !== 'schema')
    .map((key) => [key, {}])
  return { ...Object.fromEntries(existing), ...known }
}

/** Checks the form of `menu.json`; adds to `faults` and answers whether it can be looked into further. */
export const checkMenuFile = (source: Source, faults: Fault[]): boolean => {
  const before = faults.length
  faults.push(...fileFaults(source))
  if (source.error !== undefined) return false
  for (const { place, message, cure } of shapeFaults('menu.schema.json', source.json))
    faults.push({ file: source.file, pointer: toPointer(place), message, cure })
  return faults.length === before
}
