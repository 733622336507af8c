/**
 * Writes `generated/` from the contract and the modules: bundle, client, operations map, form schemas and validators,
 * schemas for editors, and two documentation pages. Does nothing if inputs and `generated/` are unchanged. `--out NAME`
 * writes to a sibling folder of `generated`, for comparisons in `npm run check`. `--overlay stated` writes the contract
 * without what an overlay removes, and everything that follows from it, to `.generated-stated/` (docs/own-api.md).
 */
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { failPlainly } from './shared/fail-plainly.ts'
import { freshGenerated } from './shared/generated.ts'
import { inputHash } from './shared/input-hash.ts'
import { generatedFolder, selectOverlay } from './shared/overlay.ts'
import { compileCache } from './shared/run.ts'
import { isUpToDate } from './shared/up-to-date.ts'

enableCompileCache(compileCache.NODE_COMPILE_CACHE)
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'generated' }, overlay: { type: 'string' } },
})

const generate = async (): Promise<void> => {
  if (await isUpToDate(freshGenerated.name, await inputHash(freshGenerated.inputs))) {
    console.log('Nothing to write: generated/ is what contract and modules say.')
    return
  }
  const { writeGenerated } = await import('./generate/write-generated.ts')
  if (!(await writeGenerated())) process.exit(1)
}

const { overlay } = values
if (overlay !== undefined)
  await failPlainly(async () => {
    selectOverlay(overlay)
    const { writeOverlay } = await import('./generate/write-overlay.ts')
    await writeOverlay(overlay)
    console.log(`The contract with the overlay "${overlay}": ${generatedFolder(overlay)}/`)
  })
else if (values.out === 'generated') await generate()
else {
  const { writeBeside } = await import('./generate/write-generated.ts')
  if (!(await writeBeside(values.out))) process.exit(1)
}
