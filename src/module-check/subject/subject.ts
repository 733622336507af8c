import { toPointer } from '../../contract/json-pointer.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import { type FileKey, fileKeys, type ModuleSource } from '../../modules/format/read.ts'
import type { Action, Module, ModuleFiles } from '../../modules/format/types.ts'
import type { Contract, Operation } from '../schema/contract.ts'
import type { Schema } from '../schema/schema-reader.ts'
import { type Fault, type JsonPath, nameCure } from './fault.ts'
import type { Registries } from './registries.ts'
import type { Routes } from './routes.ts'

/** Reports a fault in a file of the module. */
export type Report = (file: FileKey, path: JsonPath, message: string, cure: string) => void

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

/** A place in a file of the module, for faults and for the names found there. */
export interface Place {
  subject: Subject
  path: JsonPath
  /** The place below, by these keys. */
  at: (...keys: JsonPath) => Place
  /** The object or list around it. */
  parent: () => Place
  fault: (message: string, cure: string) => void
  /** Reports a name that is not among the existing ones. */
  unknown: (message: string, name: string, names: readonly string[]) => void
  /** The schema of a record's property, by a dotted path; reports a missing one. */
  property: (record: unknown, path: string, what: string) => Schema | undefined
  /** The operation of this id; reports a missing one. */
  operation: (id: string) => Operation | undefined
}

/** A place in a file of the subject's module; without `path`, the whole file. */
export const placeIn = (subject: Subject, file: FileKey, path: JsonPath = []): Place => {
  const { contract, report } = subject
  const fault: Place['fault'] = (message, cure) => report(file, path, message, cure)
  const unknown: Place['unknown'] = (message, name, names) => fault(message, nameCure(name, names))
  return {
    subject,
    path,
    at: (...keys) => placeIn(subject, file, [...path, ...keys]),
    parent: () => placeIn(subject, file, path.slice(0, -1)),
    fault,
    unknown,
    property: (record, name, what) => {
      const found = contract.at(record, name)
      if (!found) unknown(`${what} has no property "${name}"`, name, contract.names(record))
      return found
    },
    operation: (id) => {
      const operation = contract.operation(id)
      if (!operation) unknown(`The contract has no operation "${id}"`, id, contract.ids)
      return operation
    },
  }
}

const has = (json: unknown, path: JsonPath): boolean => {
  let part = json
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return false
    part = (part as Readonly<Record<string | number, unknown>>)[key]
  }
  return true
}

/** Whether a place in a module's file comes from its template. */
export const isFromTemplate = ({ files, template }: ModuleSource, key: FileKey, path: JsonPath): boolean =>
  template[key] !== undefined &&
  (files[key] === undefined || (!has(files[key].json, path) && has(template[key].json, path)))

/** Whether a file of the module, or of its template, contains the value itself. */
export const isStated = ({ files, template }: ModuleSource, key: FileKey, path: JsonPath): boolean =>
  has(files[key]?.json, path) || has(template[key]?.json, path)

const fileNames = new Map(Object.entries(fileKeys).map(([name, key]) => [key, name]))

/**
 * Returns a report that names the module's own file: values of a template are corrected there, by overriding them,
 * since others use the template too.
 */
export const reporter =
  (source: ModuleSource, faults: Fault[]): Report =>
  (key, path, message, cure) => {
    const [own, template] = [source.files[key], source.template[key]]
    // Parts of a form that neither file has follow from the contract; the module may override them.
    const isRule = key === 'schema'
    const fromTemplate = isFromTemplate(source, key, path) && (!isRule || isStated(source, key, path))
    const exists = isRule || own !== undefined || template !== undefined
    faults.push({
      file: own?.file ?? `${source.id}/${exists ? fileNames.get(key) : 'module.json'}`,
      pointer: exists ? toPointer(path) : '',
      message: fromTemplate ? `${message} (from ${template?.file})` : message,
      cure: fromTemplate ? `${cure}, in this file, which overrides the template` : cure,
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
