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
 * Global setup of the tests that want a browser: throws at once where there is none, and builds the console, where it is
 * stale, when the first of them is about to begin.
 */
export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  const chromium = findChromium()
  if (!chromium) throw new Error(chromiumMissing)
  console.log(`Browser: ${chromium}`)
  let built: Promise<number> | undefined
  const server = createServer(async (_, response) => {
    built ??= runScriptHere('tests/support/browser/ensure-build.ts')
    if ((await built) === 0) response.end()
    else response.writeHead(500).end('The console could not be built.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('builtConsole', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => server.close()
}
