import { existsSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkModules } from '../../src/module-check/check-modules.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import { loadRegistries } from '../check/registries.ts'
import { formsOf, writeForms } from '../generate/forms.ts'
import { writeOperations } from '../generate/operations.ts'
import { writeValidators } from '../generate/validators.ts'
import { kebab } from '../new/answers/words.ts'
import { type Document, readContractFile } from '../shared/contract.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'
import { isUpToDate, markUpToDate } from '../shared/up-to-date.ts'
import { apiCalls } from './api-calls.ts'
import { consoleContract, operationId } from './console-contract.ts'
import { convertedOf } from './converted.ts'
import { operationsOf } from './document.ts'
import { toleranceOf } from './fit-forms.ts'
import { plainSchemas } from './plain-schema.ts'
import type { ApiAction, ResourcesFile } from './resource.ts'

const readJson = async <T>(file: string): Promise<T> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** The document and resources of a console, and what follows from both. */
const readConsole = async (folder: string) => {
  const document = await readJson<Document>(join(root, folder, 'openapi.json'))
  const { fixed, resources } = await readJson<ResourcesFile>(join(root, folder, 'resources.json'))
  const operations = operationsOf(document as never, fixed)
  const schemas = plainSchemas(document as never)
  const converted = convertedOf(schemas.reader, operations, resources)
  const contract = consoleContract(schemas, operations, resources, converted, document.info.title)
  return { document, resources, operations, schemas, converted, contract: contract as unknown as Document }
}

/** Writes `client.ts`: the client of each tag. */
const writeClient = async (
  folder: string,
  work: string,
  { schemas, operations, resources, converted }: Awaited<ReturnType<typeof readConsole>>,
) => {
  const calls = apiCalls(schemas.reader, operations, resources, converted)
  const lines = resources.map((resource) => {
    const ids = Object.keys(resource.calls).map((action) => operationId(action as ApiAction, resource))
    const own = Object.fromEntries(ids.map((id) => [id, calls[id]]))
    return `  ${JSON.stringify(kebab(resource.name))}: apiClient(${JSON.stringify(own)}),`
  })
  const here = relative(join(root, folder, '.generated'), join(root, 'src/client')).replaceAll('\\', '/')
  const text = [
    `import { apiClient } from '${here}/api-client.ts'`,
    '',
    '/** The client of each resource. */',
    'export const clients = {',
    ...lines,
    '}',
    '',
  ]
  await writeFile(join(work, 'client.ts'), text.join('\n'))
}

/** A form, so that the build has a file of validators even without forms. */
const anyForm = { id: '-', schema: { type: 'object' }, ofAction: false } as const

/**
 * Writes `.generated/` of a console: the contract as the console sees it, the map of its operations and their client,
 * forms and validators. Throws if a module does not fit the document.
 */
export const generateConsole = async (folder: string): Promise<void> => {
  const out = join(root, folder, '.generated')
  const inputs = ['openapi.json', 'resources.json', 'modules'].map((name) => join(folder, name))
  const hash = await inputHash([
    ...inputs,
    'scripts/console',
    'scripts/generate',
    'src/module-check',
    'generated/openapi.json',
  ])
  if (existsSync(out) && (await isUpToDate(`console ${folder}`, hash))) return
  const work = `${out}-${process.pid}`
  try {
    const read = await readConsole(folder)
    const { contract } = read
    const modules = join(root, folder, 'modules')
    const faults = checkModules({ folder: modules, contract, registries: await loadRegistries() })
    const isTolerated = toleranceOf(contract)
    const real = faults.filter(({ message }) => !isTolerated(message))
    if (real.length > 0)
      throw new Error(
        `The modules of ${folder} do not fit its document:\n${real.map(({ file, pointer, message, cure }) => `${file}#${pointer}: ${message}; ${cure}`).join('\n')}`,
      )
    await mkdir(work, { recursive: true })
    await writeFile(join(work, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`)
    await writeOperations(contract, work, {
      clientOf: (tag) => `import('./client.ts').then(({ clients }) => clients[${JSON.stringify(tag)}] ?? {})`,
      full: await readContractFile(join(root, 'generated/openapi.json')),
      source: relative(out, join(root, 'src')).replaceAll('\\', '/'),
      // Pickers use the lists.
      absent: read.resources.map(({ name }) => `total${name}`),
    })
    await writeClient(folder, work, read)
    const meaning = readContract(contract)
    const forms = readModules(modules)
      .modules.map(resolveModule)
      .flatMap((module) => formsOf(module, meaning))
    await writeForms(work, forms)
    await writeValidators(work, forms.length > 0 ? forms : [anyForm])
    rmSync(out, { recursive: true, force: true })
    await rename(work, out)
    await markUpToDate(`console ${folder}`, hash)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
