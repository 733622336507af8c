import { toPointer } from '../../contract/json-pointer.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import { type FileKey, fileKeys, type ModuleSource } from '../../modules/format/read.ts'
import type { Action, Module, ModuleFiles } from '../../modules/format/types.ts'
import type { Contract, Operation } from '../schema/contract.ts'
import { type Fault, type JsonPath, nameCure } from './fault.ts'
import type { Registries } from './registries.ts'
import type { Routes } from './routes.ts'

/** Reports a fault in a file of the module. */
export type Report = (file: FileKey, place: JsonPath, message: string, cure: string) => void

/** The module being checked, with everything it may refer to. */
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

/** Whether a place in a module's file comes from its template. */
export const isFromTemplate = ({ files, template }: ModuleSource, key: FileKey, place: JsonPath): boolean =>
  template[key] !== undefined &&
  (files[key] === undefined || (!has(files[key].json, place) && has(template[key].json, place)))

/** Whether a file of the module, or of its template, contains the value itself. */
export const isSaid = ({ files, template }: ModuleSource, key: FileKey, place: JsonPath): boolean =>
  has(files[key]?.json, place) || has(template[key]?.json, place)

const fileNames = new Map(Object.entries(fileKeys).map(([name, key]) => [key, name]))

/** The module's own file for values that its template has for several modules. */
const ownFile = ({ id, files }: ModuleSource, key: FileKey): string =>
  files[key]?.file ?? `${id}/${fileNames.get(key)}`

/**
 * Returns a report that names the module's own file: values of a template are corrected there, by overriding them,
 * since others use the template too.
 */
export const reporter =
  (source: ModuleSource, faults: Fault[]): Report =>
  (key, place, message, cure) => {
    const template = source.template[key]
    // Parts of a form that neither file has follow from the contract; the module may override them.
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

/** The operation of an action, found as by the engine; undefined if there is none. */
export const operationOf = (
  { module, contract }: { module: ModuleFiles; contract: Contract },
  action: Action,
): Operation | undefined => {
  const id = operationIn(module.module, action, (name) => contract.operation(name) !== undefined)
  return id === undefined ? undefined : contract.operation(id)
}

/** An operation named in a file; reports an id that the contract does not have. */
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
