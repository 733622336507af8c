import { join } from 'node:path'
import type { PaletteOptions } from '@mui/material/styles'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'
import type { NeedsByAddress } from '../../src/console/boot/address-needs.ts'
import { DRAWER_WIDTH } from '../../src/console/shell/drawer/drawer-paper.ts'
import { palettes, themeNames } from '../../src/console/shell/theme/palettes.ts'
import { breakpoints } from '../../src/console/ui/styles/layout-sizes.ts'
import { directionOf, type LanguageCode } from '../../src/contract/text/interface-languages.ts'
import { addressCalls } from './address-calls.ts'

const variables = (name: keyof typeof palettes): string => {
  const { background, divider, text, primary, sidebar, mode }: PaletteOptions = palettes[name]
  const main = primary && 'main' in primary ? primary.main : ''
  const values = {
    page: background?.default,
    paper: background?.paper,
    line: divider,
    text: text?.primary,
    primary: main,
    side: sidebar?.background,
    'side-text': sidebar?.text,
    'side-line': sidebar?.border,
  }
  const all = Object.entries(values).map(([key, value]) => `--frame-${key}:${String(value)}`)
  return `html${name === themeNames[0] ? '' : `[data-theme=${name}]`}{color-scheme:${mode};${all.join(';')}}`
}

/**
 * The style of the initial frame, shown before any code is loaded: the console's sidebar, bar and page in the six
 * themes' colours and the layout's measures, so that nothing moves when the console replaces it.
 */
const frameStyle = (): string =>
  [
    ...themeNames.map(variables),
    'body{margin:0;background:var(--frame-page);color:var(--frame-text);font:400 14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}',
    '.frame{display:none;min-height:100vh}',
    'html[data-frame=on] .frame{display:flex}',
    '.frame i,.frame-lines i{display:block;border-radius:8px}',
    `.frame-side{display:none;box-sizing:border-box;width:${DRAWER_WIDTH}px;flex:none;padding:16px 20px;background:var(--frame-side);color:var(--frame-side-text);border-inline-end:1px solid var(--frame-side-line)}`,
    '.frame-name{display:flex;align-items:center;gap:12px;font-size:16px;font-weight:600;line-height:1.2}',
    '.frame-side i{height:12px;margin:28px 4px 0;background:currentColor;opacity:.12}',
    '.frame-side i:nth-of-type(3n){width:55%}.frame-side i:nth-of-type(3n+1){width:70%}.frame-side i:nth-of-type(3n+2){width:40%}',
    '.frame-main{flex:1;min-width:0}',
    '.frame-bar{position:relative;height:64px;background:var(--frame-paper);border-bottom:1px solid var(--frame-line);overflow:hidden}',
    '.frame-bar::after{content:"";display:block;width:40%;height:2px;background:var(--frame-primary);animation:frame-run 1.2s linear infinite;animation-delay:.3s;translate:-100% 0}',
    // The menu button, if the menu itself is hidden; mirrored with the bar.
    '.frame-bar svg{position:absolute;top:20px;left:4px}',
    'html[dir=rtl] .frame-bar{scale:-1 1}',
    '@keyframes frame-run{to{translate:350% 0}}',
    '@media (prefers-reduced-motion:reduce){.frame-bar::after{animation:none}}',
    '.frame-page{padding:16px}',
    '.frame-page .frame-title{width:180px;height:24px;margin:4px 0 40px;background:var(--frame-text);opacity:.1}',
    '.frame-page .frame-card{height:60vh;background:var(--frame-paper);border:1px solid var(--frame-line)}',
    '.frame-failed{display:none;padding:24px;font-weight:600}',
    'html[data-failed] .frame-failed{display:block}',
    `@media (min-width:${breakpoints.sm}px){.frame-page{padding:24px}.frame-bar svg{left:20px}}`,
    `@media (min-width:${breakpoints.lg}px){.frame-side{display:block}.frame-bar svg{display:none}}`,
  ].join('')

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

interface Chunk {
  name: string
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
}

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))

type Pick = (chunk: Chunk) => boolean

const holds =
  (ending: string): Pick =>
  ({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(ending))

const isNamed =
  (name: string): Pick =>
  (chunk) =>
    chunk.name === name

/** Addresses of a chunk and its imported chunks. Throws if there is no such chunk. */
const filesOf = (chunks: readonly Chunk[], pick: Pick): string[] => {
  const found = chunks.find(pick)
  if (!found) throw new Error('A chunk that pages name is not in the build')
  const needed = new Set<string>()
  const add = (fileName: string): void => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(next)
  }
  add(found.fileName)
  return [...needed].map((file) => `/${file}`)
}

const without = (files: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  [...new Set(files)].filter((file) => !others.some((list) => list.includes(file)))

/** The font of the right-to-left script, needed at once because most of the page uses it. */
const arabicFont = /noto-naskh-arabic.*\.woff2$/

const fontFiles = (bundle: Bundle, name: RegExp): string[] =>
  Object.keys(bundle)
    .filter((file) => name.test(file))
    .map((file) => `/${file}`)

/** The files for each kind of address, from the finished bundle; none in the dev server, which has no bundle. */
const filesFor = (bundle: Bundle | undefined, languages: readonly LanguageCode[]) => {
  if (!bundle)
    return {
      ...{ console: [], form: [], editor: [], dates: [], dashboard: [], grid: [], languages: {} },
      module: () => [],
    }
  const chunks = chunksOf(bundle)
  const entry = filesOf(chunks, holds('src/console/main.tsx'))
  const console = without(filesOf(chunks, holds('src/console/routes.tsx')), entry)
  const form = [
    ...filesOf(chunks, holds('src/console/engine/form/form-page.tsx')),
    ...filesOf(chunks, isNamed('validators')),
  ]
  const fileOf = (ending: string): string | undefined => filesOf(chunks, holds(ending))[0]
  return {
    console,
    form: without(form, entry, console),
    editor: without(filesOf(chunks, isNamed('rich-text')), entry, console, form),
    dates: without(filesOf(chunks, isNamed('dates')), entry, console, form),
    grid: without(filesOf(chunks, holds('src/console/engine/list/grid/first-rows.tsx')), entry, console),
    dashboard: without(
      [
        ...filesOf(chunks, holds('src/console/screens/dashboard/dashboard.tsx')),
        ...filesOf(chunks, holds('src/console/screens/dashboard/charts.tsx')),
      ],
      entry,
      console,
    ),
    languages: Object.fromEntries(
      languages.map((code) => {
        const languageFiles = filesOf(chunks, holds(`src/console/i18n/${code}/language.ts`))
        const more =
          directionOf(code) === 'rtl'
            ? [
                ...filesOf(chunks, holds('src/console/i18n/right-to-left.ts')),
                ...fontFiles(bundle, arabicFont),
              ]
            : []
        return [code, without([...languageFiles, ...more], entry, console)]
      }),
    ),
    module: (id: string, tag: string) => {
      const files = [`virtual:module/${id}`, ...(tag === '' ? [] : [`/generated/api/${tag}/${tag}.ts`])]
      return without(
        files.flatMap((file) => fileOf(file) ?? []),
        entry,
        console,
      )
    },
  }
}

/** The boot script as one text without imports; includes `needs` and `apiHost`. */
const bootScript = async (root: string, needs: NeedsByAddress, apiHost: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { __NEEDS__: JSON.stringify(needs), __API_HOST__: JSON.stringify(apiHost) },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(root, 'boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The boot script came to nothing')
  // Prevents the text from closing the script element.
  return chunk.code.trim().replaceAll('</', '<\\/')
}

/**
 * Inlines the first script and the frame's styles into the page. The font stylesheet is inlined too: as a file, it
 * would delay the first paint.
 */
export const bootPlugin = (modulesFolder: string): Plugin => {
  let root = ''
  let apiHost = ''
  return {
    name: 'foundation-boot',
    configResolved: (config) => {
      root = config.root
      apiHost = String(config.env.VITE_API_HOST ?? '')
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const calls = await addressCalls(modulesFolder)
        const files = filesFor(bundle, calls.languages)
        const needs: NeedsByAddress = {
          console: files.console,
          form: files.form,
          editor: files.editor,
          dates: files.dates,
          dashboard: files.dashboard,
          grid: files.grid,
          startAsGrid: calls.startAsGrid,
          languages: files.languages,
          modules: Object.fromEntries(
            calls.addresses.map(({ address, id, tag, list, record, grid }) => [
              address,
              { files: files.module(id, tag), list, record, grid },
            ]),
          ),
          open: calls.open,
          me: calls.me,
          summary: calls.summary,
        }
        const sheet = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css') && html.includes(file.fileName),
        )
        const fonts = sheet?.type === 'asset' ? String(sheet.source) : ''
        const boot = `<style>${frameStyle()}${fonts}</style><script>${await bootScript(root, needs, apiHost)}</script>`
        return html
          .replace(new RegExp(`\\s*<link rel="stylesheet"[^>]*${sheet?.fileName}[^>]*>`), '')
          .replace('<!-- boot -->', () => boot)
      },
    },
  }
}
