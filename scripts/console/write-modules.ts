import { asRecord, type PlainObject } from '../../src/contract/json.ts'
import { plural } from '../../src/contract/text/english.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import {
  type Schema,
  type SchemaReader,
  schemaReader,
  texts,
} from '../../src/module-check/schema/schema-reader.ts'
import { kebab } from '../new/answers/words.ts'
import { fieldsOf, type Json, nameField, type Subject } from './columns.ts'
import { operationFor, operationId } from './console-contract.ts'
import { embeddedOf } from './converted.ts'
import type { ApiOperation } from './document.ts'
import { type Bodies, type FormFiles, type FormGap, formFiles } from './form-file.ts'
import { labelOf, modulePath, pathWord, wordOf } from './labels.ts'
import { listFile } from './list-file.ts'
import type { ApiAction, Resource } from './resource.ts'

const actions = ['get', 'create', 'update', 'delete'] as const

/** The actions that a module does not offer: the document has none, or no form can fill in what it requires. */
const absentActions = (
  contract: Contract,
  resource: Resource,
  { ui, gaps }: FormFiles,
): readonly ApiAction[] =>
  actions.filter((action) => {
    if (contract.operation(operationId(action, resource)) === undefined) return true
    const isForm = action === 'create' || action === 'update'
    return isForm && (Object.keys(ui).length === 0 || gaps.some((gap) => gap.action === action))
  })

const sortsOf = (contract: Contract, resource: Resource): readonly string[] => {
  const { parameters = [] } = contract.operation(operationId('list', resource)) ?? {}
  return texts(asRecord(parameters.find(({ name }) => name === 'sortBy')?.schema).enum)
}

/** The files of one module by name. */
const filesOf = (
  contract: Contract,
  subject: Subject,
): { files: Readonly<Record<string, unknown>>; gaps: readonly FormGap[] } => {
  const { resource, resources, nameOf } = subject
  const payloadOf = (action: ApiAction): unknown => contract.operation(operationId(action, resource))?.payload
  const record = payloadOf('get')
  const bodies: Bodies = Object.fromEntries(
    (['create', 'update'] as const).flatMap((action) => {
      const { body } = contract.operation(operationId(action, resource)) ?? {}
      return body === undefined ? [] : [[action, body]]
    }),
  )
  const { name, parent } = resource
  const form = formFiles(subject, bodies, record)
  const absent = absentActions(contract, resource, form)
  const writes = !absent.includes('create') || !absent.includes('update')
  const above = parent && resources.find((one) => one.name === parent.resource)
  const details = record === undefined ? [] : fieldsOf({ ...subject, row: contract.resolve(record) })
  const formJson: Json = {
    ...(parent && { pathParams: { [wordOf(parent.param)]: { $route: 'parentId' } } }),
    ...form.form,
  }
  const module = {
    title: plural(labelOf(name)),
    one: labelOf(name),
    path: above ? `${modulePath(above)}/:parentId/${pathWord(resource)}` : modulePath(resource),
    resource: name,
    ...(absent.length > 0 && { operations: Object.fromEntries(absent.map((action) => [action, null])) }),
    ...(above && { parent: { module: kebab(above.name), param: 'parentId', label: nameOf(above) ?? 'id' } }),
  }
  return {
    gaps: form.gaps,
    files: {
      'module.json': module,
      'list.json': listFile(subject, sortsOf(contract, resource), details.length > 0),
      ...(details.length > 0 && { 'detail.json': { as: 'dialog', title: labelOf(name), fields: details } }),
      ...(writes && { 'form.ui.json': form.ui }),
      ...(writes && Object.keys(formJson).length > 0 && { 'form.json': formJson }),
      ...(writes && form.difference && { 'form.schema.json': form.difference }),
    },
  }
}

/**
 * The files of all modules by path, with the menu, and what their forms lack by resource. `document` is the contract as
 * the console sees it, `reader` that of the API's document.
 */
export const moduleFiles = (
  document: PlainObject,
  reader: SchemaReader,
  operations: readonly ApiOperation[],
  resources: readonly Resource[],
): { files: Map<string, unknown>; gaps: ReadonlyMap<string, readonly FormGap[]> } => {
  const contract = readContract(document)
  const seen = schemaReader(() => undefined)
  const files = new Map<string, unknown>()
  const gaps = new Map<string, readonly FormGap[]>()
  const rowOf = (resource: Resource): Schema =>
    contract.items(contract.at(contract.operation(operationId('list', resource))?.payload, 'content')) ?? {}
  const nameOf = (resource: Resource): string | undefined => nameField(seen, rowOf(resource))
  for (const resource of resources) {
    const list = operationFor(operations, resource.calls.list.call)
    const embedded = embeddedOf({ reader, operations, resources }, resource)
    const subject = { reader: seen, resource, resources, embedded, list, row: rowOf(resource), nameOf }
    const written = filesOf(contract, subject)
    gaps.set(resource.name, written.gaps)
    for (const [name, json] of Object.entries(written.files))
      files.set(`${kebab(resource.name)}/${name}`, json)
  }
  const tops = resources.filter(({ parent }) => parent === undefined)
  files.set(
    'menu.json',
    tops.map((resource) => ({ label: plural(labelOf(resource.name)), to: modulePath(resource) })),
  )
  return { files, gaps }
}
