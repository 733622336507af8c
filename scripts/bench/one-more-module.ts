import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startServer } from '../../tests/support/start-server.ts'
import { root } from '../shared/root.ts'
import { measureConsole } from './console-load.ts'
import type { LoadedScript } from './load-page.ts'

const copied = [
  'openapi',
  'generated',
  'src',
  'scripts',
  'tests/support',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'orval.config.ts',
  'redocly.yaml',
]

/** The invented resource has the shape of the categories of duas, and words that occur nowhere else. */
const renamed = (text: string): string =>
  text
    .replaceAll('dua-categories', 'quill-ledgers')
    .replaceAll('dua-category', 'quill-ledger')
    .replaceAll('DuaCategory', 'QuillLedger')
    .replaceAll('duaCategory', 'quillLedger')
    .replaceAll('dua_category', 'quill_ledger')
    .replaceAll('Dua Categories', 'Quill Ledgers')
    .replaceAll('Dua Category', 'Quill Ledger')

const run = (folder: string, script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${script} failed in the copy with one more module`))
    })
  })

/** Writes the invented resource's contract, module folder and menu item into a copy of the project. */
const addModule = async (folder: string): Promise<void> => {
  const resource = await readFile(join(folder, 'openapi/resources/dua-category.yaml'), 'utf8')
  await writeFile(join(folder, 'openapi/resources/quill-ledger.yaml'), renamed(resource))
  const contract = await readFile(join(folder, 'openapi/openapi.yaml'), 'utf8')
  const twinned = contract
    .split('\n')
    .flatMap((line) => (line.includes('dua-category') ? [line, renamed(line)] : [line]))
  await writeFile(join(folder, 'openapi/openapi.yaml'), twinned.join('\n'))

  const module = await readFile(join(folder, 'src/modules/dua-categories/module.json'), 'utf8')
  await mkdir(join(folder, 'src/modules/quill-ledgers'))
  await writeFile(join(folder, 'src/modules/quill-ledgers/module.json'), renamed(module))
  const menuFile = join(folder, 'src/modules/menu.json')
  const menu: unknown[] = JSON.parse(await readFile(menuFile, 'utf8'))
  await writeFile(menuFile, JSON.stringify([...menu, { label: 'Quill Ledgers', module: 'quill-ledgers' }]))
}

const stem = (url: string): string => url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')

const sizes = (scripts: readonly LoadedScript[]): Map<string, number> =>
  scripts.reduce(
    (sums, { url, bytes }) => sums.set(stem(url), (sums.get(stem(url)) ?? 0) + bytes),
    new Map<string, number>(),
  )

/** How much the scripts of both loads grew, in KiB; one that arrived in time in only one of them is left out. */
const growth = (before: readonly LoadedScript[], after: readonly LoadedScript[]): number => {
  const now = sizes(after)
  const grown = [...sizes(before)].map(([name, bytes]) => (now.get(name) ?? bytes) - bytes)
  return grown.reduce((sum, bytes) => sum + bytes, 0) / 1024
}

/** Builds the copy and answers the scripts of its list's first load. */
const firstLoad = async (browser: Browser, folder: string): Promise<readonly LoadedScript[]> => {
  await run(folder, 'scripts/generate.ts')
  await run(folder, 'scripts/build.ts')
  const server = await startServer({ project: folder })
  try {
    return (await measureConsole(browser, server.url)).scripts
  } finally {
    await server.stop()
  }
}

/**
 * What the list's first load grows by, in KiB compressed, when the project has one more module: measured on a copy
 * of the project, before and after an invented module is added to it.
 */
export const costOfOneMore = async (browser: Browser): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-bench-'))
  try {
    for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const before = await firstLoad(browser, folder)
    await addModule(folder)
    return growth(before, await firstLoad(browser, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
