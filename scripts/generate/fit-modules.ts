import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asRecord, valueAt } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import { readRegularId, regularId } from '../../src/contract/operations/operation-names.ts'
import { checkModules, type Fault, type Registries } from '../../src/module-check/check-modules.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { fileKeys, readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Column, ModuleFile } from '../../src/modules/format/types.ts'

type Json = Record<string, unknown>
type Path = readonly string[]

/** The files of all modules, resolved, by their paths; changed in place. */
type Files = Map<string, unknown>

interface Contracts {
  /** The contract that the modules were written for. */
  full: Contract
  /** The one that they are fitted to. */
  present: Contract
}

/** The resolved files of the modules in a folder: without templates and variables. */
const filesIn = (folder: string): Files => {
  const { modules, menu, dashboard } = readModules(folder)
  const files: Files = new Map()
  for (const source of modules) {
    const { id, difference, ...parts } = resolveModule(source)
    const { template: _, vars: __, ...module } = parts.module
    // The parts that a list gets for its languages are in it now, and are removed one by one.
    const { languages: ___, ...list } = asRecord(parts.list)
    const all: Json = {
      ...parts,
      module,
      ...(parts.list && { list }),
      ...(difference !== undefined && { schema: difference }),
    }
    for (const [name, key] of Object.entries(fileKeys))
      if (all[key] !== undefined) files.set(`${id}/${name}`, structuredClone(all[key]))
  }
  for (const shared of [menu, dashboard]) if (shared) files.set(shared.file, shared.json)
  return files
}

const rowOf = (contract: Contract, id: string | undefined): unknown => {
  const payload = id === undefined ? undefined : contract.operation(id)?.payload
  return contract.items(contract.property(payload, 'content')) ?? contract.items(payload)
}

/** The resource that a property refers to, itself or by its items. */
const resourceOf = (schema: unknown): string | undefined => {
  const { items, 'x-references': resource } = asRecord(schema)
  return typeof resource === 'string' ? resource : items === undefined ? undefined : resourceOf(items)
}

/** The operation that returns all records of a resource, or a page of them. */
const namesOperation = ({ operation }: Contract, resource: string): string | undefined =>
  [regularId(resource, 'total'), regularId(resource, 'list')].find((id) => operation(id) !== undefined)

/** The column that shows a removed property of another record (`duaCategoryTitle`) by the record's id. */
const columnByReference = (
  { full, present }: Contracts,
  module: ModuleFile,
  { field, label, flex }: Column,
): Column | undefined => {
  const id = operationIn(module, 'list', (name) => full.operation(name) !== undefined)
  const row = rowOf(full, id)
  const from = asRecord(full.property(row, field))['x-from']
  const [idField = '', property] = typeof from === 'string' ? from.split('.') : []
  const resource = resourceOf(full.property(row, idField))
  const operation = resource === undefined ? undefined : namesOperation(present, resource)
  if (operation === undefined || present.property(rowOf(present, id), idField) === undefined) return undefined
  const options = { operation, ...(property !== undefined && property !== 'title' && { label: property }) }
  return { field: idField, label, cell: 'reference', options, ...(flex !== undefined && { flex }) }
}

/** Lists whose items stand for themselves: one that does not fit leaves the others. */
const lists = new Set([
  'columns',
  'filters',
  'search',
  'sorts',
  'tabs',
  'rowActions',
  'headerActions',
  'fields',
  'blocks',
])

/** The part of a file that is useless because of a fault at a place. */
const uselessPart = (path: Path): Path => {
  const [first = '', second = '', third] = path
  if (first === 'filters' && third === 'options') return path.slice(0, 4)
  if (first === 'sections') return path.slice(0, 4)
  if (['delete', 'edit', 'add', 'params', 'keep', 'also', 'read'].includes(first)) return path.slice(0, 2)
  return lists.has(first) && second !== '' ? path.slice(0, 2) : [first]
}

/** Removes a part, and what remains empty without it. */
const removeAt = (file: unknown, path: Path): void => {
  const holder = valueAt(file, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (typeof holder === 'object' && holder !== null) delete (holder as Json)[key]
  const left = Object.keys(asRecord(holder)).length
  const isChoice = path.at(-2) === 'options' && path[0] === 'filters'
  const isEmpty = Array.isArray(holder) ? holder.length < (isChoice ? 2 : 1) : left === 0
  // A list without filters says so; otherwise it would get the usual one.
  const isKept = path.length === 2 && path[0] === 'filters'
  if (isEmpty && path.length > 1 && !isKept) removeAt(file, path.slice(0, -1))
}

/** Removes a field of a form from everything that names it. */
const removeField = (files: Files, id: string, field: string): void => {
  const ui = files.get(`${id}/form.ui.json`) as Json | undefined
  if (ui === undefined) return
  delete ui[field]
  const order = ui['ui:order']
  if (Array.isArray(order)) ui['ui:order'] = order.filter((name) => name !== field)
  const groups = ui['ui:groups']
  if (typeof groups === 'object' && groups !== null) delete (groups as Json)[field]
}

/** Consequences of a contract with less that the console copes with at run time. */
const tolerated = [
  /^The answer of \w+ has no "payload"/,
  /has no query parameter "(ids|limit|search)"/,
  /has no form that creates a record and learns its id/,
  /so an edit starts without it/,
  /could not be told which version was changed/,
  /finds what is missing in a language, and the list does not show it/,
  /^This says what the contract says already/,
]

/** A field of a form: its records come from another operation, or it loses an option, or leaves the form. */
const cureField = (files: Files, { present }: Contracts, id: string, path: Path): void => {
  const json = files.get(`${id}/form.ui.json`)
  const [field = '', part] = path
  const operation = path.at(-1) === 'operation' ? valueAt(json, path) : undefined
  const resource = typeof operation === 'string' ? readRegularId(operation)?.resource : undefined
  const other = resource === undefined ? undefined : namesOperation(present, resource)
  if (other !== undefined) (valueAt(json, path.slice(0, -1)) as Json).operation = other
  else if (part === 'ui:options' && operation === undefined) removeAt(json, path.slice(0, 3))
  else removeField(files, id, field)
}

/** Changes the files so that a fault disappears; several faults of a list may need several rounds. */
const cure = (files: Files, contracts: Contracts, { file, pointer }: Fault): void => {
  const [id = '', name = ''] = file.split('/')
  const path = fromPointer(pointer)
  const json = files.get(file)
  if (file === 'menu.json') removeAt(json, path.slice(0, -1))
  else if (name === 'module.json' && path[0] === 'resource') removeModule(files, id)
  else if (name === 'form.ui.json') cureField(files, contracts, id, path)
  else if (name === 'list.json' && path[0] === 'columns') cureColumn(files, contracts, id, path)
  else removeAt(json, uselessPart(path))
}

const cureColumn = (files: Files, contracts: Contracts, id: string, path: Path): void => {
  const { columns } = files.get(`${id}/list.json`) as { columns: Column[] }
  const at = Number(path[1])
  const column = columns[at]
  const module = files.get(`${id}/module.json`) as ModuleFile
  const other = column && columnByReference(contracts, module, column)
  columns.splice(at, 1, ...(other && !columns.some(({ field }) => field === other.field) ? [other] : []))
}

/** Removes a module whose list the API lacks, with the menu items that lead there. */
const removeModule = (files: Files, id: string): void => {
  for (const file of [...files.keys()]) if (file.startsWith(`${id}/`)) files.delete(file)
}

const write = (files: Files, folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, json] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`)
  }
}

const key = ({ file, pointer }: Fault): string => `${file}#${pointer.split('/').slice(0, 3).join('/')}`

/** Of several faults in items of one list, the last: removing it does not move the others. */
const curableTogether = (faults: readonly Fault[]): readonly Fault[] => {
  const byPart = new Map(faults.map((fault) => [key(fault), fault]))
  const index = ({ pointer }: Fault): number => Number(/\/(\d+)/.exec(pointer)?.[1] ?? 0)
  return [...byPart.values()].sort((one, other) => index(other) - index(one))
}

const maxRounds = 8

/**
 * Writes the modules of a folder to another one, without the parts that a smaller contract does not support: columns
 * become references or disappear, as do filters, fields, actions, menu items and whole modules. Returns the faults that
 * remain; none when everything fits.
 */
export const fitModules = (
  from: string,
  to: string,
  documents: { full: unknown; present: unknown },
  registries: Registries,
): readonly Fault[] => {
  const contracts = { full: readContract(documents.full), present: readContract(documents.present) }
  const known = new Set(
    checkModules({ folder: from, contract: documents.full, registries }).map(({ message }) => message),
  )
  const files = filesIn(from)
  let faults: readonly Fault[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    write(files, to)
    faults = checkModules({ folder: to, contract: documents.present, registries }).filter(
      ({ message }) => !known.has(message) && !tolerated.some((kind) => kind.test(message)),
    )
    if (faults.length === 0) return []
    for (const fault of curableTogether(faults)) cure(files, contracts, fault)
  }
  return faults
}
