import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asRecord, valueAt } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import { readRegularId } from '../../src/contract/operations/operation-names.ts'
import { checkModules, type Fault, type Registries } from '../../src/module-check/check-modules.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { fileKeys, readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Column, ListFile, ModuleFile } from '../../src/modules/format/types.ts'
import { columnReference, namesOperation } from '../shared/column-references.ts'
import { removeAction } from './remove-action.ts'
import { isHandled, startsEmpty } from './tolerated-faults.ts'

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

/** The column that shows a removed property of another record (`duaCategoryTitle`) by the record's number. */
const columnByReference = (
  contracts: Contracts,
  module: ModuleFile,
  list: ListFile,
  column: Column,
): Column | undefined => {
  const reference = columnReference(contracts, module, list, column)
  const { label, flex } = column
  return (
    reference && {
      field: reference.field,
      label,
      cell: 'reference',
      options: reference.options,
      ...(flex !== undefined && { flex }),
    }
  )
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
  if (first === 'columns' && third === 'sortBy') return path
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
  // A list without filters states that; otherwise it would get the default one.
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

/**
 * Reads the value of a field from the property that shows the records it refers to (`privileges` for `previlegeId`).
 * Returns whether there is one.
 */
const readFromRecords = (files: Files, { present }: Contracts, id: string, field: string): boolean => {
  const module = files.get(`${id}/module.json`) as ModuleFile
  const get = operationIn(module, 'get', (name) => present.operation(name) !== undefined)
  const record = get === undefined ? undefined : present.operation(get)?.payload
  const shown = present
    .names(record)
    .find((name) => asRecord(present.property(record, name))['x-from'] === field)
  if (shown === undefined) return false
  const form = (files.get(`${id}/form.json`) ?? {}) as Json
  const read = asRecord(form.read)
  files.set(`${id}/form.json`, {
    ...form,
    read: { ...read, also: { ...asRecord(read.also), [field]: shown } },
  })
  return true
}

/** A field of a form: its records come from another operation, or it loses an option, or leaves the form. */
const cureField = (files: Files, contracts: Contracts, id: string, path: Path, message: string): void => {
  const { present } = contracts
  const json = files.get(`${id}/form.ui.json`)
  const [field = '', part] = path
  const operation = path.at(-1) === 'operation' ? valueAt(json, path) : undefined
  const resource = typeof operation === 'string' ? readRegularId(operation)?.resource : undefined
  const other = resource === undefined ? undefined : namesOperation(present, resource)
  if (other !== undefined) (valueAt(json, path.slice(0, -1)) as Json).operation = other
  else if (startsEmpty.test(message) && readFromRecords(files, contracts, id, field)) return
  else if (part === 'ui:options' && operation === undefined) removeAt(json, path.slice(0, 3))
  else removeField(files, id, field)
}

/** Changes the files so that a fault disappears; several faults of a list may need several rounds. */
const cure = (files: Files, contracts: Contracts, { file, pointer, message }: Fault): void => {
  const [id = '', name = ''] = file.split('/')
  const path = fromPointer(pointer)
  const json = files.get(file)
  const [, unsaved] = /^the form needs the operation "(create|update)/.exec(message) ?? []
  if (file === 'menu.json') removeAt(json, path.slice(0, -1))
  else if (file === 'dashboard.json') removeAt(json, path.at(-1) === 'to' ? path.slice(0, 1) : path)
  else if (unsaved !== undefined) removeAction(files, id, unsaved)
  else if (name === 'module.json' && path[0] === 'resource') removeModule(files, id)
  else if (name === 'form.ui.json') cureField(files, contracts, id, path, message)
  else if (name === 'list.json' && path[0] === 'columns' && path[2] !== 'sortBy')
    cureColumn(files, contracts, id, path)
  else {
    removeAt(json, uselessPart(path))
    if (path[0] === 'params') noteUnlimited(json as Json, path[1] ?? '')
  }
}

/** Marks that the list may contain other records. */
const noteUnlimited = (list: Json, name: string): void => {
  list.unlimited = [...new Set([...(Array.isArray(list.unlimited) ? list.unlimited : []), name])]
}

const cureColumn = (files: Files, contracts: Contracts, id: string, path: Path): void => {
  const list = files.get(`${id}/list.json`) as ListFile & { columns: Column[] }
  const { columns } = list
  const at = Number(path[1])
  const column = columns[at]
  const module = files.get(`${id}/module.json`) as ModuleFile
  const other = column && columnByReference(contracts, module, list, column)
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
 * become references or disappear, as do filters, fields, actions, menu items and whole modules; faults that `isAllowed`
 * accepts stay. Returns the other faults that remain; none when everything fits.
 */
export const fitModules = (
  from: string,
  to: string,
  documents: { full: unknown; present: unknown },
  registries: Registries,
  isAllowed = isHandled,
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
      ({ message }) => !known.has(message) && !isAllowed(message),
    )
    if (faults.length === 0) return []
    for (const fault of curableTogether(faults)) cure(files, contracts, fault)
  }
  return faults
}
