import { defineConfig } from 'vitest/config'
import { mutatedTests } from './scripts/test/mutated-folders.ts'
import { serverTests } from './scripts/test/projects.ts'
import config from './vite.config.ts'

const { projects: _, ...test } = config.test ?? {}
const include = process.env[mutatedTests]?.split(',') ?? []
const ofServer = include.some((path) => path.startsWith('tests/server/'))

/** Vitest's configuration for mutation tests (`npm run mutate`). */
export default defineConfig({
  ...config,
  test: {
    ...test,
    ...(ofServer && serverTests),
    environment: 'node',
    // Changed constants take effect when their module is loaded; loading the server for each change takes too long.
    isolate: !ofServer,
    include,
    // A test of the sources' texts would read the changed ones.
    exclude: ['tests/**/*.slow.test.ts', 'tests/contract/conventions/only-here.test.ts'],
  },
})
