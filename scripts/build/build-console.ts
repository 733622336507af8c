import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { consoleFolder } from '../shared/console-folder.ts'
import { root } from '../shared/root.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'

/** The folder of the built console; of the selected one for a foreign API, in its own folder. */
export const distFolder = (): string => join(root, consoleFolder() ?? '', 'dist')

const markOf = (folder: string): string => join(folder, '.vite', 'fingerprint')

/** Throws if a folder has files, but no build of the console: those files would be lost. */
export const expectBuildOrNothing = async (folder: string): Promise<void> => {
  const files = await readdir(folder).catch(() => [])
  if (files.length > 0 && !existsSync(markOf(folder)))
    throw new Error(`${folder} has other files than a built console; name a new or an empty folder`)
}

/** Whether `dist/` was built from exactly the present sources. */
const isFresh = async (): Promise<boolean> => {
  const mark = await readFile(markOf(distFolder()), 'utf8').catch(() => '')
  return mark !== '' && mark === (await fingerprint())
}

/**
 * Builds the console into `folder`. The result is moved into place in one step, so that a server of the former build, or
 * a second start at the same time, never reads an incomplete one. Without `compress` there are no compressed versions of
 * its files, which take about as long as the build.
 */
export const buildConsole = async (
  logLevel: 'info' | 'warn' = 'info',
  folder = distFolder(),
  { compress = true }: { compress?: boolean } = {},
): Promise<void> => {
  const work = join(root, '.cache', `build-${process.pid}`)
  const fresh = join(work, 'dist')
  // Vite keeps an existing NODE_ENV (a test's would select React's slow development build), and otherwise sets it for
  // the whole process; later code must not depend on whether a build was necessary.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const mark = await fingerprint()
    await mkdir(work, { recursive: true })
    await build({
      root: join(root, 'src/console'),
      configFile: join(root, 'vite.config.ts'),
      logLevel,
      build: { outDir: fresh, emptyOutDir: true },
    })
    if (compress) await compressFiles(fresh)
    await writeFile(markOf(fresh), mark)
    await rename(folder, join(work, 'former')).catch(() => undefined)
    await mkdir(dirname(folder), { recursive: true })
    // Another disk is possible.
    await rename(fresh, folder).catch(() => cp(fresh, folder, { recursive: true }))
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
    await rm(work, { recursive: true, force: true })
  }
}

/** Builds if the sources have changed since the last build, and prints it. */
export const ensureBuild = async (): Promise<void> => {
  if (await isFresh()) return
  console.log('Building the console (first start, or its sources have changed) ...')
  const started = performance.now()
  await buildConsole('warn')
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
