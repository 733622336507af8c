import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import { conventionFaults } from '../check/contract/conventions.ts'
import { envelopeFaults } from '../check/contract/envelope.ts'
import { privilegeFaults } from '../check/contract/privileges.ts'
import { loadRegistries } from '../check/registries.ts'
import { runStep } from '../check/step.ts'
import { contractLint } from '../check/tools.ts'
import { type Document, readContractFile } from '../shared/contract.ts'
import { freshGenerated } from '../shared/generated.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'
import { markUpToDate } from '../shared/up-to-date.ts'
import { modulesIn } from '../shared/written-files.ts'
import { bundleInto, failureOf } from './bundle.ts'
import { writeEditorSchemas } from './editor-schemas.ts'
import { formsOf, writeForms } from './forms.ts'
import { writeInferredPage } from './inferred-page.ts'
import { writeModulesPage } from './modules-page.ts'
import { writeOperations } from './operations.ts'
import { clientPart, writePart } from './part.ts'
import { replaceFolder } from './replace-folder.ts'
import { writeValidators } from './validators.ts'

const writeClient = async (out: string): Promise<void> => {
  const failure = await writePart(clientPart, out, () =>
    failureOf('orval/dist/bin/orval.mjs', ['--config', 'orval.config.ts'], { GENERATE_OUT: out }),
  )
  if (failure !== null) throw new Error(failure)
}

/** Errors of a bundled contract that `npm run check` would report besides the linter's; null for none. */
const faultOf = async (out: string): Promise<string | null> => {
  const document = await readContractFile(`${out}/openapi.json`)
  const faults = [...privilegeFaults(document), ...envelopeFaults(document), ...conventionFaults(document)]
  return faults.length === 0 ? null : faults.join('\n')
}

const lint = async (): Promise<string | null> => (await runStep(contractLint)).fault

const writeOthers = async (out: string) => {
  const raw = await readContractFile(`${out}/openapi.json`)
  const contract = (await dereference(await readContractFile(`${out}/openapi.json`))) as Document
  await writeOperations(contract, out)
  const { modules, templates } = readModules(modulesIn())
  const meaning = readContract(contract)
  const forms = modules.map(resolveModule).flatMap((module) => formsOf(module, meaning))
  await writeForms(out, forms)
  await writeValidators(out, forms)
  await writeModulesPage(contract, out)
  const folders = { modules: modules.map(({ id }) => id), templates }
  await writeEditorSchemas(raw, await loadRegistries(), folders, out)
  return writeInferredPage(contract, out)
}

/** A temporary output folder, removed when this process ends. */
const workFolder = async (): Promise<string> => {
  const out = `.generated-${process.pid}`
  process.once('exit', () => rmSync(join(root, out), { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  await mkdir(join(root, out), { recursive: true })
  return out
}

const complain = (fault: string): false => {
  console.error(`${fault}\nThe contract is not as it should be; generated/ stays as it was.`)
  return false
}

/** Writes everything into an empty folder of the project; prints errors, and returns whether it succeeded. */
export const writeBeside = async (out: string): Promise<boolean> => {
  await mkdir(join(root, out), { recursive: true })
  const fault = await bundleInto(out)
  if (fault !== null) return complain(fault)
  await Promise.all([writeOthers(out), writeClient(out)])
  return true
}

/** All inputs except the output. */
const sources = freshGenerated.inputs.filter((name) => name !== 'generated')

/** Writes `generated/` after everything was generated; prints errors, and returns whether it succeeded. */
export const writeGenerated = async (): Promise<boolean> => {
  const before = await inputHash(sources)
  const out = await workFolder()
  // For an invalid contract, the linter has the best message, and nothing else runs.
  const unfit = (await bundleInto(out)) ?? (await faultOf(out))
  if (unfit !== null) return complain((await lint()) ?? unfit)
  // The linter and the client's generator are separate processes.
  const making = Promise.all([writeOthers(out), writeClient(out)])
  making.catch(() => undefined)
  const fault = await lint()
  if (fault !== null) return complain(fault)
  const [{ operations, inferred }] = await making
  const changed = replaceFolder(join(root, out), join(root, 'generated'))
  // Inputs saved meanwhile may not be included.
  if ((await inputHash(sources)) === before)
    await markUpToDate(freshGenerated.name, await inputHash(freshGenerated.inputs))
  console.log(`${operations} operations, ${inferred} of them inferred; files changed: ${changed.length}`)
  return true
}
