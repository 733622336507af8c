/** The environment variable with the tests of a mutation run, separated by commas. */
export const mutatedTests = 'MUTATED_TESTS'

/** The folders that mutation tests change, with the tests that are to notice it. */
export const mutatedFolders: Readonly<Record<string, readonly string[]>> = {
  'src/contract/conventions': ['tests/contract/conventions/*.test.ts'],
  'src/client': ['tests/client/**/*.test.ts'],
  'src/console/engine/list/state': ['tests/console/engine/list/state/*.test.ts'],
  'src/console/engine/form/data': [
    'tests/console/engine/form/data/*.test.ts',
    'tests/console/engine/form/data/*.test.tsx',
  ],
  // Without the test of every resource, which takes as long as all others.
  'src/server/handlers/crud': [
    ...['crud', 'refusals', 'records', 'lists', 'paths', 'composed-body', 'transition'].map(
      (name) => `tests/server/handlers/crud/${name}.test.ts`,
    ),
    'tests/server/handlers/transition.test.ts',
  ],
  'src/server/store/write/body-to-record.ts': ['tests/server/store/write/body-to-record.test.ts'],
}

/** The files that an argument selects, as a pattern, and the tests of their folder; undefined for any other argument. */
export const mutatedPart = (path: string): { files: string; tests: readonly string[] } | undefined => {
  const whole = path.replace(/\/$/, '')
  const folder = Object.keys(mutatedFolders).find((each) => whole === each || whole.startsWith(`${each}/`))
  const tests = folder === undefined ? undefined : mutatedFolders[folder]
  return tests && { files: whole.endsWith('.ts') ? whole : `${whole}/**/*.ts`, tests }
}
