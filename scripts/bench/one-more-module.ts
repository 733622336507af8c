import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startServer } from '../../tests/support/start-server.ts'
import { root } from '../shared/root.ts'
import { measureConsole } from './console-load.ts'

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

/** The invented resource is a twin of the categories of duas under another name. */
const renamed = (text: string): string =>
  text
    .replaceAll('dua-categor', 'bench-categor')
    .replaceAll('DuaCategor', 'BenchCategor')
    .replaceAll('duaCategor', 'benchCategor')
    .replaceAll('dua_categor', 'bench_categor')
    .replaceAll('Dua Categor', 'Bench Categor')

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
  await writeFile(join(folder, 'openapi/resources/bench-category.yaml'), renamed(resource))
  const contract = await readFile(join(folder, 'openapi/openapi.yaml'), 'utf8')
  const twinned = contract
    .split('\n')
    .flatMap((line) => (line.includes('dua-category') ? [line, renamed(line)] : [line]))
  await writeFile(join(folder, 'openapi/openapi.yaml'), twinned.join('\n'))

  const module = await readFile(join(folder, 'src/modules/dua-categories/module.json'), 'utf8')
  await mkdir(join(folder, 'src/modules/bench-categories'))
  await writeFile(join(folder, 'src/modules/bench-categories/module.json'), renamed(module))
  const menuFile = join(folder, 'src/modules/menu.json')
  const menu: unknown[] = JSON.parse(await readFile(menuFile, 'utf8'))
  await writeFile(
    menuFile,
    JSON.stringify([...menu, { label: 'Bench Categories', module: 'bench-categories' }]),
  )
}

/**
 * What the list's first load grows by, in KiB compressed, when the project has one more module: measured on a copy
 * of the project with an invented one. `without` is the first load as it is.
 */
export const costOfOneMore = async (browser: Browser, without: number): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-bench-'))
  try {
    for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    await addModule(folder)
    await run(folder, 'scripts/generate.ts')
    await run(folder, 'scripts/build.ts')
    const server = await startServer({ project: folder })
    try {
      return (await measureConsole(browser, server.url)).firstRow - without
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
