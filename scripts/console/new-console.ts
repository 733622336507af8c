import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { PlainObject } from '../../src/contract/json.ts'
import { checkModules } from '../../src/module-check/check-modules.ts'
import { jsonText } from '../../src/modules/format/json-text.ts'
import { loadRegistries } from '../check/registries.ts'
import { fitModules } from '../generate/fit-modules.ts'
import { kebab } from '../new/answers/words.ts'
import { folderInProject } from '../shared/console-folder.ts'
import { root } from '../shared/root.ts'
import { consoleContract } from './console-contract.ts'
import { convertedOf } from './converted.ts'
import { type Fixed, operationsOf, readDocument } from './document.ts'
import { findConventions } from './find-conventions.ts'
import { findResources } from './find-resources.ts'
import { fitForms, toleranceOf } from './fit-forms.ts'
import { generateConsole } from './generate-console.ts'
import { plainSchemas } from './plain-schema.ts'
import { questionsText } from './questions.ts'
import { moduleFiles } from './write-modules.ts'

const usage =
  'npm run new -- console --from openapi.yaml [--into consoles/NAME] [--fix owner=example]: --fix fills in a path parameter that all resources share'

const fixedValues = (pairs: readonly string[]): Fixed =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? []
      if (name === undefined || value === undefined) throw new Error(`--fix ${pair}: write NAME=VALUE`)
      return [name, value]
    }),
  )

const nameOf = (document: PlainObject): string =>
  kebab(
    String((document.info as PlainObject | undefined)?.title ?? 'api').replaceAll(/[^A-Za-z0-9]+/g, '-'),
  ).replaceAll(/^-+|-+$|-+(?=-)/g, '')

/** The console of a document. */
export interface NewConsole {
  folder: string
  resources: number
  /** Lists that are no resource. */
  leftOut: number
}

/** Writes a console for a document into a folder, and generates and checks it. Throws if there is no resource. */
export const writeConsole = async (
  from: string,
  into: string | undefined,
  fixed: Fixed = {},
): Promise<NewConsole> => {
  const document = await readDocument(from)
  const folder = folderInProject(into ?? join(root, 'consoles', nameOf(document)))
  const target = join(root, folder)
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new Error(`${folder} has files; name a new or an empty folder: --into consoles/other`)
  const operations = operationsOf(document, fixed)
  const schemas = plainSchemas(document)
  const { resources, leftOut } = findResources(operations, schemas.reader)
  if (resources.length === 0)
    throw new Error(
      `${from} has no list of records that can be requested without further values:\n${leftOut.map(({ call, reason }) => `${call}: ${reason}`).join('\n')}`,
    )
  const { conventions, open } = findConventions(document, operations, resources, schemas.reader)
  const converted = convertedOf(schemas.reader, operations, resources)
  const contract = consoleContract(schemas, operations, resources, converted, 'Console')
  const { files, gaps } = moduleFiles(contract, schemas.reader, operations, resources)
  const registries = await loadRegistries()
  const isTolerated = toleranceOf(contract)
  const drafts = join(root, '.cache', `console-${process.pid}`)
  const check = () => {
    rmSync(drafts, { recursive: true, force: true })
    for (const [name, json] of files) {
      mkdirSync(dirname(join(drafts, name)), { recursive: true })
      writeFileSync(join(drafts, name), JSON.stringify(json))
    }
    return checkModules({ folder: drafts, contract, registries }).filter(
      ({ message }) => !isTolerated(message),
    )
  }
  const contradictions = fitForms(files, check)
  check()
  fitModules(drafts, join(target, 'modules'), { full: {}, present: contract }, registries, isTolerated)
  rmSync(drafts, { recursive: true, force: true })
  for (const file of (await readdir(join(target, 'modules'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )) {
    const path = join(target, 'modules', file)
    await writeFile(path, jsonText(JSON.parse(await readFile(path, 'utf8'))))
  }
  const write = (name: string, text: string): Promise<void> => writeFile(join(target, name), text)
  await write('openapi.json', `${JSON.stringify(document, null, 2)}\n`)
  await write('resources.json', jsonText({ fixed, resources }))
  await write('conventions.json', jsonText(conventions))
  await write(
    'QUESTIONS.md',
    questionsText({
      contradictions,
      resources,
      leftOut,
      gaps,
      open,
      conventions,
      operations,
      reader: schemas.reader,
    }),
  )
  await generateConsole(folder)
  return { folder, resources: resources.length, leftOut: leftOut.length }
}

/** `npm run new -- console`: a console for an OpenAPI document. Returns the exit code. */
export const newConsole = async (args: readonly string[]): Promise<number> => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { from: text, into: text, fix: { ...text, multiple: true } },
  })
  if (values.from === undefined) throw new Error(usage)
  const into = values.into === undefined ? undefined : resolve(values.into)
  const { folder, resources, leftOut } = await writeConsole(values.from, into, fixedValues(values.fix ?? []))
  console.log(`${folder}: ${resources} resources${leftOut > 0 ? `; ${leftOut} lists left out` : ''}. Open questions: ${folder}/QUESTIONS.md
Look at it:  npm run mock -- --console ${folder}
Build it:    VITE_API_HOST=https://api.example.org npm run build -- --console ${folder}`)
  return 0
}
