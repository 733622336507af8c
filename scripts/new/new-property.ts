import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ModuleSource, readModules, resolveModule } from '../../src/modules/format/read.ts'
import { labelsIn } from '../check/texts/module-labels.ts'
import type { Document } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { runScriptHere } from '../shared/run.ts'
import { type Existing, readExisting } from './answers/existing.ts'
import { findResource } from './answers/from-contract.ts'
import { propertyOf } from './answers/make-plan.ts'
import type { Plan } from './answers/plan.ts'
import { bodyName, recordProperties } from './contract/record-properties.ts'
import { bundled, formatted } from './create-module.ts'
import { type Changes, changesIn } from './edit/changes.ts'
import { addMessages } from './edit/message-edits.ts'
import { propertyInContract } from './edit/property-in-contract.ts'
import { propertyInDemo } from './edit/property-in-demo.ts'
import { propertyInModule } from './edit/property-in-module.ts'
import { addLabels } from './edit/text-edits.ts'
import { hasIn } from './edit/yaml-edits.ts'
import { moduleFiles } from './module/module-files.ts'

const usage = "Usage: npm run new -- property PrayerTime 'seats: number min=1 required' [--no-check]"

/** A resource that is there, as far as the words of a new property ask for it. */
const planFor = (resource: string, existing: Existing): Plan => {
  const { tag, words } = findResource(resource, existing)
  return { tag, resource, one: words.one, many: words.many } as Plan
}

const write = async (changes: Changes, resource: string, line: string): Promise<readonly string[]> => {
  const existing = readExisting()
  const [, name = '', said = ''] = /^\s*(\w+)\s*:\s*(.+)$/.exec(line) ?? []
  if (name === '') throw new Error(usage)
  const plan = planFor(resource, existing)
  const property = propertyOf(name, said, { ...existing, resource })
  if (property.type === 'state' || property.asked)
    throw new Error(`${name}: operations change it, so it comes with its module: docs/new-module.md`)
  const file = `openapi/resources/${plan.tag}.yaml`
  if (hasIn(changes.read(file), ['record', 'properties', bodyName(property)]))
    throw new Error(`${resource} has a property "${bodyName(property)}" already`)
  changes.write(file, propertyInContract(changes.read(file), { property, plan, existing }))
  const document = await bundled()
  const own = new Set([
    bodyName(property),
    property.name,
    ...Object.keys(recordProperties(property, plan, existing)),
  ])
  const needed: string[] = []
  for (const source of readModules(join(root, 'src/modules')).modules) {
    const { id, module, form } = resolveModule(source)
    if (module.resource !== resource) continue
    const look = { id, resource, title: module.title, one: module.one ?? module.title, path: module.path }
    const files = moduleFiles(document, {
      ...look,
      menu: { label: module.title },
      detail: 'page',
      titles: { [property.name]: property.title, [bodyName(property)]: property.title },
      files: ['image', 'audio', 'file'].includes(property.type)
        ? { [property.name]: property.type as 'image' }
        : {},
      rowActions: {},
      texts: {},
      ...(form?.upload !== undefined && { upload: form.upload }),
    })
    propertyInModule(changes, id, files, own)
    needed.push(...labelsIn(Object.values(resolveModule(readOne(id)))))
  }
  propertyInDemo(changes, property, plan, existing)
  const left = addLabels(changes, [property.title, ...needed], {})
  const messages = addMessages(changes, document as unknown as Document, {})
  await formatted(changes)
  return [...new Set(Object.values(left).flat()), ...messages]
}

const readOne = (id: string): ModuleSource => {
  const found = readModules(join(root, 'src/modules')).modules.find((source) => source.id === id)
  if (!found) throw new Error(`There is no module ${id}`)
  return found
}

/** `npm run new -- property`: a property more, in contract, modules, demo records and labels. */
export const newProperty = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'no-check': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [resource, line] = positionals
  if (resource === undefined || line === undefined || positionals.length > 2) throw new Error(usage)
  const changes = changesIn()
  let left: readonly string[]
  try {
    left = await write(changes, resource, line)
  } catch (error) {
    changes.undo()
    throw error
  }
  const generated = await runScriptHere('scripts/generate.ts')
  const code = generated === 0 && !values['no-check'] ? await runScriptHere('scripts/check.ts') : generated
  console.log(`${resource} has one more property. Changed:`)
  for (const path of changes.written()) console.log(`  ${path}`)
  if (left.length > 0) console.log(`In English still, in every language: ${left.join(', ')}`)
  return code
}
