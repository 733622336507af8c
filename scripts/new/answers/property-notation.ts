import { nameCure } from '../../../src/module-check/subject/fault.ts'
import type { PropertyAnswer } from './plan/plan.ts'
import { type PropertyType, propertyFlags, propertyTypes } from './plan/property-types.ts'

const options = ['min', 'max', 'values', 'to', 'title', 'languages'] as const

const optionOf = (name: string, value: string, word: string): Partial<PropertyAnswer> => {
  if (name === 'min' || name === 'max') {
    if (value === '' || !Number.isFinite(Number(value))) throw new Error(`${word} says no number`)
    return { [name]: Number(value) }
  }
  if (name === 'values') return { values: value.split('|').filter((one) => one !== '') }
  if (name === 'languages') {
    if (value !== 'one') throw new Error(`${word}: say languages=one, or nothing for all of them`)
    return { languages: value }
  }
  return name === 'to' ? { to: value } : { title: value.replaceAll('_', ' ') }
}

const keywords: readonly string[] = [...propertyFlags, ...options.map((name) => `${name}=`)]

const partOf = (word: string): Partial<PropertyAnswer> => {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(word) ?? []
  if (propertyFlags.some((flag) => flag === word)) return { [word]: true }
  if (options.some((option) => option === name)) return optionOf(name, value, word)
  throw new Error(`"${word}" means nothing here: ${nameCure(name === '' ? word : `${name}=`, keywords)}`)
}

/**
 * Parses a property in one line, type first: `text required unique max=100`, `enum values=OPEN|CLOSED filter`,
 * `reference to=District`. Throws for an unknown word, with the valid ones.
 */
export const readProperty = (line: string): PropertyAnswer => {
  const [type = '', ...words] = line.trim().split(/\s+/)
  if (!propertyTypes.some((one) => one === type))
    throw new Error(`There is no type "${type}": ${nameCure(type, propertyTypes)}`)
  return Object.assign({ type: type as PropertyType }, ...words.map(partOf))
}

/** A name and its definition: `seats: number min=1`. */
export const namedLine = /^\s*(\w+)\s*:\s*(.+)$/
