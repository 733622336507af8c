import { describe, expect, it } from 'vitest'
import { checkPropertyReferences } from '../../../src/server/contract/read-contract.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'

const bodyWith = (keyword: Schema): Schema => {
  const item: Schema = {
    type: 'object',
    properties: { until: { type: 'string' }, end: { type: 'string', ...keyword } },
  }
  return {
    type: 'object',
    properties: { start: { type: 'string' }, list: { type: 'array', items: item } },
  }
}

describe('a keyword that names another property', () => {
  it.each<[string, (other: string) => Schema]>([
    ['x-not-before', (other) => ({ 'x-not-before': other })],
    ['x-month-of', (other) => ({ 'x-month-of': other })],
    ['x-agrees', (other) => ({ 'x-agrees': { parentCategoryId: other } })],
  ])('%s names one beside its own', (keyword, make) => {
    for (const other of ['end', 'start'])
      expect(() => checkPropertyReferences(bodyWith(make(other)), 'The body of createPoem')).toThrow(
        `The body of createPoem: the ${keyword} of "end" names "${other}", which is no other property beside it.`,
      )
    expect(() => checkPropertyReferences(bodyWith(make('until')), 'It')).not.toThrow()
  })
})
