import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../../src/console/screens/member-import/reason.ts'

const filledIn = (_: string, name: string): string => (name === 'mostRows' ? '10,000' : '7')

/** The faults of rows and files that the API's source names. */
const named = (): string[] => {
  const server = join(import.meta.dirname, '../../../src/server')
  const files = [
    'text/unambiguous.ts',
    ...readdirSync(join(server, 'import')).map((file) => `import/${file}`),
  ]
  const sources = files.map((file) => readFileSync(join(server, file), 'utf8'))
  const pattern =
    /(?:ambiguous = |CellFault\(|SheetRefusal\(\s*4\d\d,\s*|busy\(|message: )(?:'([^']+)'|`([^`]+)`)/g
  return sources.flatMap((source) =>
    [...source.matchAll(pattern)].map(
      ([, plain, template]) => plain ?? String(template).replace(/\$\{(\w+)[^}]*\}/g, filledIn),
    ),
  )
}

describe('the reason why a row of an import is refused', () => {
  it('is told in Bengali, whichever it is', () => {
    expect(named().length).toBeGreaterThan(30)
    expect(named().filter((message) => !/[ঀ-৿]/.test(reasonOf(message)))).toEqual([])
  })

  it('keeps its number, and the words of another API', () => {
    expect(reasonOf('is the same as in row 12')).toBe('12 নম্বর সারির মতোই')
    expect(reasonOf('must not be in 2 parishes')).toBe('must not be in 2 parishes')
  })
})
