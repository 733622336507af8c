import { existsSync, readFileSync } from 'node:fs'
import { isObject } from '../../../src/contract/json.ts'
import { allModules } from '../../support/module-screens.ts'
import type { Field } from './fields.ts'

interface Samples {
  /** What to fill in, by widget. */
  widgets: Readonly<Record<string, unknown>>
  /** What a certain field needs instead: `module.field`. */
  fields: Readonly<Record<string, unknown>>
  /** What to fill in first, which is refused, by widget and by field. */
  wrong: { widgets: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> }
  /** What to search a list for where its rows do not tell: `module.parameter`. */
  terms: Readonly<Record<string, string>>
  /** Filters that need not narrow, as `module.label`: all of a young database was written lately. */
  allFit: readonly string[]
  /** Modules without a list or form of their own, and the file whose flow walks them. */
  elsewhere: Readonly<Record<string, string>>
}

export const samples = JSON.parse(readFileSync(new URL('./samples.json', import.meta.url), 'utf8')) as Samples

/** Whether a module without screens is walked: its form over another module's list, or by a flow in a file that is there. */
export const isWalkedElsewhere = (module: string): boolean => {
  if (allModules().some(({ list }) => list?.rowActions?.some(({ form }) => form === module))) return true
  const file = samples.elsewhere[module]
  return file !== undefined && existsSync(new URL(`../${file}`, import.meta.url))
}

/** Widgets whose value comes from what they offer. */
const choosing = new Set(['select', 'radio', 'reference', 'references', 'user-picker', 'items'])

/** Widgets that take nothing of another form: digits only go where a digit belongs. */
const masked = new Set(['date', 'time', 'date-time'])

/**
 * What a field refuses: the wrong sample of the field, else of its widget; undefined for one that has no form to keep.
 * Throws with the field's name when it has one, and there is no sample.
 */
export const wrongFor = (module: string, field: Field): string | undefined => {
  const { pattern, format } = field.schema
  const keepsForm = pattern !== undefined || (format !== undefined && format !== 'html')
  if (!keepsForm || masked.has(field.widget) || choosing.has(field.widget)) return undefined
  const key = `${module}.${field.name}`
  const value = samples.wrong.fields[key] ?? samples.wrong.widgets[field.widget]
  if (value === undefined)
    throw new Error(`No wrong value for ${key}: give one to the widget "${field.widget}" or to the field`)
  return value
}

const withMark = (value: unknown, mark: string): unknown => {
  if (typeof value === 'string') return value.replaceAll('{mark}', mark)
  if (Array.isArray(value)) return value.map((part) => withMark(part, mark))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withMark(part, mark)]))
}

/**
 * What to fill in a field: the sample of the field, else of its widget, `{mark}` in it replaced; undefined for a widget
 * that takes what it offers. Throws with the field's name when there is none.
 */
export const sampleFor = (module: string, field: Field, mark: string): unknown => {
  const key = `${module}.${field.name}`
  if (Object.hasOwn(samples.fields, key)) return withMark(samples.fields[key], mark)
  if (choosing.has(field.widget)) return undefined
  const rtl = field.options.dir === 'rtl' && typeof samples.widgets[field.widget] === 'string'
  const value = samples.widgets[rtl ? 'rtl' : field.widget]
  if (value === undefined)
    throw new Error(`No sample value for ${key}: give one to the widget "${field.widget}" or to the field`)
  return withMark(value, mark)
}
