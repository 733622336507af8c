/**
 * The console on a mock of the API: Prism returns each operation's example from the contract, so nothing is stored.
 * `--dynamic` generates responses; `--overlay stated` leaves out what that overlay removes; `--code 500=/api/dua/all`,
 * repeatable, returns this status for that path; `--slow 3000` delays every response; `--as ROLE` signs in with an
 * example role, or with the given privileges. `--console consoles/petstore` serves that console on a mock of its document
 * (docs/any-api.md), with `--dynamic` only. All but the first two can be changed at /__mock at run time. Changes of the
 * contract apply at once.
 */
import { join } from 'node:path'
import { ensureBuild } from './build/build-console.ts'
import { mockApi, mockConsole } from './console/serve-console.ts'
import { checkRules } from './mock/check-rules.ts'
import { serveMock } from './mock/console-server.ts'
import { followContract } from './mock/follow-contract.ts'
import { type MockOptions, readMockOptions } from './mock/mock-options.ts'
import { type Prism, startPrism } from './mock/prism.ts'
import { settingsPath } from './mock/settings-page.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { root } from './shared/root.ts'
import { selectOther } from './shared/select-other.ts'

const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? '127.0.0.1'
let options: MockOptions = { rules: [], dynamic: false, slow: 0, as: null }
await failPlainly(async () => {
  options = readMockOptions(process.argv.slice(2))
  const { overlay, console: own } = options
  if (own !== undefined) process.env.VITE_API_HOST = `http://localhost:${port}${mockApi}`
  await selectOther({ overlay, console: own })
  await checkRules(options.rules)
  await ensureBuild()
})

/** Serves our console on a mock of our contract. */
const mockOwn = async (): Promise<void> => {
  let started: Prism | undefined
  await failPlainly(async () => {
    started = await startPrism(options.dynamic, options.as)
  })
  const prism = started as unknown as Prism
  await failPlainly(async () => {
    try {
      const server = await serveMock(prism, options, port, host)
      const unfollow = followContract(
        async () => {
          await selectOther({ overlay: options.overlay })
          await ensureBuild()
          await prism.renew()
          console.log('The contract has changed: the mock answers from the new one. Reload the page.')
        },
        join(root, 'generated/openapi.json'),
      )
      const stop = (): void => {
        unfollow()
        void Promise.all([prism.stop(), server.close()]).then(() => process.exit())
      }
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    } catch (error) {
      await prism.stop()
      throw error
    }
  })
  console.log(`Console on a mock of the API: http://localhost:${port}`)
  console.log('Sign in with any e-mail address and password of the right form. Nothing you save is kept.')
  for (const { code, path } of options.rules)
    console.log(`${path || 'Everything but sign-in'} answers ${code}.`)
  console.log(
    `Errors, slow answers and who is signed in: http://localhost:${port}${settingsPath} (or npm run mock -- --code 500=/api/dua/all).`,
  )
}

if (options.console !== undefined) {
  await failPlainly(async () => {
    const stop = await mockConsole(options.dynamic, port, host)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit()))
  })
  console.log(`Console on a mock of the API: http://localhost:${port}`)
} else await mockOwn()
