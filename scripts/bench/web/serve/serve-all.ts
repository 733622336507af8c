import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, startServer } from '../../../../tests/support/server/start-server.ts'
import type { Sizes } from '../data/fill.ts'
import type { Side } from '../screens.ts'
import { type Api, signIn } from './api.ts'
import { buildConsoleFor, buildHand } from './builds.ts'
import { fillInto } from './filled.ts'
import { choosePorts, startServing, urlOf } from './start.ts'

/** Everything that is measured, being served. */
export interface Serving {
  api: Api
  /** Where each side is, with the API under its own origin and with the API elsewhere. */
  urls: Readonly<Record<'here' | 'elsewhere', Readonly<Record<Side, string>>>>
  stop: () => Promise<void>
}

/** Builds the console for an API of this address and serves it from another; answers where, and how to end that. */
const serveConsoleFor = async (apiUrl: string): Promise<[string, () => Promise<void>]> => {
  console.log('Building the console for an API of another origin ...')
  const copy = await buildConsoleFor(apiUrl)
  const server = await startServer({ project: copy.folder, env: { DEMO: 'false', LOG_LEVEL: 'error' } })
  const close = async (): Promise<void> => {
    await server.stop()
    await copy.remove()
  }
  return [server.url, close]
}

/** Builds the page by hand, fills a database and serves both sides, the console as it is built; with `elsewhere`, also for an API of another origin. */
export const serveAll = async (sizes: Sizes, elsewhere: boolean): Promise<Serving> => {
  const folder = await mkdtemp(join(tmpdir(), 'foundation-bench-web-'))
  const closing = [() => rm(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    const handFolder = await buildHand()
    const dataDir = join(folder, 'data')
    await fillInto(dataDir, sizes)
    const ports = await choosePorts()
    const consoleUrl = urlOf(ports.console)
    const urls = { console: '', hand: urlOf(ports.handElsewhere) }
    if (elsewhere) {
      const [url, close] = await serveConsoleFor(consoleUrl)
      closing.push(close)
      urls.console = url
    }
    const origins = Object.values(urls).filter((url) => url !== '')
    closing.push(await startServing(ports, dataDir, handFolder, origins))
    return {
      api: await signIn(consoleUrl, admin.email, admin.password),
      urls: { here: { console: consoleUrl, hand: urlOf(ports.hand) }, elsewhere: urls },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
