import { useLoaderData } from 'react-router-dom'
import type { Module } from '../../modules/format/types.ts'
import { useLatestModule } from './hot-modules.ts'

/** A loaded module; during development, with its latest files. */
export const useCurrentModule: (loaded: Module) => Module = import.meta.hot
  ? useLatestModule
  : (loaded) => loaded

/** The module from the route's loader, with its latest files. */
export const useLoadedModule = (): Module => useCurrentModule(useLoaderData<Module>())
