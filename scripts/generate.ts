/**
 * Writes `generated/` from the contract and the modules: bundle, client, operations map, the forms' schemas and
 * validators, schemas for editors, and two pages of documentation.
 * `--out NAME` writes to a sibling folder of `generated` instead, so that `npm run check` can compare.
 */
import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { readContract } from '../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../src/modules/format/read.ts'
import { envelopeFaults } from './check/contract/envelope.ts'
import { privilegeFaults } from './check/contract/privileges.ts'
import { loadRegistries, modulesFolder } from './check/registries.ts'
import { tidy } from './check/step.ts'
import { contractLint } from './check/tools.ts'
import { writeEditorSchemas } from './generate/editor-schemas.ts'
import { formsOf, writeForms } from './generate/forms.ts'
import { writeInferredPage } from './generate/inferred-page.ts'
import { writeModulesPage } from './generate/modules-page.ts'
import { writeOperations } from './generate/operations.ts'
import { writeValidators } from './generate/validators.ts'
import { endedHalfway } from './new/edit/journal.ts'
import { type Document, readContractFile } from './shared/contract.ts'
import { root } from './shared/root.ts'
import { runTool } from './shared/run.ts'

const run = promisify(execFile)
const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const target = join(root, values.out)
/** Written beside its place, which it takes when it is whole. */
const out = `.generated-${process.pid}`
process.once('exit', () => rmSync(join(root, out), { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const isForUse = values.out === 'generated'
const half = isForUse ? endedHalfway() : undefined
if (half !== undefined) console.error(half)

const bin = (name: string): string => `node_modules/.bin/${name}`

const bundle = `.cache/contract-${process.pid}.json`

/** What `npm run check` would refuse of a contract that is well-formed, one line each. */
const faultsOf = async (): Promise<readonly string[]> => {
  const document = await readContractFile(bundle)
  return [...privilegeFaults(document), ...envelopeFaults(document)]
}

/** Bundles the contract; answers what is wrong with it, null for nothing. The check, which writes elsewhere, looks for itself. */
const bundled = async (): Promise<string | null> => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const [{ code, output }, fault] = await Promise.all([
    runTool('@redocly/cli/bin/cli.js', ['bundle', 'openapi/openapi.yaml', '-o', bundle]),
    isForUse ? contractLint.run() : null,
  ])
  const first = fault ?? (code === 0 ? null : tidy(output))
  if (first !== null || !isForUse) return first
  const faults = await faultsOf()
  return faults.length === 0 ? null : faults.join('\n')
}

const fault = await bundled()
if (fault !== null) {
  console.error(`${fault}\nThe contract is not as it should be; generated/ stays as it was.`)
  await rm(bundle, { force: true })
  process.exit(1)
}
await mkdir(out, { recursive: true })
await rename(bundle, `${out}/openapi.json`)

const writeClient = (): Promise<unknown> =>
  run(bin('orval'), ['--config', 'orval.config.ts'], { env: { ...process.env, GENERATE_OUT: out } })

const writeOthers = async () => {
  const raw = await readContractFile(`${out}/openapi.json`)
  const contract = (await dereference(await readContractFile(`${out}/openapi.json`))) as Document
  await writeOperations(contract, out)
  const { modules, templates } = readModules(modulesFolder)
  const meaning = readContract(contract)
  const forms = modules.map(resolveModule).flatMap((module) => formsOf(module, meaning))
  await writeForms(out, forms)
  await writeValidators(out, forms)
  await writeModulesPage(contract, out)
  const known = { modules: modules.map(({ id }) => id), templates }
  const writeEditors = async (folder: string): Promise<void> =>
    writeEditorSchemas(raw, await loadRegistries(), known, folder)
  return { ...(await writeInferredPage(contract, out)), writeEditors }
}

const takePlace = async (): Promise<void> => {
  await rm(target, { recursive: true, force: true })
  await rename(out, target)
}

// The client is written by a process of its own.
const [{ operations, inferred, writeEditors }] = await Promise.all([writeOthers(), writeClient()])
// The console's registries import what is generated, which must be there: where nothing is yet, it comes first.
const isFirst = !existsSync(join(root, 'generated/operations.ts'))
if (isFirst) await takePlace()
await writeEditors(isFirst ? target : out)
if (!isFirst) await takePlace()
console.log(`${operations} operations, ${inferred} of them inferred`)
