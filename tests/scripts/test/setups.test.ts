import { expect, it } from 'vitest'
import { needsSetups } from '../../../scripts/test/setups.ts'

const files = [
  '/p/tests/browser/dua.test.ts',
  '/p/tests/server/lists.test.ts',
  '/p/tests/console/cells/date.test.ts',
]

it.each([
  ['all', [], true],
  ['those of a cell', ['cells/date'], false],
  ['those of a cell and of the browser', ['cells/date', 'dua'], true],
  ['those of the server', ['lists'], true],
  ['a project without setups', ['--project', 'console'], false],
  ['the same, written as one', ['--project=console'], false],
  ['a project with setups', ['--project', 'server'], true],
  ['words of a test', ['-t', 'cells/date'], true],
] as const)('chosen: %s', (_, args, expected) => expect(needsSetups(args, files)).toBe(expected))
