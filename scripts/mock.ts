/**
 * The console on a mock of the API: Prism answers each operation with the contract's examples, so nothing is stored.
 * `--dynamic` makes answers up; `--code 500 --path /api/dua/all` answers that path with that status.
 */
import { distFolder, ensureBuild } from './build/build-console.ts'
import { consoleServer } from './mock/console-server.ts'
import { readMockOptions } from './mock/mock-options.ts'
import { startPrism } from './mock/prism.ts'
import { failPlainly } from './shared/fail-plainly.ts'

const options = readMockOptions(process.argv.slice(2))
await failPlainly(ensureBuild)
const prism = await startPrism(options.dynamic)
const port = Number(process.env.PORT ?? 8080)
const server = consoleServer(distFolder, prism.port, options)

const stop = (): void => {
  prism.process.kill()
  server.close()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
server.once('error', (error) => {
  console.error(error.message)
  prism.process.kill()
  process.exit(1)
})

server.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  console.log(`Console on a mock of the API: http://localhost:${port}`)
  console.log('Sign in with any e-mail address and password of the right form. Nothing you save is kept.')
  if (options.code) console.log(`${options.path || 'Everything but sign-in'} answers ${options.code}.`)
  else
    console.log(
      'To see an error: npm run mock -- --code 500 --path /api/dua/all (or a header "Prefer: code=500").',
    )
})
