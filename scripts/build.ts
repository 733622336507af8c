/** Builds the console into `dist/`, even if it is up to date. */
import { pageScriptHashes } from '../src/server/http/console-files.ts'
import { buildConsole, distFolder } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'

await failPlainly(async () => {
  await buildConsole()
  const hashes = await pageScriptHashes(distFolder)
  console.log(`For the Content-Security-Policy of another server, script-src: 'self' ${hashes.join(' ')}`)
})
