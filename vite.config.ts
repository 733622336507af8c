import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { testProjects, workers } from './scripts/test/projects.ts'
import { leftOut } from './scripts/test/slow-tests.ts'
import { apiHostPlugin } from './scripts/vite/api-host-plugin.ts'
import { bootPlugin } from './scripts/vite/boot-plugin.ts'
import { guidePlugin } from './scripts/vite/guide-plugin.ts'
import { modulesPlugin } from './scripts/vite/modules-plugin.ts'
import { oneAdapterPlugin } from './scripts/vite/one-adapter-plugin.ts'
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

export default defineConfig({
  root: at('src/console'),
  // rjsf renders its own texts as Markdown; ours are plain, and the renderer is as large as rjsf itself.
  resolve: { alias: { 'markdown-to-jsx/react': at('src/console/engine/form/theme/plain-text.tsx') } },
  plugins: [
    react(),
    apiHostPlugin(),
    modulesPlugin(at('.')),
    bootPlugin(at('src/modules')),
    guidePlugin(),
    registryOptionsPlugin(),
    smallUri,
    oneAdapterPlugin(),
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
          groups: [
            // By what is used together: a small file costs more than its bytes. A group takes along what it imports,
            // except what one above it has taken.
            // It becomes part of the page: whoever imports a chunk that has it would wait for it again.
            { name: 'fonts', priority: 15, test: /fonts\.css/ },
            {
              name: 'framework',
              priority: 14,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|axios|i18next|react-i18next|@emotion|stylis|@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming|material[\\/](styles|locale[\\/]utils)))[\\/]/,
            },
            {
              name: 'start',
              priority: 13,
              tags: ['$initial'],
              test: (id) => !/[\\/]main\.tsx$|\.html/.test(id),
            },
            // With the texts and the operations that every page of it needs. Of an operation a few hundred bytes are said, most
            // of them the same: a file for each would be dozens. And with what lists, forms and the palette share, so that
            // none of them waits for another, or fails with it.
            {
              name: 'console',
              priority: 12,
              test: /src[\\/](console[\\/](routes\.tsx|i18n[\\/]en[\\/]english\.ts|engine[\\/]routes[\\/]list-narrowing\.ts)|modules[\\/]format[\\/]route-parameter\.ts)$|generated[\\/]api[\\/]|node_modules[\\/]@tanstack[\\/].*[\\/](queriesObserver|useQueries)\.js$/,
            },
            // What only charts, date pickers and rich text share.
            {
              name: 'stores',
              priority: 12,
              test: /node_modules[\\/](@mui[\\/]x-internals|@base-ui|reselect|use-sync-external-store|@tiptap[\\/]react[\\/]node_modules[\\/]fast-equals)[\\/]/,
            },
            // What forms, menus, dialogs and charts share, so that none of them brings another along. Words of a language
            // are that language's: each makes formats of its own as it is run.
            {
              name: 'mui',
              priority: 11,
              test: /node_modules[\\/](@mui[\\/](material(?![\\/]locale)|icons-material|utils[\\/]useRovingTabIndex)|react-transition-group|dom-helpers|fast-equals|dayjs(?![\\/]locale)|@babel)[\\/]/,
            },
            {
              name: 'form',
              priority: 9,
              test: /src[\\/]console[\\/]engine[\\/]form[\\/](form-(page|dialog|ahead)|prepare-form|data[\\/]change-record|groups[\\/]outline)\.tsx?$/,
            },
            { name: 'validators', priority: 9, test: /generated[\\/]validators[\\/][0-9a-f]+\.js$/ },
            {
              name: 'dates',
              priority: 7,
              test: /src[\\/]console[\\/]widgets[\\/]date[\\/]picker[\\/]pickers\.tsx$/,
            },
            {
              name: 'rich-text',
              priority: 7,
              test: /src[\\/]console[\\/]widgets[\\/]rich-text[\\/]editor[\\/]/,
            },
            {
              name: 'charts',
              priority: 7,
              test: /src[\\/]console[\\/]screens[\\/]dashboard[\\/]charts\.tsx$/,
            },
            // What waits on every page for a session to end; only who sets it up needs the second step.
            {
              name: 'session',
              priority: 8,
              test: /src[\\/]console[\\/]screens[\\/](auth[\\/]sign-in-again|renewal[\\/])/,
            },
            {
              name: 'second-factor',
              priority: 7,
              test: /src[\\/]console[\\/]screens[\\/](account|auth)[\\/]second-/,
            },
            {
              name: 'account',
              priority: 6,
              test: /src[\\/]console[\\/]screens[\\/](auth|account|member-import)[\\/]/,
            },
            // What pages of several kinds share: the dashboard reads drafts and rows as forms and lists do, and all listen for
            // the keys of the palette.
            {
              name: 'shell',
              priority: 10,
              test: /src[\\/]console[\\/](ui[\\/]|shell[\\/]|screens[\\/](palette[\\/](overlay-(watch|keys)|items[\\/]visits)\.|dashboard[\\/](?!charts))|engine[\\/](form[\\/]draft[\\/]draft-store|list[\\/]tools[\\/]row-pages)\.ts)|node_modules[\\/]idb-keyval/,
            },
            // What packs files takes some milliseconds to run: only who exports or sends to translators waits for it.
            {
              name: 'packing',
              priority: 12,
              test: /node_modules[\\/]fflate|list[\\/]tools[\\/]export[\\/]xlsx-file\.ts$/,
            },
            { name: 'palette', priority: 9, test: /src[\\/]console[\\/]screens[\\/]palette[\\/]/ },
            {
              name: 'list-tools',
              priority: 9,
              test: /src[\\/]console[\\/]engine[\\/]list[\\/](toolbar[\\/]|tools[\\/](?!bulk[\\/]fields[\\/]field-|collision[\\/]))/,
            },
            {
              name: 'details',
              priority: 8,
              test: /src[\\/]console[\\/](engine[\\/](?!(history|preview|presence)[\\/])|cells[\\/])/,
            },
            { name: 'items', priority: 5, test: /src[\\/]console[\\/]widgets[\\/]/ },
          ],
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
