import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { consoleFolder } from './scripts/shared/console-folder.ts'
import { modulesIn } from './scripts/shared/written-files.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { testProjects, workers } from './scripts/test/projects.ts'
import { leftOut } from './scripts/test/slow-tests.ts'
import { apiHostPlugin } from './scripts/vite/api-host-plugin.ts'
import { bootPlugin } from './scripts/vite/boot-plugin.ts'
import { chunkGroups, chunksPlugin } from './scripts/vite/chunks.ts'
import { guidePlugin } from './scripts/vite/guide-plugin.ts'
import { modulesPlugin } from './scripts/vite/modules-plugin.ts'
import { oneAdapterPlugin } from './scripts/vite/one-adapter-plugin.ts'
import { overlayPlugin } from './scripts/vite/overlay-plugin.ts'
import { registryOptionsPlugin } from './scripts/vite/registry-options-plugin.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const api = process.env.DEV_API ?? 'http://127.0.0.1:8081'

/**
 * What rjsf resolves references with is large, and our schemas have none. The dev server keeps it: Ajv, which a build
 * leaves out, requires it there.
 */
const smallUri: Plugin = {
  name: 'small-uri',
  apply: 'build',
  config: () => ({ resolve: { alias: { 'fast-uri': at('src/console/engine/form/theme/uri.ts') } } }),
}

/** The package exports its development build, which contains warnings for developers, under every condition. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
        {
          find: /^react-router\/dom$/,
          replacement: at('node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
}

export default defineConfig({
  root: at('src/console'),
  // rjsf renders its own texts as Markdown; ours are plain, and the renderer is as large as rjsf itself.
  resolve: { alias: { 'markdown-to-jsx/react': at('src/console/engine/form/theme/plain-text.tsx') } },
  plugins: [
    overlayPlugin(at('.')),
    react(),
    apiHostPlugin(),
    modulesPlugin(at('.')),
    bootPlugin(modulesIn(at('.'))),
    guidePlugin(),
    registryOptionsPlugin(),
    smallUri,
    productionRouter,
    oneAdapterPlugin(),
    // The console of a foreign API may lack the files of a chunk.
    ...(consoleFolder() === undefined ? [chunksPlugin()] : []),
  ],
  server: {
    proxy: { '/api': api, '/files': api, '/static/file': api, '/healthz': api },
    fs: { allow: [at('.')] },
  },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What is imported when it is needed often lies in a chunk that is there already: the groups below say so.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    root: at('.'),
    reporters: ['default'],
    exclude: leftOut(),
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    passWithNoTests: false,
    restoreMocks: true,
    // How long something may take to come; machines that run the tests beside other work are slow.
    expect: { poll: { timeout: 15_000, interval: 30 } },
    // The console's registries, bundled: plain JavaScript of several megabytes.
    server: { deps: { external: [/registries\.mjs/] } },
    projects: testProjects,
  },
})
