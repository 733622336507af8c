import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedModule, moduleFilesOf } from '../../scripts/shared/whole-modules.ts'
import type { Mode } from '../../src/contract/operations/operation-names.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { modulePaths, type PageKind } from '../../src/modules/format/paths.ts'
import type { Module, Platform } from '../../src/modules/format/types.ts'

const contract = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url))
const project = fileURLToPath(new URL('../..', import.meta.url))

let known: readonly Module[] | undefined

/** Every module, as the console reads it. */
export const allModules = (): Module[] => {
  known ??= moduleFilesOf(project).map((files) => generatedModule(project, files))
  return [...known]
}

/** The module of a folder. Throws if there is none. */
export const moduleNamed = (id: string): Module => {
  const found = allModules().find((module) => module.id === id)
  if (!found) throw new Error(`There is no module "${id}"`)
  return found
}

/** All addresses of a module's page, with parameters from `values` (1 if missing). */
export const addressesOf = (
  { module }: Module,
  page: PageKind,
  values: Readonly<Record<string, unknown>> = {},
): string[] =>
  modulePaths(module, page).map((path) =>
    path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1)),
  )

/** Whether a module has screens in this mode, besides those in both modes. */
export const isSeenIn = (module: Module, platform: Platform): boolean =>
  platform === 'WEB' ? module.module.platform !== 'MOBILE' : JSON.stringify(module).includes('"$platform"')

const operations: ReadonlySet<string> = new Set(
  [...readFileSync(contract, 'utf8').matchAll(/"operationId": "(\w+)"/g)].map(([, id = '']) => id),
)

const has = ({ module }: Module, action: Mode): boolean =>
  operationIn(module, action, (id) => operations.has(id)) !== undefined

/** The screens of a module, from its files and their operations. */
export const screensOf = (module: Module) => ({
  list: module.list !== undefined,
  add: module.schema !== undefined && has(module, 'create'),
  edit: module.schema !== undefined && has(module, 'update'),
  view: module.detail?.as === 'page',
})
