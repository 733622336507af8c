import { modules } from 'virtual:modules'
import { prefetchClient } from '../../client/call.ts'
import { loadOnce } from '../../client/load-once.ts'
import type { Module, ModuleFile } from '../../modules/format/types.ts'
import { latest, moduleKey } from './hot-modules.ts'
import { operationOf } from './operations.ts'

export interface ModuleEntry {
  id: string
  module: ModuleFile
  has: { list: boolean; form: boolean; page: boolean; add: boolean }
  load: () => Promise<Module>
}

/**
 * All modules with the data for routes, menu and breadcrumb. `load` fetches a module's other files and starts to fetch
 * its client.
 */
export const moduleEntries: readonly ModuleEntry[] = modules.map(([id, module, has, load]) => {
  const loadFile = loadOnce(load)
  return {
    id,
    module,
    has,
    load: async () => {
      const operation = operationOf(module, 'list') ?? operationOf(module, 'get')
      if (operation !== undefined) prefetchClient(operation)
      const file = (await loadFile()).default
      return import.meta.hot ? latest(file) : file
    },
  }
})

const byId = new Map(moduleEntries.map((entry) => [entry.id, entry]))

/** The entry of a module by its folder name; throws if there is none. */
export const moduleEntry = (id: string): ModuleEntry => {
  const entry = byId.get(id)
  if (!entry) throw new Error(`There is no module "${id}"`)
  return entry
}

/** The query of a module's files, which do not change while the console is open. */
export const moduleQuery = ({ id, load }: ModuleEntry) => ({
  queryKey: moduleKey(id),
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
})
