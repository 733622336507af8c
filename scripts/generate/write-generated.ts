import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { actionPrivileges } from '../../src/modules/format/action-form.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { modulePaths, pagesOf } from '../../src/modules/format/paths.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { MenuNode, ModuleFiles } from '../../src/modules/format/types.ts'
import { conventionFaults } from '../check/contract/conventions.ts'
import { envelopeFaults } from '../check/contract/envelope.ts'
import { privilegeFaults } from '../check/contract/privileges.ts'
import { loadRegistries } from '../check/registries.ts'
import { runStep } from '../check/step.ts'
import { contractLint } from '../check/tools.ts'
import {
  type Document,
  type Endpoint,
  endpointsOf,
  type Operation,
  parametersOf,
  readContractFile,
} from '../shared/contract.ts'
import { freshGenerated } from '../shared/generated.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'
import { markUpToDate } from '../shared/up-to-date.ts'
import { modulesFolder, modulesIn } from '../shared/written-files.ts'
import { bundleInto, failureOf } from './bundle.ts'
import { writeEditorSchemas } from './editor-schemas.ts'
import { formsOf, writeForms } from './forms.ts'
import { writeOperations } from './operations.ts'
import { clientPart, writePart } from './part.ts'
import { replaceFolder } from './replace-folder.ts'
import { writeValidators } from './validators.ts'

const privilegesById = (contract: Document): ReadonlyMap<string, readonly string[]> =>
  new Map(
    endpointsOf(contract).map(({ operation }) => [operation.operationId, operation['x-privileges'] ?? []]),
  )

interface Use {
  operation: string
  privileges: readonly string[]
}

/** The operations of a module and their privileges; a module may require fewer than the operation. */
const usesOf = ({ module }: ModuleFiles, byOperation: ReadonlyMap<string, readonly string[]>): Use[] =>
  (['list', 'get', 'create', 'update', 'delete'] as const).flatMap((action) => {
    const found = operationIn(module, action, (id) => byOperation.has(id))
    return found === undefined
      ? []
      : [{ operation: found, privileges: actionPrivileges(module, action, byOperation.get(found) ?? []) }]
  })

const menuPlaces = (nodes: readonly MenuNode[], trail: readonly string[] = []): [string, string][] =>
  nodes.flatMap((node) => {
    const here = [...trail, node.label]
    const place: [string, string][] =
      node.to === undefined
        ? []
        : [[node.to.replace(/\/$/, ''), `${here.join(' › ')}${node.platform ? ` (${node.platform})` : ''}`]]
    return [...place, ...menuPlaces(node.children ?? [], here)]
  })

const routesOf = (files: ModuleFiles): string[] =>
  pagesOf(files).flatMap((page) => modulePaths(files.module, page))

const code = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(' ')

/** Writes `modules.md`: every module with its routes, place in the menu, operations, privileges and template. */
const writeModulesPage = async (contract: Document, out: string, folder = modulesFolder): Promise<void> => {
  const byOperation = privilegesById(contract)
  const source = readModules(folder)
  const places = menuPlaces((source.menu?.json as MenuNode[] | undefined) ?? [])
  const rows = source.modules.map((entry) => {
    const module = resolveModule(entry)
    const uses = usesOf(module, byOperation)
    const privileges = [...new Set(uses.flatMap((use) => use.privileges))]
    const routes = routesOf(module)
    const menu = places.filter(([to]) => routes.includes(to)).map(([, place]) => place)
    return `| ${module.id} | ${module.module.title} | ${code(routes)} | ${menu.join('<br>')} | ${uses.map(({ operation }) => operation).join(', ')} | ${privileges.join(', ')} | ${module.module.template ?? ''} |`
  })
  const text = [
    '# Modules',
    '',
    `${rows.length} modules, from their files.`,
    '',
    '| Module | Title | Routes | Menu | Operations | Privileges | Template |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ]
  await writeFile(`${out}/modules.md`, text.join('\n'))
}

type Mark = 'x-inferred' | 'x-added'

const parametersWith = (operation: Operation, mark: Mark): string[] =>
  parametersOf(operation)
    .filter((parameter) => parameter[mark])
    .map(({ name }) => `\`${name}\``)

const operationTable = (endpoints: readonly Endpoint[]): string[] => [
  '| Operation | Call | What it does |',
  '|---|---|---|',
  ...endpoints.map(
    ({ path, method, operation }) =>
      `| ${operation.operationId} | \`${method.toUpperCase()} ${path}\` | ${operation.summary} |`,
  ),
]

const parameterTable = (endpoints: readonly Endpoint[], mark: Mark): string[] => [
  '| Operation | Parameters |',
  '|---|---|',
  ...endpoints
    .map(({ operation }) => ({ operation, names: parametersWith(operation, mark) }))
    .filter(({ names }) => names.length > 0)
    .map(({ operation, names }) => `| ${operation.operationId} | ${names.join(', ')} |`),
]

/**
 * Writes `inferred.md`: every operation whose path or shape is not in the foundation's documents, which must be
 * confirmed before connecting the real API, and our additions, which an API may lack. Returns their number. `contract`
 * is dereferenced.
 */
const writeInferredPage = async (
  contract: Document,
  out: string,
): Promise<{ operations: number; inferred: number }> => {
  const all = endpointsOf(contract)
  const inferred = all.filter(({ operation }) => operation['x-inferred'])
  const added = all.filter(({ operation }) => operation['x-added'])
  const others = all.filter(({ operation }) => !operation['x-added'])
  const text = [
    '# What the contract infers',
    '',
    `Of ${all.length} operations, ${inferred.length} have a path or shape that no document shows. Confirm them when you connect an API of your own.`,
    '',
    ...operationTable(inferred),
    '',
    '## Parameters to confirm on other operations',
    '',
    ...parameterTable(others, 'x-inferred'),
    '',
    '# What the contract adds',
    '',
    `An API may lack these ${added.length} operations, and the parameters below. \`openapi/overlays/stated.yaml\` removes them; the console then offers nothing that needs them ([own-api.md](../docs/own-api.md)).`,
    '',
    ...operationTable(added),
    '',
    '## Added parameters of other operations',
    '',
    ...parameterTable(others, 'x-added'),
    '',
  ]
  await writeFile(`${out}/inferred.md`, text.join('\n'))
  return { operations: all.length, inferred: inferred.length }
}

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
