import type { ModuleSource } from '../../modules/format/read.ts'
import type { Module } from '../../modules/format/types.ts'
import type { Fault } from '../subject/fault.ts'
import { type Spot, shapeOf, spellings, spotsOf } from '../subject/routes.ts'
import { reporter } from '../subject/subject.ts'

/** Where the file says a route: its own `paths`, else `path`. */
const placeOf = (module: Module, spot: Spot, index: number): readonly (string | number)[] =>
  module.module.paths?.[spot] ? ['paths', spot, index] : ['path']

/** Checks that no two places of all modules and screens catch the same address. */
export const checkPaths = (
  sources: readonly ModuleSource[],
  modules: ReadonlyMap<string, Module>,
  screens: readonly string[],
  faults: Fault[],
): void => {
  const taken = new Map<string, string>(screens.map((route) => [shapeOf(route), `the screen ${route}`]))
  for (const source of sources) {
    const module = modules.get(source.id)
    if (!module) continue
    const report = reporter(source, faults)
    for (const spot of spotsOf(module)) {
      for (const [index, route] of spellings(module.module, spot).entries()) {
        const owner = taken.get(shapeOf(route))
        if (owner !== undefined)
          report(
            'module',
            placeOf(module, spot, index),
            `${route} is taken by ${owner}`,
            'give it another path',
          )
        else taken.set(shapeOf(route), `the ${spot} of module "${source.id}"`)
      }
    }
  }
}
