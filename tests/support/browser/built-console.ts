import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { ensureBuild } from '../../../scripts/build/build-console.ts'
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
  let built: Promise<void> | undefined
  const server = createServer((_, response) => {
    built ??= ensureBuild()
    built.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('builtConsole', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => server.close()
}
