/**
 * Builds the console into `dist/`, even if it is up to date, or into the folder of `--out`. `--overlay stated` builds it
 * for an API without what that overlay removes (docs/own-api.md). `--console consoles/petstore` builds that console into
 * its own `dist/` (docs/any-api.md).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pageScriptHashes } from '../src/server/http/console-files.ts'
import { buildConsole, distFolder, expectBuildOrNothing } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { root } from './shared/root.ts'
import { selectOther } from './shared/select-other.ts'

await failPlainly(async () => {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { overlay: option, console: option, out: option } })
  await selectOther(values)
  const folder = values.out === undefined ? distFolder() : resolve(root, values.out)
  if (values.out !== undefined) await expectBuildOrNothing(folder)
  await buildConsole('info', folder)
  const hashes = await pageScriptHashes(folder)
  console.log(`For the Content-Security-Policy of another server, script-src: 'self' ${hashes.join(' ')}`)
})
