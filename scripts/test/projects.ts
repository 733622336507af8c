import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'

// Only the tests of password hashing need its full cost.
const cheapPasswords = 'tests/support/server/passwords/cheap-setup.ts'
const quickPresence = 'tests/support/server/quick-presence-setup.ts'
const shared = { extends: true as const }
const apartTests = 'tests/console/**/*.apart.test.{ts,tsx}'
const flowTests = 'tests/console/flows/**/*.test.tsx'
const consoleSetup = ['tests/support/jsdom/console-setup.ts', cheapPasswords]
/** Options of the tests of console and client. */
const consoleTests = {
  setupFiles: [...consoleSetup, 'tests/support/jsdom/signed-out-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** Options of the tests of the server. */
export const serverTests = {
  globalSetup: 'tests/support/database/postgres-setup.ts',
  setupFiles: [cheapPasswords, quickPresence],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** Number of parallel test files. */
export const workers = Math.max(1, Math.min(4, availableParallelism()))

/** The environment of the tests in each folder; [testing](../../docs/testing.md) describes the cost. */
export const testProjects: TestProjectConfiguration[] = [
  {
    ...shared,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['tests/{contract,module-check,modules,scripts,spreadsheet,support}/**/*.test.ts'],
      isolate: false,
      testTimeout: 30_000,
    },
  },
  {
    ...shared,
    test: {
      ...consoleTests,
      name: 'console',
      environment: 'jsdom',
      include: ['tests/{client,console}/**/*.test.tsx'],
      exclude: [apartTests, flowTests],
      // The next file reuses the loaded and compiled console.
      isolate: false,
    },
  },
  {
    ...shared,
    test: {
      ...consoleTests,
      name: 'flows',
      environment: 'jsdom',
      include: [flowTests],
      exclude: [apartTests],
      // Whole pages: loading their shared code takes longer than most of these tests.
      isolate: false,
    },
  },
  {
    ...shared,
    // Tests that replace modules, or need a fresh console.
    test: {
      ...consoleTests,
      name: 'apart',
      environment: 'jsdom',
      include: [apartTests],
      setupFiles: consoleSetup,
    },
  },
  {
    ...shared,
    test: {
      // Tests without rendering: no DOM unless a file requests one, sequentially in one process.
      ...consoleTests,
      name: 'logic',
      environment: 'node',
      include: ['tests/{client,console}/**/*.test.ts'],
      exclude: [apartTests],
      isolate: false,
    },
  },
  {
    ...shared,
    test: {
      ...serverTests,
      name: 'server',
      environment: 'node',
      include: ['tests/server/**/*.test.ts'],
      // The next file reuses the loaded and compiled code (the server's modules, the database engine).
      isolate: false,
      // Depends on processes, disks and networks; the run reports retries.
      retry: 1,
    },
  },
  {
    ...shared,
    test: {
      name: 'browser',
      environment: 'node',
      include: ['tests/browser/**/*.test.ts'],
      maxWorkers: Math.min(2, workers),
      isolate: false,
      globalSetup: 'tests/support/browser/built-console.ts',
      setupFiles: ['tests/support/browser/await-built-console.ts', cheapPasswords, quickPresence],
      // In one queue with the other projects if they have the same number of workers, which Vitest requires; else after
      // them.
      sequence: { groupOrder: workers > 2 ? 1 : 0 },
      // Browsers may be late on a busy machine, and data of other files in the way (prepare-console.ts); a third failure
      // counts. The run reports retries.
      retry: 2,
      testTimeout: 120_000,
      hookTimeout: 180_000,
    },
  },
]
