/**
 * Builds the console into `dist/`, even if it is up to date, or into the folder of `--out`. `--overlay stated` builds it
 * for an API without what that overlay removes (docs/own-api.md).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pageScriptHashes } from '../src/server/http/console-files.ts'
import { buildConsole, distFolder, expectBuildOrNothing } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { root } from './shared/root.ts'
import { useOverlay } from './shared/use-overlay.ts'

await failPlainly(async () => {
  const { values } = parseArgs({ options: { overlay: { type: 'string' }, out: { type: 'string' } } })
  const folder = values.out === undefined ? distFolder : resolve(root, values.out)
  if (folder !== distFolder) await expectBuildOrNothing(folder)
  await useOverlay(values.overlay)
  await buildConsole('info', folder)
  const hashes = await pageScriptHashes(folder)
  console.log(`For the Content-Security-Policy of another server, script-src: 'self' ${hashes.join(' ')}`)
})
