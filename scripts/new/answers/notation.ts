import { nameCure } from '../../../src/module-check/subject/fault.ts'
import type { OperationAnswer, PropertyAnswer } from './plan/plan.ts'
import { type PropertyType, propertyFlags, propertyTypes } from './plan/property-types.ts'

/** Reads the value of a keyword; `word` is the whole word, for errors. */
type ReadValue = (value: string, word: string) => unknown

const asIs: ReadValue = (value) => value
const asList: ReadValue = (value) => value.split('|').filter((one) => one !== '')
const asText: ReadValue = (value) => value.replaceAll('_', ' ')

const asNumber: ReadValue = (value, word) => {
  if (value === '' || !Number.isFinite(Number(value))) throw new Error(`${word} is no number`)
  return Number(value)
}

const asOneLanguage: ReadValue = (value, word) => {
  if (value !== 'one') throw new Error(`${word}: write languages=one, or nothing for all of them`)
  return value
}

const wordsIn = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '')

/** Parses `flag` and `keyword=value` words. Throws for an unknown one, with the valid ones. */
const partsOf = (
  words: readonly string[],
  keywords: Readonly<Record<string, ReadValue>>,
  flags: readonly string[] = [],
): object => {
  const names = [...flags, ...Object.keys(keywords).map((name) => `${name}=`)]
  const parts = words.map((word) => {
    if (flags.includes(word)) return [word, true]
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(word) ?? []
    const read = Object.hasOwn(keywords, name) ? keywords[name] : undefined
    if (!read)
      throw new Error(`"${word}" is not known here: ${nameCure(name === '' ? word : `${name}=`, names)}`)
    return [name, read(value, word)]
  })
  return Object.fromEntries(parts)
}

const propertyKeywords = {
  min: asNumber,
  max: asNumber,
  values: asList,
  to: asIs,
  title: asText,
  languages: asOneLanguage,
}

/**
 * Parses a property in one line, type first: `text required unique max=100`, `enum values=OPEN|CLOSED filter`,
 * `reference to=District`. Throws for an unknown word, with the valid ones.
 */
export const readProperty = (line: string): PropertyAnswer => {
  const [type = '', ...words] = wordsIn(line)
  if (!propertyTypes.some((one) => one === type))
    throw new Error(`There is no type "${type}": ${nameCure(type, propertyTypes)}`)
  return { type: type as PropertyType, ...partsOf(words, propertyKeywords, propertyFlags) }
}

const operationKeywords = {
  ...{ action: asIs, icon: asIs, color: asIs, to: asIs },
  ...{ from: asList, asks: asList, needs: asList },
  ...{ title: asText, confirm: asText },
}

/**
 * Parses an operation in one line: `from=VERIFIED to=APPROVED asks=amount|note action=APPROVE icon=verify
 * color=success`, in any order; an empty line is an operation with its own handler. Throws for an unknown word.
 */
export const readOperation = (line: string): OperationAnswer => partsOf(wordsIn(line), operationKeywords)

/** A name and its definition: `seats: number min=1`. */
export const namedLine = /^\s*(\w+)\s*:\s*(.+)$/
