import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withListDefaults } from './list-defaults.ts'
import { resolveDifference, resolveFile, resolveModuleFile } from './resolve.ts'
import type { JsonSchema, Module, ModuleFile, ModuleFiles } from './types.ts'

/** Keys of the module files in {@link Module}, by file name. */
export const fileKeys = {
  'module.json': 'module',
  'list.json': 'list',
  'form.json': 'form',
  'form.schema.json': 'schema',
  'form.ui.json': 'ui',
  'detail.json': 'detail',
  'preview.json': 'preview',
} as const satisfies Record<string, keyof Module>

export type FileName = keyof typeof fileKeys
export type FileKey = (typeof fileKeys)[FileName]

/** A JSON file on disk; `error` if it is invalid. `file` is relative to the modules folder. */
export interface Source {
  file: string
  json: unknown
  error?: string
}

/** A module's folder: its files, its template's, and names of other files. */
export interface ModuleSource {
  id: string
  files: Partial<Record<FileKey, Source>>
  template: Partial<Record<FileKey, Source>>
  unknownFiles: readonly string[]
}

/** All data in `src/modules`. */
export interface ModulesSource {
  modules: readonly ModuleSource[]
  templates: readonly string[]
  menu?: Source
  dashboard?: Source
}

const noModules = new Set(['templates', 'format'])

const names = (folder: string, kind: 'isDirectory' | 'isFile'): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry[kind]() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort()
    : []

const readSource = (path: string, file: string): Source => {
  try {
    return { file, json: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { file, json: undefined, error: (error as Error).message }
  }
}

const isFileName = (name: string): name is FileName => Object.hasOwn(fileKeys, name)

const readFolder = (folder: string, shown: string): Partial<Record<FileKey, Source>> =>
  Object.fromEntries(
    names(folder, 'isFile')
      .filter(isFileName)
      .map((name) => [fileKeys[name], readSource(join(folder, name), `${shown}/${name}`)]),
  )

const templateName = (source: Source | undefined): string | undefined => {
  const name = (source?.json as ModuleFile | undefined)?.template
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : undefined
}

const readSources = (root: string, id: string, templates = join(root, 'templates')): ModuleSource => {
  const files = readFolder(join(root, id), id)
  const template = templateName(files.module)
  return {
    id,
    files,
    template: template ? readFolder(join(templates, template), `templates/${template}`) : {},
    unknownFiles: names(join(root, id), 'isFile').filter((name) => !isFileName(name)),
  }
}

/** Reads every module, template and the menu under `root` (`src/modules`); never throws, errors are in the sources. */
export const readModules = (root: string): ModulesSource => {
  const shared = (file: string): Source | undefined =>
    existsSync(join(root, file)) ? readSource(join(root, file), file) : undefined
  const [menu, dashboard] = [shared('menu.json'), shared('dashboard.json')]
  return {
    modules: names(root, 'isDirectory')
      .filter((name) => !noModules.has(name))
      .map((id) => readSources(root, id)),
    templates: names(join(root, 'templates'), 'isDirectory'),
    ...(menu && { menu }),
    ...(dashboard && { dashboard }),
  }
}

/**
 * Resolves a module's files: merges the template, fills variables, adds list defaults. The complete form schema also
 * needs the contract (`wholeModule`). Never throws, but the result is only as valid as the files; run the check first.
 */
export const resolveModule = (source: ModuleSource): ModuleFiles => {
  const { files, template } = source
  const module = resolveModuleFile(template.module?.json, files.module?.json as ModuleFile)
  const resolved = (Object.values(fileKeys) as FileKey[])
    .filter((key) => key !== 'module' && key !== 'schema')
    .map((key) => [key, resolveFile(module, template[key]?.json, files[key]?.json)] as const)
    .filter(([, file]) => file !== undefined)
  const { list, ...others } = Object.fromEntries(resolved) as Omit<ModuleFiles, 'id' | 'module'>
  const difference = resolveDifference(module, template.schema?.json, files.schema?.json)
  return {
    id: source.id,
    module,
    ...(list && { list: withListDefaults(list) }),
    ...others,
    ...(difference !== undefined && { difference: difference as JsonSchema }),
  }
}
