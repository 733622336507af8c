/**
 * Writes `generated/` from the contract and the modules: bundle, client, operations map, form validators, and two pages of
 * documentation.
 * `--out NAME` writes to a sibling folder of `generated` instead, so that `npm run check` can compare.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { writeInferredPage } from './generate/inferred-page.ts'
import { writeModulesPage } from './generate/modules-page.ts'
import { writeOperations } from './generate/operations.ts'
import { writeValidators } from './generate/validators.ts'
import { type Document, readContractFile } from './shared/contract.ts'

const run = promisify(execFile)
const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out

const bin = (name: string): string => `node_modules/.bin/${name}`

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
await run(bin('redocly'), ['bundle', 'openapi/openapi.yaml', '-o', `${out}/openapi.json`])
await run(bin('orval'), ['--config', 'orval.config.ts'], { env: { ...process.env, GENERATE_OUT: out } })
const contract = (await dereference(await readContractFile(`${out}/openapi.json`))) as Document
await writeOperations(contract, out)
await writeValidators(out)
const { operations, inferred } = await writeInferredPage(contract, out)
await writeModulesPage(contract, out)
console.log(`${operations} operations, ${inferred} of them inferred`)
