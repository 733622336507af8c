/** The environment variable with the tests of a mutation run, separated by commas. */
export const mutatedTests = 'MUTATED_TESTS'

const inFolder = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}.test.ts`)

/** Files of a folder with the tests of the same names. */
const byFile = (folder: string, names: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(names.map((name) => [`src/${folder}/${name}.ts`, [`tests/${folder}/${name}.test.ts`]]))

/** The folders that mutation tests change, with the tests that are to notice it, in the order in which they run. */
export const mutatedFolders: Readonly<Record<string, readonly string[]>> = {
  'src/contract/conventions': ['tests/contract/conventions/*.test.ts'],
  'src/client': ['tests/client/**/*.test.ts'],
  'src/console/engine/list/state': ['tests/console/engine/list/state/*.test.ts'],
  'src/console/engine/form/data': [
    'tests/console/engine/form/data/*.test.ts',
    'tests/console/engine/form/data/*.test.tsx',
  ],
  // Logic that edits records; hooks and views are tested in pages.
  ...byFile('console/engine/list/grid', [
    'cell-block',
    'cell-text',
    'grid-columns',
    'grid-edits',
    'row-order',
  ]),
  ...byFile('console/engine/list/import', ['match-columns']),
  'src/console/engine/list/import/plan-rows.ts': [
    'tests/console/engine/list/import/plan-rows.test.ts',
    'tests/console/engine/list/import/planned-file.test.ts',
  ],
  'src/console/engine/form/conflict/conflict.ts': ['tests/console/engine/form/versions.test.ts'],
  'src/console/engine/form/conflict/list-parts.ts': [
    'tests/console/engine/form/conflict/list-parts.test.ts',
    'tests/console/engine/form/versions.test.ts',
  ],
  // Without the test of every resource, which takes as long as all others.
  'src/server/handlers/crud': inFolder('tests/server/handlers', [
    ...['crud/transition', 'crud/options', 'crud/records', 'crud/lists', 'crud/refusals'],
    ...['crud/composed-body', 'crud/paths', 'crud/crud', 'transition'],
  ]),
  'src/server/store/read': [
    ...inFolder('tests/server/store/read', ['project', 'list', 'reader']),
    ...inFolder('tests/server/handlers/crud', ['records', 'lists']),
    ...inFolder('tests/server/store', ['ranges', 'several-values', 'day-first', 'search/all-texts']),
    ...inFolder('tests/server/handlers', ['crud/refusals', 'crud/paths', 'missing-texts']),
    ...inFolder('tests/server/store', ['search/search', 'read/read-budget', 'read/record-counts']),
    'tests/server/handlers/crud/crud.test.ts',
  ],
  'src/server/store/write': [
    ...inFolder('tests/server/store/write', [
      'body-to-record',
      'group-limit',
      'writer',
      'shown-files',
      'agreement',
    ]),
    ...inFolder('tests/server/handlers', [
      'crud/refusals',
      'crud/records',
      'crud/paths',
      'page',
      'transition',
    ]),
    ...inFolder('tests/server/store', ['transaction', 'trash/guarded', 'trash/trash']),
    ...inFolder('tests/server/store/history', ['erase', 'history']),
  ],
}

/** The files that an argument selects, as a pattern, and the tests of their folder; undefined for any other argument. */
export const mutatedPart = (path: string): { files: string; tests: readonly string[] } | undefined => {
  const whole = path.replace(/\/$/, '')
  const folder = Object.keys(mutatedFolders).find((each) => whole === each || whole.startsWith(`${each}/`))
  const tests = folder === undefined ? undefined : mutatedFolders[folder]
  return tests && { files: whole.endsWith('.ts') ? whole : `${whole}/**/*.ts`, tests }
}
