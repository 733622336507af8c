import { nameCure } from '../../../src/module-check/subject/fault.ts'
import type { OperationAnswer } from './plan/plan.ts'

const texts = ['title', 'confirm'] as const
const names = ['action', 'icon', 'color', 'to'] as const
const lists = ['from', 'asks', 'needs'] as const
const keywords = [...names, ...lists, ...texts].map((name) => `${name}=`)

const partOf = (word: string): OperationAnswer => {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(word) ?? []
  if (lists.some((list) => list === name)) return { [name]: value.split('|').filter((one) => one !== '') }
  if (texts.some((text) => text === name)) return { [name]: value.replaceAll('_', ' ') }
  if (names.some((one) => one === name)) return { [name]: value }
  throw new Error(`"${word}" means nothing here: ${nameCure(name === '' ? word : `${name}=`, keywords)}`)
}

/**
 * Parses an operation in one line: `from=VERIFIED to=APPROVED asks=amount|note action=APPROVE icon=verify
 * color=success`, in any order; an empty line is an operation with its own handler. Throws for an unknown word.
 */
export const readOperation = (line: string): OperationAnswer =>
  Object.assign(
    {},
    ...line
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(partOf),
  )
