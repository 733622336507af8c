import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { runScriptHere } from '../../../scripts/shared/run.ts'
import { chromiumMissing, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds once the console is built; requested by `await-built-console.ts`. */
    builtConsole: string
  }
}

/**
 * Global setup of the browser tests: throws at once without a browser; starts to build console and data, if they
 * are out of date, while other tests run.
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
