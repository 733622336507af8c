import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { copyProject, type ProjectCopy } from '../../../../tests/support/project-copy.ts'
import { root } from '../../../shared/root.ts'
import { cacheFolder, hashOf } from './cache.ts'

const handFolder = join(root, 'scripts/bench/web/hand')

const buildInto = async (outDir: string): Promise<void> => {
  // Vite keeps to a NODE_ENV that is there (a test's would give React's slow development build), and else sets it.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: false,
      root: handFolder,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          output: {
            // What every list needs in one file, and in another what every form needs besides.
            codeSplitting: {
              groups: [
                { name: 'lists', tags: ['$initial'], priority: 1 },
                { name: 'fields', test: /hand[\\/]form[\\/](?!rich-text-editor)/ },
              ],
            },
          },
        },
      },
    })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
}

/** Builds the page by hand, unless that has been done since it last changed; answers the folder. */
export const buildHand = async (): Promise<string> => {
  const kept = join(
    cacheFolder,
    `hand-${await hashOf([handFolder, import.meta.filename, join(root, 'package-lock.json')])}`,
  )
  if ((await readFile(join(kept, 'index.html')).catch(() => null)) !== null) return kept
  const work = `${kept}-${process.pid}`
  await buildInto(work)
  await rm(kept, { recursive: true, force: true })
  await rename(work, kept)
  return kept
}

/** A copy of the project whose console is built for an API at this address, as the documentation says. */
export const buildConsoleFor = async (apiHost: string): Promise<ProjectCopy> => {
  const copy = await copyProject()
  try {
    await cp(join(root, 'generated'), join(copy.folder, 'generated'), { recursive: true })
    process.env.VITE_API_HOST = apiHost
    await copy.script('scripts/build.ts')
    return copy
  } catch (error) {
    await copy.remove()
    throw error
  } finally {
    delete process.env.VITE_API_HOST
  }
}
