import { defineConfig } from 'vitest/config'
import { mutatedTests } from './scripts/test/mutated-folders.ts'
import { serverTests } from './scripts/test/projects.ts'
import config from './vite.config.ts'

const { projects: _, ...test } = config.test ?? {}
const include = process.env[mutatedTests]?.split(',') ?? []

/** Vitest's configuration for mutation tests (`npm run mutate`). */
export default defineConfig({
  ...config,
  test: {
    ...test,
    ...(include.some((path) => path.startsWith('tests/server/')) && serverTests),
    environment: 'node',
    // Changed constants of a module take effect when it is loaded.
    isolate: true,
    include,
    // A test of the sources' texts would read the changed ones.
    exclude: ['tests/**/*.slow.test.ts', 'tests/contract/conventions/only-here.test.ts'],
  },
})
