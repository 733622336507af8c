import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ModuleSource, readModules, resolveModule } from '../../src/modules/format/read.ts'
import { labelsIn } from '../check/texts/module-labels.ts'
import type { Document } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { readExisting } from './answers/existing.ts'
import { findResource } from './answers/from-contract.ts'
import { propertyOf } from './answers/plan/make-plan.ts'
import { planOfProperty } from './answers/plan/plan-of-property.ts'
import { rowActionsOf } from './answers/plan/special-operations.ts'
import { namedLine } from './answers/property-notation.ts'
import { bodyName, recordProperties } from './contract/record-properties.ts'
import { bundled, formatted, namePrivileges } from './create-module.ts'
import type { Changes } from './edit/changes/changes.ts'
import { checkAfter, runEdit } from './edit/changes/run-edit.ts'
import { addPrivileges } from './edit/contract-edits.ts'
import { addMessages } from './edit/message-edits.ts'
import { operationsInContract } from './edit/operations-in-contract.ts'
import { propertyInContract } from './edit/property/property-in-contract.ts'
import { propertyInDemo } from './edit/property/property-in-demo.ts'
import { propertyInModule } from './edit/property/property-in-module.ts'
import { addLabels } from './edit/text-edits.ts'
import { hasIn } from './edit/yaml-edits.ts'
import { moduleFiles } from './module/module-files.ts'

const usage = `Usage:
  npm run new -- property PrayerTime 'seats: number min=1 required'
  npm run new -- property PrayerTime 'status: state values=OPEN|CLOSED' --operation 'close: from=OPEN to=CLOSED'
Options: --operation --no-check`

/** What is asked for, in the words of the command. */
interface Asked {
  readonly resource: string
  readonly line: string
  readonly operations: readonly string[]
}

const write = async (changes: Changes, { resource, line, operations }: Asked): Promise<readonly string[]> => {
  const existing = readExisting()
  const [, name = '', notation = ''] = namedLine.exec(line) ?? []
  if (name === '') throw new Error(usage)
  const property = propertyOf(name, notation, { ...existing, resource })
  const { tag } = findResource(resource, existing)
  const file = `openapi/resources/${tag}.yaml`
  const plan = planOfProperty(changes, { resource, property, operations, existing })
  const names = Object.keys(recordProperties(property, plan, existing))
  const duplicate = names.find((one) => hasIn(changes.read(file), ['record', 'properties', one]))
  if (duplicate !== undefined) throw new Error(`${resource} has a property "${duplicate}" already`)
  const withProperty = propertyInContract(changes.read(file), { property, plan, existing })
  changes.write(file, operationsInContract(withProperty, plan, existing))
  addPrivileges(
    changes,
    plan.actions.map((action) => `${plan.area}_${action}`),
  )
  const document = await bundled()
  const rowActions = rowActionsOf(plan.operations, resource)
  const own = new Set([
    bodyName(property),
    property.name,
    ...Object.keys(recordProperties(property, plan, existing)),
    ...Object.keys(rowActions),
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
      rowActions,
      texts: {},
      ...(form?.upload !== undefined && { upload: form.upload }),
    })
    propertyInModule(changes, id, files, own)
    namePrivileges(changes, document, { resource, title: module.title, texts: {}, rowActions })
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
    options: { 'no-check': { type: 'boolean' }, operation: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const [resource, line] = positionals
  if (resource === undefined || line === undefined || positionals.length > 2) throw new Error(usage)
  const { done: left, changes } = await runEdit('npm run new -- property', (now) =>
    write(now, { resource, line, operations: values.operation ?? [] }),
  )
  const code = await checkAfter(!values['no-check'])
  console.log(`${resource} has one more property. Changed:`)
  for (const path of changes.written()) console.log(`  ${path}`)
  if (left.length > 0) console.log(`In English still, in every language: ${left.join(', ')}`)
  return code
}
