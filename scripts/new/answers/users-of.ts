import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { regularActions, regularId, regularIds } from '../../../src/contract/operations/operation-names.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { type Document, operationsById } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
import { modulesFolder, resourceFile, resourcesFolder } from '../../shared/written-files.ts'

/** The tag of an operation of the bundled contract. */
export const tagOf = (document: Document, id: string): string | undefined =>
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
export const usersOf = ({ id, module }: Module, document: Document, goes: boolean): readonly string[] => {
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
