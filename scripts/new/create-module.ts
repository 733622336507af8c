import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlainObject } from '../../src/contract/json.ts'
import { readRegularId, regularId } from '../../src/contract/operations/operation-names.ts'
import { areaOf, privilegeActions } from '../../src/contract/operations/privileges.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { jsonText } from '../../src/modules/format/json-text.ts'
import { fileKeys } from '../../src/modules/format/read.ts'
import type { Module } from '../../src/modules/format/types.ts'
import { shownFiles } from '../check/texts/languages.ts'
import { labelsIn } from '../check/texts/module-labels.ts'
import { bundleInto } from '../generate/bundle.ts'
import { type Document, readContractNow, tableOf } from '../shared/contract.ts'
import { parseResource } from '../shared/resource-file.ts'
import { root } from '../shared/root.ts'
import { demoFile, modulesFolder, resourceFile } from '../shared/written-files.ts'
import type { Existing } from './answers/existing.ts'
import { uploadKinds } from './answers/plan/make-plan.ts'
import type { Plan, Presentation } from './answers/plan/plan.ts'
import { pascal, titleCase } from './answers/words.ts'
import { resourceText } from './contract/resource-text.ts'
import type { Changes } from './edit/changes.ts'
import { addPaths, addPrivileges, addTag, addUploadArea, privilegesIn } from './edit/contract-edits.ts'
import { demoRecords } from './edit/demo-records.ts'
import { addHandlers } from './edit/handler-edits.ts'
import { addMenuItem } from './edit/menu-edits.ts'
import { addMessages } from './edit/message-edits.ts'
import { addAreas, addLabels } from './edit/text-edits.ts'
import { moduleFiles, resourceFields } from './module/module-files.ts'

/** Writes a new resource's contract and handler skeletons for its special operations; returns the handler files. */
export const writeResource = (changes: Changes, plan: Plan, existing: Existing): readonly string[] => {
  changes.write(resourceFile(plan.tag), resourceText(plan, existing))
  addTag(changes, plan.tag, `${pascal(plan.many)}.`)
  addPaths(changes, plan.tag, Object.keys(parseResource(changes.read(resourceFile(plan.tag))).paths))
  addPrivileges(
    changes,
    [...privilegeActions, ...plan.actions].map((action) => `${plan.area}_${action}`),
  )
  const uploads = uploadKinds(plan.properties)
  if (uploads.length > 0) addUploadArea(changes, plan.area, uploads)
  return addHandlers(changes, plan)
}

/** The present contract, bundled. Throws the linter's output if it is invalid. */
export const bundled = async (): Promise<Document> => {
  const folder = `.cache/bundle-${process.pid}`
  await mkdir(join(root, folder), { recursive: true })
  try {
    const fault = await bundleInto(folder)
    if (fault !== null) throw new Error(fault)
    return readContractNow(join(root, folder, 'openapi.json'))
  } finally {
    await rm(join(root, folder), { recursive: true, force: true })
  }
}

/** Adds the privileges of a resource's operations to those that roles can hold. */
export const namePrivileges = (
  changes: Changes,
  document: Document,
  { resource, title, texts, rowActions }: Pick<Presentation, 'resource' | 'title' | 'texts' | 'rowActions'>,
): void => {
  const contract = readContract(document)
  const ids = contract.ids.filter(
    (id) => readRegularId(id)?.resource === resource || Object.hasOwn(rowActions, id),
  )
  const privileges = [...new Set(ids.flatMap((id) => contract.operation(id)?.privileges ?? []))]
  addPrivileges(
    changes,
    privileges.filter((name) => !privilegesIn(changes).includes(name)),
  )
  const first = areaOf(contract.operation(regularId(resource, 'list'))?.privileges?.[0] ?? '')
  const words = privileges
    .map(areaOf)
    .map((area) => [area, area === first ? title : titleCase(area)] as const)
  addAreas(changes, Object.fromEntries(words), texts)
}

const writeDemo = (
  changes: Changes,
  document: Document,
  presentation: Presentation,
  { resources }: Existing,
): void => {
  const table = tableOf(document, presentation.resource)
  if (table === undefined || changes.exists(demoFile(table))) return
  const { resource } = presentation
  const fields = resourceFields(document, presentation)
  const records = demoRecords(changes, { document, resources }, { resource, fields })
  if (records.length > 0) changes.write(demoFile(table), jsonText(records))
}

const asModule = (id: string, files: Readonly<Record<string, PlainObject>>): Module => {
  const parts = Object.entries(files).map(([name, file]) => [fileKeys[name as keyof typeof fileKeys], file])
  return { id, ...Object.fromEntries(parts) } as Module
}

/** Steps to do by hand. */
export interface RemainingSteps {
  /** Labels that a language only has in English. */
  readonly labels: Readonly<Record<string, readonly string[]>>
  /** Messages of the API without a translation in some language. */
  readonly messages: readonly string[]
}

/** Writes the module of a resource in the bundled contract: files, menu, privileges, texts, demo records. */
export const writeModule = (
  changes: Changes,
  document: Document,
  presentation: Presentation,
  existing: Existing,
): RemainingSteps => {
  const files = moduleFiles(document, presentation)
  for (const [name, file] of Object.entries(files))
    changes.write(`${modulesFolder}/${presentation.id}/${name}`, jsonText(file))
  addMenuItem(changes, presentation)
  namePrivileges(changes, document, presentation)
  writeDemo(changes, document, presentation, existing)
  const needed = labelsIn([
    ...shownFiles(asModule(presentation.id, files)),
    { label: presentation.menu.label },
    { label: presentation.menu.group },
  ])
  const labels = addLabels(
    changes,
    needed.filter((label) => typeof label === 'string'),
    presentation.texts,
  )
  return { labels, messages: addMessages(changes, document, presentation.texts) }
}
