import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { regularActions, regularId, regularIds } from '../../src/contract/operations/operation-names.ts'
import { areaOf } from '../../src/contract/operations/privileges.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { modulePaths } from '../../src/modules/format/paths.ts'
import { resolveModule } from '../../src/modules/format/read.ts'
import type { Module } from '../../src/modules/format/types.ts'
import { shownFiles, shownLabels } from '../check/texts/languages.ts'
import { labelsIn } from '../check/texts/module-labels.ts'
import { type Document, operationsById, readContractNow, tableOf } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { moduleSourcesOf } from '../shared/whole-modules.ts'
import {
  demoFile,
  demoFolder,
  modulesFolder,
  resourceFile,
  resourcesFolder,
} from '../shared/written-files.ts'
import { bundled } from './create-module.ts'
import { type Changes, runEdit } from './edit/changes.ts'
import { removePrivileges, removeResource, removeUploadArea } from './edit/contract-edits.ts'
import { removeHandlers } from './edit/handler-edits.ts'
import { removeMenuItems } from './edit/menu-edits.ts'
import { removeMessages } from './edit/message-edits.ts'
import { removeAreas, removeLabels } from './edit/text-edits.ts'

/** The tag of an operation of the bundled contract. */
const tagOf = (document: Document, id: string): string | undefined =>
  operationsById(document).get(id)?.tags?.[0]

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const naming = (files: readonly string[], words: RegExp): readonly string[] =>
  files.flatMap((file) => {
    const found = words.exec(readFileSync(join(root, file), 'utf8'))
    return found ? [`${file} names ${found[0]}`] : []
  })

/** Files that depend on the module, or, if the resource is removed too (`goes`), on the resource. */
const usersOf = ({ id, module }: Module, document: Document, goes: boolean): readonly string[] => {
  const { resource } = module
  const tag = tagOf(document, regularId(resource, 'list'))
  const modules = filesIn(modulesFolder, /\.json$/).filter(
    (file) => !file.startsWith(`${modulesFolder}/${id}/`) && file !== `${modulesFolder}/menu.json`,
  )
  const contract = filesIn(resourcesFolder, /\.yaml$/).filter((file) => file !== resourceFile(tag ?? ''))
  const handlers = new RegExp(`^src/server/handlers/(.+/)?${tag}\\.ts$`)
  const code = filesIn('src', /\.tsx?$/).filter((file) => !handlers.test(file))
  const ids = regularActions.flatMap((action) => regularIds(resource, action))
  const operations = new RegExp(`\\b(?:${ids.join('|')})\\b`)
  return [
    ...naming(modules, new RegExp(`"(?:module|form)": "${id}"`)),
    ...(goes
      ? [
          ...naming(modules, operations),
          ...naming(contract, new RegExp(`x-references: ${resource}\\b`)),
          ...naming(code, operations),
        ]
      : []),
  ]
}

const usage = 'Usage: npm run remove -- module prayer-time [--keep-resource] [--no-check]'

/** Privileges that only the operations of this tag require. */
const ownPrivileges = (document: Document, tag: string): readonly string[] => {
  const contract = readContract(document)
  const privilegesOf = (mine: boolean): Set<string> =>
    new Set(
      contract.ids
        .filter((id) => (tagOf(document, id) === tag) === mine)
        .flatMap((id) => contract.operation(id)?.privileges ?? []),
    )
  const others = privilegesOf(false)
  return [...privilegesOf(true)].filter((name) => !others.has(name))
}

/** Whether this upload area is used outside the module. */
const isNamedElsewhere = (area: string): boolean => {
  const files = [modulesFolder, 'src/console', demoFolder].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|tsx?)$/.test(name) && !name.includes('i18n'))
      .map((name) => join(root, folder, name)),
  )
  return files.some((file) => new RegExp(`['"]${area}['"]`).test(readFileSync(file, 'utf8')))
}

const removeContract = (changes: Changes, document: Document, { module, form }: Module): void => {
  const tag = tagOf(document, regularId(module.resource, 'list')) ?? ''
  const privileges = ownPrivileges(document, tag)
  changes.remove(resourceFile(tag))
  removeResource(changes, tag)
  removePrivileges(changes, privileges)
  removeAreas(changes, [...new Set(privileges.map(areaOf))])
  if (form?.upload !== undefined && !isNamedElsewhere(form.upload)) removeUploadArea(changes, form.upload)
  const demo = demoFile(tableOf(document, module.resource) ?? '')
  if (changes.exists(demo)) changes.remove(demo)
  removeHandlers(changes, tag)
}

const remove = async (changes: Changes, id: string, keep: boolean): Promise<readonly string[]> => {
  const modules = moduleSourcesOf(root)
  const source = modules.find((one) => one.id === id)
  const ids = modules.map((one) => one.id)
  if (!source) throw new Error(`There is no module "${id}": ${nameCure(id, ids)}`)
  const module = resolveModule(source)
  const document = readContractNow()
  const shared = modules.some(
    (one) => one.id !== id && resolveModule(one).module.resource === module.module.resource,
  )
  const goes = !keep && !shared
  const users = usersOf(module, document, goes)
  if (users.length > 0)
    throw new Error(`Something else needs ${id}:\n${users.map((line) => `  ${line}`).join('\n')}`)
  for (const name of readdirSync(join(root, modulesFolder, id)))
    changes.remove(`${modulesFolder}/${id}/${name}`)
  removeMenuItems(changes, modulePaths(module.module, 'list'))
  if (goes) {
    removeContract(changes, document, module)
    removeMessages(changes, document, await bundled())
  }
  const rest = await shownLabels()
  const gone = labelsIn([
    ...shownFiles(module),
    ...changes.before(`${modulesFolder}/menu.json`).map(parseMenu),
  ])
  removeLabels(
    changes,
    gone.filter((label) => !rest.has(label)),
  )
  return goes
    ? [
        `A database that holds ${module.module.title} stops at its next start. If they are to go: x-dropped: [${tableOf(document, module.module.resource)}] at the top of openapi/openapi.yaml.`,
      ]
    : []
}

const parseMenu = (text: string): unknown => JSON.parse(text)

/** `npm run remove -- module`: removes a module, and its resource if nothing else needs it. */
export const removeModule = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'keep-resource': { type: 'boolean' }, 'no-check': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [id] = positionals
  if (id === undefined || positionals.length > 1) throw new Error(usage)
  const { result: notes, code } = await runEdit(!values['no-check'], (now) =>
    remove(now, id, values['keep-resource'] === true),
  )
  console.log(`The module ${id} is removed.`)
  for (const note of notes) console.log(note)
  return code
}
