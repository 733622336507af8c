import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'

// What a password costs is asked by the tests that are about it.
const cheapPasswords = 'tests/support/server/passwords/cheap-setup.ts'
const quickPresence = 'tests/support/server/quick-presence-setup.ts'
const shared = { extends: true as const }
const apartTests = 'tests/console/**/*.apart.test.tsx'
const flowTests = 'tests/console/flows/**/*.test.tsx'
const consoleSetup = ['tests/support/jsdom/console-setup.ts', cheapPasswords]
const consoleTests = {
  setupFiles: [...consoleSetup, 'tests/support/jsdom/signed-out-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** How many files are tested beside one another. */
export const workers = Math.max(1, Math.min(4, availableParallelism()))

/** What the tests of each folder run in; [testing](../../docs/testing.md) says what that costs. */
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
      // A console that has been loaded and made fast serves the next file.
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
      // Whole pages: to load what all of them show takes longer than most of these tests.
      isolate: false,
    },
  },
  {
    ...shared,
    // What replaces modules, or begins where a console does.
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
      // What shows nothing: without a page, but where a file asks for one, and one file after the other in one process.
      ...consoleTests,
      name: 'logic',
      environment: 'node',
      include: ['tests/{client,console}/**/*.test.ts'],
      isolate: false,
    },
  },
  {
    ...shared,
    test: {
      name: 'server',
      environment: 'node',
      include: ['tests/server/**/*.test.ts'],
      // What a file has loaded and made fast (the server's modules, the engine of its database) serves the next.
      isolate: false,
      globalSetup: 'tests/support/database/postgres-setup.ts',
      setupFiles: [cheapPasswords, quickPresence],
      // Whole processes, disks and networks are part of it; the run shows what was tried again.
      retry: 1,
      testTimeout: 30_000,
      hookTimeout: 60_000,
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
      // In one queue with the other projects where they have as many workers, which Vitest demands; else after them.
      sequence: { groupOrder: workers > 2 ? 1 : 0 },
      // On a busy machine a browser may be late; what fails twice is broken. The run shows what was tried again.
      retry: 1,
      testTimeout: 120_000,
      hookTimeout: 180_000,
    },
  },
]
