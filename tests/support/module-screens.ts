import { fileURLToPath } from 'node:url'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Module, Platform } from '../../src/modules/format/types.ts'

const folder = fileURLToPath(new URL('../../src/modules', import.meta.url))

/** Every module as the console reads it. */
export const allModules = (): Module[] => readModules(folder).modules.map(resolveModule)

type Place = 'list' | 'add' | 'edit' | 'view'

const tails: Readonly<Record<Place, readonly string[]>> = {
  list: ['', '/all'],
  add: ['/add'],
  edit: ['/edit/:id'],
  view: ['/view/:id'],
}

/** Addresses of a place of a module, every spelling, parameters filled from `values` (1 for those not given). */
export const addressesOf = (
  { module }: Module,
  place: Place,
  values: Readonly<Record<string, unknown>> = {},
): string[] =>
  (module.paths?.[place] ?? tails[place].map((tail) => `${module.path}${tail}`)).map((path) =>
    path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1)),
  )

/** The mode a module is seen in: its own, else the Web. */
export const platformOf = ({ module }: Module): Platform => module.platform ?? 'WEB'

/** Which screens a module has. */
export const screensOf = (module: Module) => ({
  list: module.list !== undefined,
  form: module.schema !== undefined,
  view: module.detail?.as === 'page',
})
