/**
 * The console on a mock of the API: Prism answers each operation with the contract's examples, so nothing is stored.
 * `--dynamic` makes answers up; `--code 500 --path /api/dua/all` answers that path with that status; `--slow 3000` lets
 * every answer wait; `--as ROLE` signs in with an example role, or with the privileges named.
 */
import { ensureBuild } from './build/build-console.ts'
import { serveMock } from './mock/console-server.ts'
import { type MockOptions, readMockOptions } from './mock/mock-options.ts'
import { type Prism, startPrism } from './mock/prism.ts'
import { failPlainly } from './shared/fail-plainly.ts'

let options: MockOptions = { code: null, path: '', dynamic: false, slow: 0, as: null }
await failPlainly(async () => {
  options = readMockOptions(process.argv.slice(2))
  await ensureBuild()
})
let started: Prism | undefined
await failPlainly(async () => {
  started = await startPrism(options.dynamic, options.as)
})
const prism = started as unknown as Prism
const port = Number(process.env.PORT ?? 8080)
await failPlainly(async () => {
  try {
    const server = await serveMock(prism.port, options, port, process.env.HOST ?? '127.0.0.1')
    const stop = (): void => {
      prism.process.kill()
      void server.close().then(() => process.exit())
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    prism.process.kill()
    throw error
  }
})
console.log(`Console on a mock of the API: http://localhost:${port}`)
console.log('Sign in with any e-mail address and password of the right form. Nothing you save is kept.')
if (options.code) console.log(`${options.path || 'Everything but sign-in'} answers ${options.code}.`)
else
  console.log(
    'To see an error: npm run mock -- --code 500 --path /api/dua/all (or a header "Prefer: code=500").',
  )
