/**
 * Writes `generated/` from the contract and the modules: bundle, client, operations map, the forms' schemas and
 * validators, schemas for editors, and two pages of documentation.
 * `--out NAME` writes to a sibling folder of `generated` instead, so that `npm run check` can compare.
 */
import { execFile } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { readContract } from '../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../src/modules/format/read.ts'
import { loadRegistries, modulesFolder } from './check/registries.ts'
import { tidy } from './check/step.ts'
import { contractLint } from './check/tools.ts'
import { writeEditorSchemas } from './generate/editor-schemas.ts'
import { formsOf, writeForms } from './generate/forms.ts'
import { writeInferredPage } from './generate/inferred-page.ts'
import { writeModulesPage } from './generate/modules-page.ts'
import { writeOperations } from './generate/operations.ts'
import { writeValidators } from './generate/validators.ts'
import { type Document, readContractFile } from './shared/contract.ts'
import { root } from './shared/root.ts'
import { runTool } from './shared/run.ts'

const run = promisify(execFile)
const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out

const bin = (name: string): string => `node_modules/.bin/${name}`

const bundle = `.cache/contract-${process.pid}.json`

/** Bundles the contract; answers what is wrong with it, null for nothing. The check, which writes elsewhere, lints for itself. */
const bundled = async (): Promise<string | null> => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const [{ code, output }, fault] = await Promise.all([
    runTool('@redocly/cli/bin/cli.js', ['bundle', 'openapi/openapi.yaml', '-o', bundle]),
    out === 'generated' ? contractLint.run() : null,
  ])
  return fault ?? (code === 0 ? null : tidy(output))
}

const fault = await bundled()
if (fault !== null) {
  console.error(`${fault}\nThe contract is not as it should be; generated/ stays as it was.`)
  await rm(bundle, { force: true })
  process.exit(1)
}
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
await rename(bundle, `${out}/openapi.json`)
await run(bin('orval'), ['--config', 'orval.config.ts'], { env: { ...process.env, GENERATE_OUT: out } })
const contract = (await dereference(await readContractFile(`${out}/openapi.json`))) as Document
await writeOperations(contract, out)
const { modules, templates } = readModules(modulesFolder)
const meaning = readContract(contract)
const forms = modules.map(resolveModule).flatMap((module) => formsOf(module, meaning))
await writeForms(out, forms)
await writeValidators(out, forms)
const { operations, inferred } = await writeInferredPage(contract, out)
await writeModulesPage(contract, out)
await writeEditorSchemas(
  await readContractFile(`${out}/openapi.json`),
  await loadRegistries(),
  { modules: modules.map(({ id }) => id), templates },
  out,
)
console.log(`${operations} operations, ${inferred} of them inferred`)
