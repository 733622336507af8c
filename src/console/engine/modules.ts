import { modules } from 'virtual:modules'
import { useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router-dom'
import { prefetchClient } from '../../client/call.ts'
import { loadOnce } from '../../client/load-once.ts'
import { queryClient } from '../../client/query-client.ts'
import type { Module, ModuleFile } from '../../modules/format/types.ts'
import { createListeners } from '../ui/store.ts'
import { operationOf } from './operations.ts'

/** Replacements for loaded modules whose files changed during development (`npm run dev`). Not part of a build. */
const replaced = new Map<string, Module>()
const listeners = createListeners()

/** The query cache key of a module's files. */
export const moduleKey = (id: string) => ['module', id] as const

/** Functions that prepare a replaced module for the page: a form needs its validator. */
export const preparations = new Set<(module: Module) => Promise<unknown>>()

/** The latest version of a module's files. */
const latest = (module: Module): Module => replaced.get(module.id) ?? module

/** The latest version of a loaded module's files. */
const useLatestModule = (loaded: Module): Module =>
  useSyncExternalStore(listeners.subscribe, () => latest(loaded))

const replace = async (module: Module): Promise<void> => {
  const next = { ...module, replaced: (replaced.get(module.id)?.replaced ?? 0) + 1 }
  await Promise.all([...preparations].map((prepare) => prepare(next)))
  replaced.set(next.id, next)
  listeners.notify()
  await queryClient.invalidateQueries({ queryKey: moduleKey(next.id) })
}

import.meta.hot?.on('foundation:modules', (modules: readonly Module[]) => {
  for (const module of modules) replace(module).catch(reportError)
})

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

/** A loaded module; during development, with its latest files. */
export const useCurrentModule: (loaded: Module) => Module = import.meta.hot
  ? useLatestModule
  : (loaded) => loaded

/** The module from the route's loader, with its latest files. */
export const useLoadedModule = (): Module => useCurrentModule(useLoaderData<Module>())
