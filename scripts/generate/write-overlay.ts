import { existsSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import { loadRegistries } from '../check/registries.ts'
import { type Document, readContractFile } from '../shared/contract.ts'
import { inputHash } from '../shared/input-hash.ts'
import { generatedFolder, overlaysFolder } from '../shared/overlay.ts'
import { root } from '../shared/root.ts'
import { isUpToDate, markUpToDate } from '../shared/up-to-date.ts'
import { modulesFolder } from '../shared/written-files.ts'
import { fitModules } from './fit-modules.ts'
import { formsOf, writeForms } from './forms.ts'
import { writeOperations } from './operations.ts'
import { overlaid } from './overlay.ts'
import { writeValidators } from './validators.ts'

const inputs = [
  overlaysFolder,
  'generated/openapi.json',
  modulesFolder,
  'src/module-check',
  'scripts/generate',
]

/**
 * Writes the contract of an overlay, the map of its operations, and the modules fitted to it with their forms and
 * validators, into a folder beside `generated/`. The client's code stays that of `generated/`. Throws when the overlay
 * is malformed, or a module cannot be fitted.
 */
export const writeOverlay = async (name: string): Promise<void> => {
  const folder = generatedFolder(name)
  const hash = await inputHash(inputs)
  if (existsSync(join(root, folder)) && (await isUpToDate(`overlay ${name}`, hash))) return
  const work = join(root, `${folder}-${process.pid}`)
  try {
    await mkdir(work, { recursive: true })
    const full = await readContractFile(join(root, 'generated/openapi.json'))
    const present = await overlaid(full, name)
    await writeFile(join(work, 'openapi.json'), `${JSON.stringify(present, null, 2)}\n`)
    const fitted = join(work, 'modules')
    const faults = fitModules(join(root, modulesFolder), fitted, { full, present }, await loadRegistries())
    if (faults.length > 0) {
      const lines = faults.map(({ file, pointer, message }) => `${file}#${pointer}: ${message}`)
      throw new Error(`The overlay "${name}" does not fit these modules:\n${lines.join('\n')}`)
    }
    const contract = (await dereference(structuredClone(present))) as Document
    const complete = (await dereference(structuredClone(full))) as Document
    await writeOperations(contract, work, {
      clientOf: (tag) => `import('../generated/api/${tag}/${tag}.ts')`,
      full: complete,
    })
    const meaning = readContract(contract)
    const forms = readModules(fitted)
      .modules.map(resolveModule)
      .flatMap((module) => formsOf(module, meaning))
    await writeForms(work, forms)
    await writeValidators(work, forms)
    rmSync(join(root, folder), { recursive: true, force: true })
    await rename(work, join(root, folder))
    await markUpToDate(`overlay ${name}`, hash)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
