import { expect, it } from 'vitest'
import { unmatchedNames } from '../../../scripts/test/unmatched.ts'

const files = ['/p/tests/browser/dua.test.ts', '/p/tests/server/lists.test.ts']

it.each([
  ['nothing asked', [], []],
  ['a file there is', ['dua'], []],
  ['in other letters', ['DUA'], []],
  ['with a line', ['lists.test.ts:12'], []],
  ['a file there is not', ['duaa'], ['duaa']],
  ['one of two', ['duaa', 'lists'], []],
  ['a value of an option', ['--project', 'server'], []],
  ['words of a test', ['-t', 'refuses'], []],
  ['a file there is not, of a project', ['--project', 'server', 'duaa'], ['duaa']],
] as const)('%s', (_, args, expected) => {
  expect(unmatchedNames(args, files)).toEqual(expected)
})
