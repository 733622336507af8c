import { useSyncExternalStore } from 'react'
import { queryClient } from '../../client/query-client.ts'
import type { Module } from '../../modules/format/types.ts'
import { createListeners } from '../ui/store.ts'

/**
 * Modules that stand in the place of those that were loaded, while their files are worked on (`npm run dev`). No part of a
 * build.
 */
const replaced = new Map<string, Module>()
const listeners = createListeners()

/** The key under which a module's files are kept in the cache of queries. */
export const moduleKey = (id: string) => ['module', id] as const

/** What a page needs at once with a module that is replaced: a form its validator. */
export const preparations = new Set<(module: Module) => Promise<unknown>>()

/** The module as its files say it now. */
export const latest = (module: Module): Module => replaced.get(module.id) ?? module

/** A module that was loaded, as its files say it now. */
export const useLatestModule = (loaded: Module): Module =>
  useSyncExternalStore(listeners.subscribe, () => latest(loaded))

const replace = async (module: Module): Promise<void> => {
  const next = { ...module, replaced: (replaced.get(module.id)?.replaced ?? 0) + 1 }
  await Promise.all([...preparations].map((prepare) => prepare(next)))
  replaced.set(next.id, next)
  listeners.tell()
  await queryClient.invalidateQueries({ queryKey: moduleKey(next.id) })
}

import.meta.hot?.on('foundation:modules', (modules: readonly Module[]) => {
  for (const module of modules) replace(module).catch(reportError)
})
