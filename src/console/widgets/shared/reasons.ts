import { isObject } from '../../../contract/json.ts'
import type { WidgetOptions } from '../widget.ts'
import { recordOption, textOption } from './options.ts'

/** Why the user may not do something: `field` holds the API's code for it and is absent when he may. */
export interface Reasons {
  field: string
  /** What to say, by code. */
  words: Readonly<Record<string, unknown>>
}

/** JSON Schema of the option `withheld`: records that the user may not choose. */
export const withheldOption = {
  type: 'object',
  description: 'Records that the user may not choose: which property says why, and the words for each value.',
  properties: { field: { type: 'string' }, words: { type: 'object' } },
  required: ['field', 'words'],
  additionalProperties: false,
} as const

/** Reads the option `withheld`; undefined where there is none. */
export const withheldOf = (options: WidgetOptions): Reasons | undefined => {
  const option = recordOption(options, 'withheld')
  const field = option && textOption(option, 'field')
  return option && field !== undefined ? { field, words: recordOption(option, 'words') ?? {} } : undefined
}

/** Why a record is withheld, as a label; undefined when it is not. A code without words speaks for itself. */
export const reasonFor = (reasons: Reasons | undefined, record: unknown): string | undefined => {
  if (!reasons || !isObject(record) || !Object.hasOwn(record, reasons.field)) return undefined
  const code = record[reasons.field]
  if (typeof code !== 'string' || code === '') return undefined
  const word = Object.hasOwn(reasons.words, code) ? reasons.words[code] : undefined
  return typeof word === 'string' ? word : code
}
