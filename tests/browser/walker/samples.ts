import { existsSync, readFileSync } from 'node:fs'
import { isObject } from '../../../src/contract/json.ts'
import { allModules } from '../../support/module-screens.ts'
import type { Field } from './fields.ts'

interface Samples {
  /** Values to fill in, by widget. */
  widgets: Readonly<Record<string, unknown>>
  /** Values of single fields: `module.field`. */
  fields: Readonly<Record<string, unknown>>
  /** Invalid values, by widget and by field. */
  wrong: { widgets: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> }
  /** Search terms that the rows do not contain: `module.parameter`. */
  terms: Readonly<Record<string, string>>
  /** Filters that may show all rows, as `module.label`: all records of a new database are recent. */
  allFit: readonly string[]
  /** Modules without a list or form, and the file of the flow that covers them. */
  elsewhere: Readonly<Record<string, string>>
}

export const samples = JSON.parse(readFileSync(new URL('./samples.json', import.meta.url), 'utf8')) as Samples

/** Whether a module without screens is covered: by its form over another module's list, or by an existing flow. */
export const isWalkedElsewhere = (module: string): boolean => {
  if (allModules().some(({ list }) => list?.rowActions?.some(({ form }) => form === module))) return true
  const file = samples.elsewhere[module]
  return file !== undefined && existsSync(new URL(`../${file}`, import.meta.url))
}

/** Widgets that take their value from their options. */
const choosing = new Set(['select', 'radio', 'reference', 'references', 'user-picker', 'items'])

/** Widgets that accept no invalid text: a mask only takes digits. */
const masked = new Set(['date', 'time', 'date-time'])

/**
 * An invalid value of the field: its own sample, else that of its widget; undefined if every value is valid.
 * Throws with the field's name if the sample is missing.
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
 * The value of a field: its own sample, else that of its widget, with `{mark}` replaced; undefined for a widget
 * that selects an option. Throws with the field's name if the sample is missing.
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
