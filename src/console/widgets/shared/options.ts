import { isObject } from '../../../contract/json.ts'
import type { WidgetOptions } from '../widget.ts'

/** Text option. Options come from JSON: each reader returns undefined for a value of another type. */
export const textOption = (options: WidgetOptions, name: string): string | undefined => {
  const value = Object.hasOwn(options, name) ? options[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Number option. */
export const numberOption = (options: WidgetOptions, name: string): number | undefined => {
  const value = Object.hasOwn(options, name) ? options[name] : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Boolean option. */
export const flagOption = (options: WidgetOptions, name: string): boolean | undefined => {
  const value = Object.hasOwn(options, name) ? options[name] : undefined
  return typeof value === 'boolean' ? value : undefined
}

/** Object option. */
export const recordOption = (
  options: WidgetOptions,
  name: string,
): Readonly<Record<string, unknown>> | undefined => {
  const value = Object.hasOwn(options, name) ? options[name] : undefined
  return isObject(value) ? value : undefined
}
