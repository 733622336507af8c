import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { buildInputs } from '../../../scripts/build/fingerprint.ts'
import { root } from '../../../scripts/shared/root.ts'

const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from |import |import\()'(\.[^'\n]+\.(?:tsx?|json))'/g,
    ),
  ].map(([, path = '']) => posix.join(posix.dirname(file), path))

/** These files with all their imports. */
const reachedFrom = (...entries: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(entries)
  for (const file of reached)
    if (/\.tsx?$/.test(file) && existsSync(join(root, file)))
      for (const next of importsOf(file)) reached.add(next)
  return reached
}

it('the console is rebuilt when a file changes that it or its build imports', () => {
  const reached = reachedFrom(
    'src/console/main.tsx',
    'src/console/boot/boot.ts',
    'scripts/build/build-console.ts',
    'vite.config.ts',
  )
  expect(reached.size).toBeGreaterThan(600)
  const isInput = (file: string): boolean =>
    buildInputs.some((input) => file === input || file.startsWith(`${input}/`))
  // Vite's settings contain those of the tests.
  const others = [...reached].filter((file) => !isInput(file) && !file.startsWith('scripts/test/'))
  expect(others).toEqual([])
})
