import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../shared/root.ts'

const empty: Readonly<Record<string, string>> = {
  '\0virtual:modules': 'export const modules = []',
  '\0virtual:menu': 'export const menu = []',
  '\0virtual:operations': 'export const operations = {}\nexport const tags = {}',
  '\0virtual:comma-separated': 'export const commaSeparated = {}',
  '\0virtual:absent': 'export const absentOperations = []; export const absentParameters = {}',
  '\0virtual:api': 'export {}',
  '\0virtual:validators': 'export const validators = {}',
}

/** Generated files, which are replaced by empty modules: `npm run generate` needs the registries before these exist. */
const generated = /generated\/(operations|absent|comma-separated|validators|api)(?:\/.*)?\.ts$/

/** Bundles the console without modules, generated files and lazy code, which registries and routes do not need. */
const startOnly: Plugin = {
  name: 'start-only',
  enforce: 'pre',
  resolveId: (id) => {
    const [, name] = generated.exec(id) ?? []
    const virtual = name === undefined ? `\0${id}` : `\0virtual:${name}`
    return Object.hasOwn(empty, virtual) ? virtual : undefined
  },
  load: (id) => (Object.hasOwn(empty, id) ? empty[id] : undefined),
  resolveDynamicImport: (id) => ({ id: String(id), external: true }),
}

/** Bundles the registries of `console-registries.ts` into one JavaScript file; returns its code and sources. */
export const bundleRegistries = async (): Promise<{ code: string; sources: readonly string[] }> => {
  const built = await build({
    root: join(root, 'src/console'),
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    plugins: [startOnly],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts/check/console-registries.ts'),
      write: false,
      minify: false,
      // The generated client may not exist yet; the registries do not call it.
      rolldownOptions: { shimMissingExports: true, output: { codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('The registries were not bundled into one file')
  const [{ code, moduleIds }] = built.output
  const loaders = moduleIds
    .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
    .map((id) => relative(root, id))
  return { code, sources: [...loaders, 'package-lock.json', 'scripts/check/registries-bundle.ts'].sort() }
}

/** Writes a file atomically, because another process may be reading it. */
export const writeAtomically = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, text)
  await rename(part, file)
}
