import type { Module } from '../../../src/modules/format/types.ts'
import { addressesOf, allModules } from '../../support/module-screens.ts'
import { actionOf } from './contract.ts'
import { beside, coveringSet } from './covering.ts'

/** The parts of the walk over all modules, by the first letter of the module's folder. */
export const parts = {
  'A to G': /^[a-g]/,
  'H to Z': /^[h-z]/,
} as const

const all = allModules()
const covering = {
  list: coveringSet(all, 'list'),
  reader: coveringSet(all, 'reader'),
  form: coveringSet(all, 'form'),
}

/** Whether a module's list or form is walked completely, also as a reader; with `WALK_ALL=1` all are. */
export const isWhole = ({ id }: Module, aspect: keyof typeof covering): boolean =>
  process.env.WALK_ALL === '1' || covering[aspect].has(id)

/** Whether records are added to a module on a page of its own. */
export const adds = (module: Module): boolean =>
  module.schema !== undefined &&
  actionOf(module, 'create') !== undefined &&
  addressesOf(module, 'add').length > 0

const addable = all.filter(adds)
const whole = addable.filter((module) => isWhole(module, 'form') || isWhole(module, 'list'))
const filled: ReadonlySet<Module> = new Set([...whole, ...beside(addable, whole)])

/**
 * Whether a form is filled in: its form or list is walked completely, or no other form of its template has all its
 * widgets.
 */
export const isFilled = (module: Module): boolean => filled.has(module)
