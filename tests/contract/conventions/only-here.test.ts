import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { idempotencyHeader } from '../../../src/contract/conventions/idempotency.ts'
import { pagePaths } from '../../../src/contract/conventions/page.ts'
import { pageParameters } from '../../../src/contract/conventions/query.ts'
import { newTokenHeader } from '../../../src/contract/conventions/session.ts'
import { versionHeader } from '../../../src/contract/conventions/version.ts'

/** Names that only the conventions define. */
const names = [
  ...[pageParameters.index, pagePaths.total, 'pageable'],
  ...[versionHeader, versionHeader.toLowerCase(), newTokenHeader, idempotencyHeader, 'Bearer \\$\\{'],
]
const named = new RegExp(`\\b(${names.join('|')})`)

/** The code that the console is compared with is independent. */
const own = ['src/contract/conventions/', 'scripts/bench/web/hand/']

it('the names of the conventions are in no other file', () => {
  const files = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !own.some((folder) => file.startsWith(folder)),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
