import { useLoaderData } from 'react-router-dom'
import type { Module } from '../../modules/format/types.ts'
import { useLatestModule } from './hot-modules.ts'

/** The module that a route's loader answered; while its files are worked on, as they say it now. */
export const useLoadedModule: () => Module = import.meta.hot ? useLatestModule : useLoaderData
