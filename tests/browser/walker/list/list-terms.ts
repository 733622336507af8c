import { isObject } from '../../../../src/contract/json.ts'
import type { SearchField } from '../../../../src/modules/format/types.ts'
import { listOperationOf } from '../contract.ts'
import { samples } from '../samples.ts'
import type { Row, Subject } from '../subject.ts'

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/<[^>]*>|&\w+;/g, ' ')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (!isObject(value)) return ''
  const { translatedText, text, title, name } = value
  return textOf(translatedText ?? text ?? title ?? name)
}

const longestWord = (text: string): string =>
  text
    .split(/[\s,;:!?()،؛؟।|"“”]+/u)
    .sort((a, b) => b.length - a.length)[0]
    ?.replace(/[%_\\]/g, '') ?? ''

/**
 * A search term for a field, from one of the rows: the sample, else the longest word of the first row that has the
 * property. Throws with the field's name if there is neither.
 */
export const termFor = (subject: Subject, field: SearchField, rows: readonly Row[]): string => {
  const { module } = subject
  // A word of any other field is found by the search of all texts.
  const other = field.allTexts && module.list?.search?.find(({ allTexts, options }) => !allTexts && !options)
  const { param } = other ?? field
  const key = `${module.id}.${param}`
  const stated = samples.terms[key]
  if (stated !== undefined) return stated
  const properties = [param, ...(listOperationOf(module)?.filters[param] ?? [])]
  const words = rows.map((row) => longestWord(properties.map((name) => textOf(row[name])).join(' ')))
  const found = words.find((word) => word.length > 1)
  if (found === undefined)
    throw new Error(`No row of "${module.id}" has a "${param}" to search for: name a word in terms["${key}"]`)
  return found
}

/** The accessible name of a field's search box. */
export const searchName = ({ label, allTexts }: SearchField): string =>
  allTexts ? 'Search all texts' : `Search by ${label}`
