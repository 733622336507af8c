import { matchesGlob, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mutatedTests } from './scripts/test/mutated-folders.ts'
import { serverTests } from './scripts/test/projects.ts'
import config from './vite.config.ts'

const { projects: _, ...test } = config.test ?? {}
const include = process.env[mutatedTests]?.split(',') ?? []
const ofServer = include.some((path) => path.startsWith('tests/server/'))

/** Runs the files in the order in which the folder lists them: the first to fail ends the run. */
class InListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      include.findIndex((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern))
    return files.toSorted((first, second) => place(first) - place(second))
  }
}

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
    sequence: { sequencer: InListedOrder },
    // A test of the sources' texts would read the changed ones.
    exclude: ['tests/**/*.slow.test.ts', 'tests/contract/conventions/only-here.test.ts'],
  },
})
