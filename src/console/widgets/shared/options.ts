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

/** Why an action is forbidden: `field` has the API's code, and is absent if the action is allowed. */
export interface Reasons {
  field: string
  /** Texts by code. */
  words: Readonly<Record<string, unknown>>
}

/** JSON Schema of the option `withheld`: records that must not be selected. */
export const withheldOption = {
  type: 'object',
  description: 'Records that the user may not choose: which property says why, and the words for each value.',
  properties: { field: { type: 'string' }, words: { type: 'object' } },
  required: ['field', 'words'],
  additionalProperties: false,
} as const

/** Parses the option `withheld`; undefined if there is none. */
export const withheldOf = (options: WidgetOptions): Reasons | undefined => {
  const option = recordOption(options, 'withheld')
  const field = option && textOption(option, 'field')
  return option && field !== undefined ? { field, words: recordOption(option, 'words') ?? {} } : undefined
}

/** Why a record is withheld, as a label; undefined if it is not. A code without a text is shown itself. */
export const reasonFor = (reasons: Reasons | undefined, record: unknown): string | undefined => {
  if (!reasons || !isObject(record) || !Object.hasOwn(record, reasons.field)) return undefined
  const code = record[reasons.field]
  if (typeof code !== 'string' || code === '') return undefined
  const word = Object.hasOwn(reasons.words, code) ? reasons.words[code] : undefined
  return typeof word === 'string' ? word : code
}
