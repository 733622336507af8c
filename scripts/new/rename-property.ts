import { parseArgs } from 'node:util'
import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { type ModuleSource, resolveModule } from '../../src/modules/format/read.ts'
import { readContractFile } from '../shared/contract.ts'
import { resourceTags, storedResources } from '../shared/resource-file.ts'
import { root } from '../shared/root.ts'
import { moduleSourcesOf } from '../shared/whole-modules.ts'
import { demoFile, modulesFolder, resourceFile } from '../shared/written-files.ts'
import { readExisting } from './answers/existing.ts'
import { nameFault } from './answers/plan/property-rules.ts'
import { titleCase } from './answers/words.ts'
import { bundled } from './create-module.ts'
import { type Changes, runEdit } from './edit/changes.ts'
import { mentionsIn, printMentions } from './edit/mentions.ts'
import { removeMessages, renameInMessages } from './edit/message-edits.ts'
import { renamedInJson } from './edit/property/rename-json.ts'
import { renamedInContract, renamedInOthers, schemasWith } from './edit/property/rename-yaml.ts'
import { labelsFile, languages } from './edit/text-edits.ts'

const usage = 'Usage: npm run rename -- Tasbih.actualTasbih arabicText [--no-check]'

interface Found {
  readonly tag: string
  readonly table: string
  readonly properties: ReadonlyMap<string, PlainObject>
}

/** The record of a resource. Throws for an unknown resource or property, with the closest name. */
const findProperty = (resource: string, property: string): Found => {
  const stored = storedResources()
  const found = stored.get(resource)
  if (!found)
    throw new Error(`The contract has no resource "${resource}": ${nameCure(resource, [...stored.keys()])}`)
  const schema = asRecord(found.file.schemas[resource])
  const properties = new Map(
    Object.entries(asRecord(schema.properties)).map(([name, one]) => [name, asRecord(one)]),
  )
  if (!properties.has(property))
    throw new Error(
      `${resource} has no property "${property}": ${nameCure(property, [...properties.keys()])}`,
    )
  return { tag: found.tag, table: String(schema['x-table']), properties }
}

const sourcesOf = (resource: string): readonly ModuleSource[] =>
  moduleSourcesOf(root).filter((source) => resolveModule(source).module.resource === resource)

/** Changes the files of a resource's modules. */
const editModules = (changes: Changes, resource: string, edit: (text: string) => string): void => {
  for (const { files } of sourcesOf(resource))
    for (const { file } of Object.values(files)) {
      const path = `${modulesFolder}/${file}`
      const text = changes.read(path)
      const next = edit(text)
      if (next !== text) changes.write(path, next)
    }
}

/** Renames the property in the resource's modules; throws if the name comes from a template. */
const renameInModules = (changes: Changes, resource: string, from: string, to: string): void => {
  editModules(changes, resource, (text) => renamedInJson(text, from, to))
  for (const { id, template } of sourcesOf(resource))
    for (const { file } of Object.values(template)) {
      const path = `${modulesFolder}/${file}`
      if (renamedInJson(changes.read(path), from, to) !== changes.read(path))
        throw new Error(
          `${path} names "${from}" for several modules: override it in ${modulesFolder}/${id}, then rename again`,
        )
    }
}

/** Renames a label that was derived from the name; a custom one stays. */
const renameLabel = (changes: Changes, resource: string, before: string, after: string): void =>
  editModules(changes, resource, (text) =>
    text
      .replaceAll(JSON.stringify(before), JSON.stringify(after))
      .replaceAll(JSON.stringify(`${before} is required`), JSON.stringify(`${after} is required`)),
  )

/** Renames a unique property in the messages. */
const renameMessages = async (changes: Changes, from: string, to: string): Promise<void> => {
  const [before, after] = [await readContractFile(), await bundled()]
  renameInMessages(changes, from, to)
  removeMessages(changes, before, after)
}

const rename = async (
  changes: Changes,
  resource: string,
  from: string,
  to: string,
): Promise<readonly string[]> => {
  const { tag, table, properties } = findProperty(resource, from)
  if (properties.has(to)) throw new Error(`${resource} has a property "${to}" already`)
  const fault = nameFault(to, readExisting())
  if (fault !== undefined) throw new Error(`${to}: ${fault}`)
  const [taken] = schemasWith(changes.read(resourceFile(tag)), resource, to)
  if (taken !== undefined) throw new Error(`${taken} has a property "${to}" already`)
  for (const other of resourceTags()) {
    const file = resourceFile(other)
    const text = changes.read(file)
    const renamed =
      other === tag ? renamedInContract(text, resource, from, to) : renamedInOthers(text, resource, from, to)
    if (renamed !== text) changes.write(file, renamed)
  }
  renameInModules(changes, resource, from, to)
  const demo = demoFile(table)
  if (changes.exists(demo)) changes.write(demo, renamedInJson(changes.read(demo), from, to))
  if (properties.get(from)?.['x-unique'] === true) await renameMessages(changes, from, to)
  return labelsLeft(changes, resource, from, to)
}

/** Renames the label in every language if only this resource's modules show it; returns labels that stay. */
const labelsLeft = (changes: Changes, resource: string, from: string, to: string): readonly string[] => {
  const [before, after] = [titleCase(from), titleCase(to)]
  const others = moduleSourcesOf(root).filter((source) => resolveModule(source).module.resource !== resource)
  const isShared = JSON.stringify(others).includes(JSON.stringify(before).slice(1, -1))
  if (isShared) return [`The label "${before}" stays: other modules show it too.`]
  renameLabel(changes, resource, before, after)
  for (const language of languages) {
    const path = labelsFile(language)
    const text = changes.read(path)
    const translations = JSON.parse(text) as Record<string, string>
    const moved = (label: string): string => label.replace(before, after)
    const renamed = [before, `${before} is required`]
      .filter((label) => Object.hasOwn(translations, label))
      .reduce(
        (rest, label) =>
          Object.hasOwn(translations, moved(label))
            ? rest
            : rest.replace(`${JSON.stringify(label)}:`, `${JSON.stringify(moved(label))}:`),
        text,
      )
    if (renamed !== text) changes.write(path, renamed)
  }
  return []
}

/** `npm run rename`: renames a property in contract, modules, demo content and texts. */
export const renameProperty = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'no-check': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [place = '', to = ''] = positionals
  const [resource = '', from = ''] = place.split('.')
  if (positionals.length !== 2 || from === '') throw new Error(usage)
  const {
    result: notes,
    changes,
    code,
  } = await runEdit(!values['no-check'], (now) => rename(now, resource, from, to))
  console.log(`${resource}.${from} is ${to} now. Changed:`)
  for (const path of changes.written()) console.log(`  ${path}`)
  for (const note of notes) console.log(note)
  const { tag } = findProperty(resource, to)
  printMentions(
    `Lines that still name "${from}" in files about ${resource}; change those that mean this property:`,
    mentionsIn(root, from, [resource, tag], (line) => line.includes('x-renamed-from')),
  )
  return code
}
