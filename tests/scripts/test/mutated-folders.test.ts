import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { mutatedFolders, mutatedPart } from '../../../scripts/test/mutated-folders.ts'

it.each([
  ['src/client', 'src/client/**/*.ts', 'src/client'],
  ['src/client/', 'src/client/**/*.ts', 'src/client'],
  ['src/client/files', 'src/client/files/**/*.ts', 'src/client'],
  ['src/contract/conventions/page.ts', 'src/contract/conventions/page.ts', 'src/contract/conventions'],
])('%s changes %s, noticed by the tests of %s', (path, files, folder) => {
  expect(mutatedPart(path)).toEqual({ files, tests: mutatedFolders[folder] })
})

it.each(['src', 'src/clients', 'tests/client'])('%s is none of the folders', (path) => {
  expect(mutatedPart(path)).toBeUndefined()
})

it.each(Object.entries(mutatedFolders))('%s and its tests exist', (folder, tests) => {
  expect(globSync(mutatedPart(folder)?.files ?? '', { cwd: root })).not.toEqual([])
  for (const pattern of tests) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([])
})
