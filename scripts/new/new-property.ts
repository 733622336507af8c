import { parseArgs } from 'node:util'
import { type ModuleSource, resolveModule } from '../../src/modules/format/read.ts'
import { labelsIn } from '../check/texts/module-labels.ts'
import { root } from '../shared/root.ts'
import { moduleSourcesOf } from '../shared/whole-modules.ts'
import { resourceFile } from '../shared/written-files.ts'
import { type Existing, readExisting } from './answers/existing.ts'
import { findResource } from './answers/from-contract.ts'
import { namedLine } from './answers/notation.ts'
import { fileKinds, propertyOf } from './answers/plan/make-plan.ts'
import type { Plan, Property } from './answers/plan/plan.ts'
import { planOfProperty } from './answers/plan/plan-of-property.ts'
import { rowActionsOf } from './answers/plan/special-operations.ts'
import { bodyName, readProperties } from './contract/property-schemas.ts'
import { bundled, namePrivileges } from './create-module.ts'
import { type Changes, runEdit } from './edit/changes.ts'
import { addPrivileges, operationsInContract } from './edit/contract-edits.ts'
import { propertyInDemo } from './edit/demo-records.ts'
import { mentionsIn, printMentions } from './edit/mentions.ts'
import { addMessages } from './edit/message-edits.ts'
import { propertyInContract } from './edit/property/property-in-contract.ts'
import { propertyInModule } from './edit/property/property-in-module.ts'
import { addLabels } from './edit/text-edits.ts'
import { hasIn } from './edit/yaml-edits.ts'
import { moduleFiles, resourceFields } from './module/module-files.ts'

const usage = `Usage:
  npm run new -- property PrayerTime 'seats: number min=1 required' 'room: text'
  npm run new -- property PrayerTime 'status: state values=OPEN|CLOSED' --operation 'close: from=OPEN to=CLOSED'
Options: --operation (of the property before it) --no-check`

/** A requested property and its operations, in the notation of the command. */
interface PropertyRequest {
  readonly line: string
  readonly operations: readonly string[]
}

/** The result of adding a property. */
interface Added {
  readonly property: Property
  readonly plan: Plan
  /** Its record properties: some types have several. */
  readonly shown: readonly string[]
}

const addInContract = (
  changes: Changes,
  resource: string,
  { line, operations }: PropertyRequest,
  existing: Existing,
): Added => {
  const [, name = '', notation = ''] = namedLine.exec(line) ?? []
  if (name === '') throw new Error(usage)
  const property = propertyOf(name, notation, { ...existing, resource })
  const plan = planOfProperty(changes, { resource, property, operations, existing })
  const file = resourceFile(plan.tag)
  const shown = Object.keys(readProperties(property, plan, existing))
  const duplicate = shown.find((one) =>
    hasIn(changes.read(file), ['components', 'schemas', resource, 'properties', one]),
  )
  if (duplicate !== undefined) throw new Error(`${resource} has a property "${duplicate}" already`)
  const withProperty = propertyInContract(changes.read(file), { property, plan, existing })
  changes.write(file, operationsInContract(changes, withProperty, plan, existing))
  addPrivileges(
    changes,
    plan.actions.map((action) => `${plan.area}_${action}`),
  )
  return { property, plan, shown }
}

/** Adds it to every module of the resource; returns the required labels. */
const addInModules = (
  changes: Changes,
  resource: string,
  { property, plan, shown }: Added,
  document: Existing['document'],
): readonly string[] => {
  const rowActions = rowActionsOf(plan.operations, resource)
  const names = new Set([bodyName(property), property.name, ...shown, ...Object.keys(rowActions)])
  return moduleSourcesOf(root).flatMap((source) => {
    const { id, module, form } = resolveModule(source)
    if (module.resource !== resource) return []
    const presentation = {
      id,
      resource,
      title: module.title,
      one: module.one ?? module.title,
      path: module.path,
    }
    const files = moduleFiles(document, {
      ...presentation,
      menu: { label: module.title },
      detail: 'page',
      titles: { [property.name]: property.title, [bodyName(property)]: property.title },
      files: fileKinds([property]),
      rowActions,
      texts: {},
      ...(form?.upload !== undefined && { upload: form.upload }),
    })
    propertyInModule(changes, id, files, names)
    namePrivileges(changes, document, { resource, title: module.title, texts: {}, rowActions })
    return labelsIn(Object.values(resolveModule(readOne(id))))
  })
}

const addInDemo = (
  changes: Changes,
  resource: string,
  { property, shown }: Added,
  existing: Existing,
): void => {
  const presentation = { resource, titles: {}, files: fileKinds([property]) }
  const fields = resourceFields(existing.document, presentation).filter(({ name }) => shown.includes(name))
  propertyInDemo(changes, { resource, property, fields }, existing)
}

const write = async (
  changes: Changes,
  resource: string,
  requests: readonly PropertyRequest[],
): Promise<readonly string[]> => {
  const existing = readExisting()
  findResource(resource)
  const added = requests.map((one) => addInContract(changes, resource, one, existing))
  const document = await bundled()
  const needed = added.flatMap((one) => addInModules(changes, resource, one, document))
  for (const one of added) addInDemo(changes, resource, one, { ...existing, document })
  const left = addLabels(changes, [...added.map(({ property }) => property.title), ...needed], {})
  const messages = addMessages(changes, document, {})
  return [...new Set(Object.values(left).flat()), ...messages]
}

const readOne = (id: string): ModuleSource => {
  const found = moduleSourcesOf(root).find((source) => source.id === id)
  if (!found) throw new Error(`There is no module ${id}`)
  return found
}

/** The arguments in order: a resource, and each property with its operations. */
const readArgs = (args: readonly string[]) => {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { 'no-check': { type: 'boolean' }, operation: { type: 'string', multiple: true } },
    allowPositionals: true,
    tokens: true,
  })
  const [resource, ...lines] = positionals
  if (resource === undefined || lines.length === 0) throw new Error(usage)
  const requests = lines.map((line): { line: string; operations: string[] } => ({ line, operations: [] }))
  let place = -1
  for (const token of tokens) {
    if (token.kind === 'positional') place += 1
    else if (token.kind === 'option' && token.name === 'operation' && token.value !== undefined)
      requests[Math.max(0, place - 1)]?.operations.push(token.value)
  }
  return { resource, requests, isChecked: !values['no-check'] }
}

/** `npm run new -- property`: adds properties to contract, modules, demo records and labels. */
export const newProperty = async (args: readonly string[]): Promise<number> => {
  const { resource, requests, isChecked } = readArgs(args)
  const { result: left, changes, code } = await runEdit(isChecked, (now) => write(now, resource, requests))
  const many = requests.length === 1 ? 'one more property' : `${requests.length} more properties`
  console.log(`${resource} has ${many}. Changed:`)
  for (const path of changes.written()) console.log(`  ${path}`)
  if (requests.some(({ line }) => /\brequired\b/.test(line))) {
    const { tag } = findResource(resource)
    printMentions(
      `Lines that create a ${resource} or name its operation; those with a body need the required property:`,
      [
        ...mentionsIn(root, `create${resource}`, [resource, tag, `create${resource}`]),
        ...mentionsIn(root, `${tag}/create`, [tag]),
      ].filter((place) => /^(?:tests|scripts\/bench|openapi)\//.test(place)),
    )
  }
  if (left.length > 0) console.log(`Still in English, in every language: ${left.join(', ')}`)
  return code
}
