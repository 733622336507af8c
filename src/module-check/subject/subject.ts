import { toPointer } from '../../contract/json-pointer.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import { type FileKey, fileKeys, type ModuleSource } from '../../modules/format/read.ts'
import type { Action, Module, ModuleFiles } from '../../modules/format/types.ts'
import type { Contract, Operation } from '../schema/contract.ts'
import { type Fault, type JsonPath, nameCure } from './fault.ts'
import type { Registries } from './registries.ts'
import type { Routes } from './routes.ts'

/** Tells a fault in one file of the module. */
export type Report = (file: FileKey, place: JsonPath, message: string, cure: string) => void

/** One module under examination, with all it may refer to. */
export interface Subject {
  module: Module
  source: ModuleSource
  contract: Contract
  registries: Registries
  routes: Routes
  /** Every module by its folder's name. */
  others: ReadonlyMap<string, ModuleFiles>
  report: Report
}

const has = (json: unknown, place: JsonPath): boolean => {
  let part = json
  for (const key of place) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return false
    part = (part as Readonly<Record<string | number, unknown>>)[key]
  }
  return true
}

/** Whether a place of a module's file comes from its template. */
export const isFromTemplate = ({ files, template }: ModuleSource, key: FileKey, place: JsonPath): boolean =>
  template[key] !== undefined &&
  (files[key] === undefined || (!has(files[key].json, place) && has(template[key].json, place)))

/** Whether a file of the module, or of its template, says something itself. */
export const isSaid = ({ files, template }: ModuleSource, key: FileKey, place: JsonPath): boolean =>
  has(files[key]?.json, place) || has(template[key]?.json, place)

const fileNames = new Map(Object.entries(fileKeys).map(([name, key]) => [key, name]))

/** Where a module says for itself what its template says for several. */
const ownFile = ({ id, files }: ModuleSource, key: FileKey): string =>
  files[key]?.file ?? `${id}/${fileNames.get(key)}`

/**
 * A report that names the module's own file: what comes from a template is put right there, over it, since others use
 * the template too.
 */
export const reporter =
  (source: ModuleSource, faults: Fault[]): Report =>
  (key, place, message, cure) => {
    const template = source.template[key]
    // What neither says of a form follows from the contract, and the module may say otherwise.
    const isRule = key === 'schema'
    const fromTemplate = isFromTemplate(source, key, place) && (!isRule || isSaid(source, key, place))
    const exists = isRule || source.files[key] !== undefined || template !== undefined
    faults.push({
      file: exists ? ownFile(source, key) : `${source.id}/module.json`,
      pointer: exists ? toPointer(place) : '',
      message: fromTemplate ? `${message} (from ${template?.file})` : message,
      cure: fromTemplate ? `${cure}, in this file, which stands over the template` : cure,
    })
  }

/** The operation behind an action, found as the engine finds it; undefined when there is none. */
export const operationOf = (
  { module, contract }: { module: ModuleFiles; contract: Contract },
  action: Action,
): Operation | undefined => {
  const id = operationIn(module.module, action, (name) => contract.operation(name) !== undefined)
  return id === undefined ? undefined : contract.operation(id)
}

/** An operation that a file names; reports when the contract has none of that id. */
export const namedOperation = (
  subject: Subject,
  file: FileKey,
  place: JsonPath,
  id: string,
): Operation | undefined => {
  const operation = subject.contract.operation(id)
  if (!operation)
    subject.report(file, place, `The contract has no operation "${id}"`, nameCure(id, subject.contract.ids))
  return operation
}
