import { modulePaths, type PageKind, pagesOf } from '../../modules/format/paths.ts'
import type { ModuleSource } from '../../modules/format/read.ts'
import type { Module } from '../../modules/format/types.ts'
import type { Fault } from '../subject/fault.ts'
import { shapeOf } from '../subject/routes.ts'
import { reporter } from '../subject/subject.ts'

/** The place of a route in the file: its own `paths`, else `path`. */
const placeOf = (module: Module, page: PageKind, index: number): readonly (string | number)[] =>
  module.module.paths?.[page] ? ['paths', page, index] : ['path']

/** Checks that no two pages of modules and screens match the same address. */
export const checkPaths = (
  sources: readonly ModuleSource[],
  modules: ReadonlyMap<string, Module>,
  screens: readonly string[],
  faults: Fault[],
): void => {
  const ownerByShape = new Map<string, string>(
    screens.map((route) => [shapeOf(route), `the screen ${route}`]),
  )
  for (const source of sources) {
    const module = modules.get(source.id)
    if (!module) continue
    const report = reporter(source, faults)
    for (const page of pagesOf(module)) {
      for (const [index, route] of modulePaths(module.module, page).entries()) {
        const owner = ownerByShape.get(shapeOf(route))
        if (owner !== undefined)
          report(
            'module',
            placeOf(module, page, index),
            `${route} is taken by ${owner}`,
            'give it another path',
          )
        else ownerByShape.set(shapeOf(route), `the ${page} of module "${source.id}"`)
      }
    }
  }
}
