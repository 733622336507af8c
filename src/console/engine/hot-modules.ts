import { useSyncExternalStore } from 'react'
import { queryClient } from '../../client/query-client.ts'
import type { Module } from '../../modules/format/types.ts'
import { createListeners } from '../ui/store.ts'

/** Replacements for loaded modules whose files changed during development (`npm run dev`). Not part of a build. */
const replaced = new Map<string, Module>()
const listeners = createListeners()

/** The query cache key of a module's files. */
export const moduleKey = (id: string) => ['module', id] as const

/** Functions that prepare a replaced module for the page: a form needs its validator. */
export const preparations = new Set<(module: Module) => Promise<unknown>>()

/** The latest version of a module's files. */
export const latest = (module: Module): Module => replaced.get(module.id) ?? module

/** The latest version of a loaded module's files. */
export const useLatestModule = (loaded: Module): Module =>
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
