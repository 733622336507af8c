import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../../src/console/screens/member-import/reason.ts'

/** The faults of rows that the API's source names. */
const named = (): string[] => {
  const folder = join(import.meta.dirname, '../../../src/server/import')
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const pattern = /(?:CellFault\(|message: )(?:'([^']+)'|`([^`]+)`)/g
  return sources.flatMap((source) =>
    [...source.matchAll(pattern)].map(
      ([, plain, template]) => plain ?? String(template).replace(/\$\{\w+\}/g, '7'),
    ),
  )
}

describe('the reason why a row of an import is refused', () => {
  it('is told in Bengali, whichever it is', () => {
    expect(named().length).toBeGreaterThan(15)
    expect(named().filter((message) => !/[ঀ-৿]/.test(reasonOf(message)))).toEqual([])
  })

  it('keeps its number, and the words of another API', () => {
    expect(reasonOf('is the same as in row 12')).toBe('12 নম্বর সারির মতোই')
    expect(reasonOf('must not be in 2 parishes')).toBe('must not be in 2 parishes')
  })
})
