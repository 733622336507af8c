import { defineConfig } from 'vitest/config'
import { consoleTests } from './scripts/test/projects.ts'
import config from './vite.config.ts'

const { projects: _, ...test } = config.test ?? {}

/** Vitest's configuration for mutation tests (`npm run mutate`): table tests, which need neither a DOM nor a server. */
export default defineConfig({
  ...config,
  test: {
    ...test,
    ...consoleTests,
    environment: 'node',
    // Loaded once for all files, as in the project `logic`.
    isolate: false,
    include: ['tests/{contract,client}/**/*.test.ts', 'tests/console/engine/{list,form}/**/*.test.ts'],
    exclude: ['tests/**/*.{apart,slow}.test.ts'],
  },
})
