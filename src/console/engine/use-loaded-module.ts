import { useLoaderData } from 'react-router-dom'
import type { Module } from '../../modules/format/types.ts'
import { useLatestModule } from './hot-modules.ts'

/** A module that was loaded at some time; while its files are worked on, as they say it now. */
export const useCurrentModule: (loaded: Module) => Module = import.meta.hot
  ? useLatestModule
  : (loaded) => loaded

/** The module that a route's loader answered, in the same way. */
export const useLoadedModule = (): Module => useCurrentModule(useLoaderData<Module>())
