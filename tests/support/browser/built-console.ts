import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { runScriptHere } from '../../../scripts/shared/run.ts'
import { chromiumMissing, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers once the console is built; `await-built-console.ts` asks it. */
    builtConsole: string
  }
}

/**
 * Global setup of the tests that want a browser: throws at once where there is none, and begins to build the console and
 * to make its data, where these are stale, while tests that want none of it run.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const chromium = findChromium()
  if (!chromium) throw new Error(chromiumMissing)
  console.log(`Browser: ${chromium}`)
  const built = runScriptHere('tests/support/browser/prepare-run.ts')
  const server = createServer(async (_, response) => {
    if ((await built) === 0) response.end()
    else response.writeHead(500).end('The console could not be built.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('builtConsole', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    await built
  }
}
