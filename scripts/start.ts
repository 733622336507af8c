/** Serves console and API on one port: builds the console if necessary, then runs the server in this process. */
import { ensureBuild } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'

await failPlainly(ensureBuild)
await import('../src/server/main.ts')
