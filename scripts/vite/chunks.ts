import type { Plugin } from 'vite'

/** Files that are used together and share a chunk. */
interface Chunk {
  /** Its name; a function divides the files into several chunks. */
  name: string | ((id: string) => string)
  /** A chunk includes the imports of its files, except those in a chunk of higher priority. */
  priority: number
  /**
   * Each pattern must match at least one file, by its path in `src/console` or its package; alternatives are in one
   * pattern.
   */
  files: readonly RegExp[]
  /** Only files that the page itself imports. */
  isInitial?: true
}

const inConsole = (...paths: readonly string[]): RegExp[] =>
  paths.map((path) => new RegExp(`/src/console/${path}`))
const packages = (...names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`/node_modules/${name}/`))

/** The path of a module, with slashes on all systems. */
const pathOf = (id: string): string => id.replaceAll('\\', '/')

const clientFile = /\/generated\/api\/([^/]+)\//

const clientName = (id: string): string => `client-${clientFile.exec(pathOf(id))?.[1]}`

/** Chunks by common use: a small file costs more than its bytes. */
const chunks: readonly Chunk[] = [
  // Inlined into the page: a chunk that includes it would load it again.
  { name: 'fonts', priority: 15, files: [/fonts\.css/] },
  {
    name: 'framework',
    priority: 14,
    files: [
      ...packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'react-i18next'),
      ...packages('axios', 'i18next', '@emotion', 'stylis'),
      ...packages(
        '@mui/system/(?!Grid/).*',
        '@mui/styled-engine',
        '@mui/private-theming',
        '@mui/material/styles',
        '@mui/material/locale/utils',
      ),
      /\/node_modules\/@mui\/utils\/(?!useRovingTabIndex)/,
    ],
  },
  { name: 'start', priority: 13, isInitial: true, files: [/^(?!.*(\/main\.tsx$|\.html))/] },
  // Includes the texts of every page, and the shared code of lists, forms and the palette, so that they load and fail
  // independently.
  {
    name: 'console',
    priority: 12,
    files: [
      ...inConsole(
        String.raw`routes\.tsx$`,
        String.raw`i18n/(en/english|demanded-texts)\.ts$`,
        String.raw`engine/routes/use-parent\.ts$`,
      ),
      // The size of a sheet, which an export needs before it loads the packing code.
      /\/src\/contract\/records\/spreadsheet\.ts$/,
      /\/node_modules\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/,
    ],
  },
  // The client of each tag, loaded with the first module or screen that calls its operations.
  { name: clientName, priority: 11, files: [clientFile] },
  // Code that only charts, date pickers and rich text share.
  {
    name: 'stores',
    priority: 12,
    files: [
      ...packages('@mui/x-internals', '@base-ui'),
      ...packages('reselect', 'use-sync-external-store', '@tiptap/react/node_modules/fast-equals'),
    ],
  },
  // Code shared by forms, menus, dialogs and charts, so that none of them loads another; parts that only ranges or grids
  // use are left out. Texts of a language stay in that language's chunk: each creates formats when it runs.
  {
    name: 'mui',
    priority: 11,
    files: [
      /\/node_modules\/@mui\/material\/(?!locale\/|Slider\/|TablePagination)/,
      ...packages('@mui/icons-material', '@mui/utils/useRovingTabIndex'),
      ...packages('react-transition-group', 'dom-helpers', 'fast-equals', '@babel'),
    ],
  },
  // Form data of records and the texts of its values, which forms, drafts and the first rows of a grid use.
  {
    name: 'records',
    priority: 11.5,
    files: [
      ...inConsole(
        String.raw`engine/form/data/(mapping|schema|use-form-start)\.ts$`,
        String.raw`engine/form/validation/use-validator\.ts$`,
        String.raw`engine/form/conflict/value-text\.ts$`,
        String.raw`widgets/date/(date-text|pasted-day)\.ts$`,
        String.raw`widgets/shared/typing/typed-number\.ts$`,
      ),
      /\/src\/modules\/format\/field-order\.ts$/,
      /\/node_modules\/dayjs\/(dayjs\.min|plugin\/customParseFormat)\.js$/,
    ],
  },
  // Code shared by several kinds of pages: the dashboard reads drafts and rows like forms and lists.
  {
    name: 'shell',
    priority: 10,
    files: [
      ...inConsole('ui/(?!select/select-menu)', 'shell/', String.raw`engine/list/tools/row-pages\.ts$`),
      ...packages('idb-keyval'),
      // Drafts, and the messages of rules.
      ...inConsole('engine/form/draft/', String.raw`engine/form/saving/use-leave-guard\.tsx$`),
      ...inConsole(String.raw`engine/form/validation/form-errors\.ts$`),
      ...inConsole(String.raw`engine/history-button\.tsx$`, String.raw`engine/use-failure-text\.ts$`),
    ],
  },
  {
    name: 'form',
    priority: 9,
    files: [
      ...inConsole(
        String.raw`engine/form/form-page\.tsx$`,
        String.raw`engine/form/prepare-form\.tsx$`,
        String.raw`engine/form/validation/load-validator\.ts$`,
        String.raw`engine/form/(form-ahead|data/change-record)\.ts$`,
        String.raw`engine/form/outline\.tsx$`,
      ),
    ],
  },
  { name: 'validators', priority: 9, files: [/\/\.?generated[\w-]*\/validators\/[0-9a-f]+\.js$/] },
  { name: 'palette', priority: 9, files: [...inConsole('screens/palette/')] },
  {
    name: 'list-tools',
    priority: 9,
    files: [
      ...inConsole('engine/list/toolbar/'),
      ...inConsole('engine/list/tools/(?!bulk/field-|collision/|print-)'),
    ],
  },
  // Session code that every page needs; only the setup pages need the second factor.
  { name: 'session', priority: 8, files: inConsole('screens/auth/(sign-in-again|renewal-watch)') },
  // The first rows of a grid show before the code of the DataGrid has loaded.
  { name: 'first-rows', priority: 11.3, files: inConsole('engine/list/grid/first-rows') },
  {
    name: 'grid',
    priority: 8.8,
    files: [...inConsole(String.raw`engine/list/grid/grid-view\.tsx$`), ...packages('@mui/x-data-grid')],
  },
  {
    name: 'import',
    priority: 8.4,
    files: [...inConsole('engine/list/import/', 'engine/translation/'), /\/src\/spreadsheet\//],
  },
  {
    name: 'conflict',
    priority: 8.2,
    files: [...inConsole('engine/form/conflict/', 'engine/list/tools/collision/')],
  },
  {
    name: 'details',
    priority: 8,
    files: inConsole('engine/(?!history/|preview/|presence/)', 'cells/'),
  },
  {
    name: 'dates',
    priority: 7,
    files: [...inConsole(String.raw`widgets/date/pickers\.tsx$`)],
  },
  { name: 'rich-text', priority: 7, files: [...inConsole('widgets/rich-text/editor/')] },
  {
    name: 'account',
    priority: 6,
    files: inConsole('screens/auth/', 'screens/account/', 'screens/member-import/'),
  },
  { name: 'items', priority: 5, files: [...inConsole('widgets/')] },
]

const isIn = ({ files }: Chunk, id: string): boolean => files.some((file) => file.test(pathOf(id)))

/** The chunks in Rolldown's format. */
export const chunkGroups = chunks.map((chunk) => ({
  name: chunk.name,
  // The name of a group in the bundler's messages.
  debugName: typeof chunk.name === 'string' ? chunk.name : chunk.name.name,
  priority: chunk.priority,
  test: (id: string) => isIn(chunk, id),
  ...(chunk.isInitial && { tags: ['$initial' as const] }),
}))

/** Fails a build if no file matches a pattern: moved files would end up in another page's chunk. */
export const chunksPlugin = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const ids = [...this.getModuleIds()].map(pathOf)
    for (const { name, files } of chunks)
      for (const file of files)
        if (!ids.some((id) => file.test(id)))
          throw new Error(`scripts/vite/chunks.ts: no file is like ${file} of the chunk "${name}"`)
  },
})
