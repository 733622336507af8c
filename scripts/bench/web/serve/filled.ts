import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDatabase } from '../../../../tests/support/database/test-database.ts'
import { admin, startServer } from '../../../../tests/support/server/start-server.ts'
import { root } from '../../../shared/root.ts'
import { fill, type Sizes } from '../data/fill.ts'
import { signIn } from './api.ts'
import { cacheFolder, hashOf } from './cache.ts'

/** What the contents follow from. */
const sources = [
  'scripts/bench/web/data',
  'src/server',
  'src/contract',
  'generated/openapi.json',
  'package-lock.json',
]

/**
 * Puts a filled database with its files into a folder. Filling goes through the API and takes minutes, so it is kept
 * until the server, the contract or the contents change.
 */
export const fillInto = async (dataDir: string, sizes: Sizes): Promise<void> => {
  const key = await hashOf(sources.map((source) => join(root, source)))
  const kept = join(cacheFolder, `data-${key}-${Object.values(sizes).join('-')}`)
  const isKept = await readFile(join(kept, 'filled')).catch(() => null)
  if (isKept === null) {
    console.log('Filling the lists through the API (kept for the next time) ...')
    const work = `${kept}-${process.pid}`
    await mkdir(work, { recursive: true })
    await addDatabase(work)
    const server = await startServer({ dataDir: work, env: { DEMO: 'false', LOG_LEVEL: 'error' } })
    try {
      await fill((await signIn(server.url, admin.email, admin.password)).post, sizes)
    } finally {
      await server.stop()
    }
    await writeFile(join(work, 'filled'), '')
    await rm(kept, { recursive: true, force: true })
    await rename(work, kept)
  }
  await cp(kept, dataDir, { recursive: true })
}
