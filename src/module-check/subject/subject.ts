import type { JsonType } from '../../contract/json.ts'
import { toPointer } from '../../contract/json-pointer.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import { modulePaths, type PageKind, pagesOf, routeParameters } from '../../modules/format/paths.ts'
import { type FileKey, fileKeys, type ModuleSource } from '../../modules/format/read.ts'
import type { Action, Module, ModuleFile, ModuleFiles } from '../../modules/format/types.ts'
import type { Contract, Operation } from '../schema/contract.ts'
import type { Schema } from '../schema/schema-reader.ts'
import { type Fault, type JsonPath, nameCure } from './fault.ts'

type Bag = Readonly<Record<string, unknown>>

/** The API request of a cell or widget; see `Lookup` of the client. */
export interface LookupEntry {
  operation?: string
  queryFor: (options: Bag) => Bag
  name: (record: Bag, options: Bag) => string
}

/** The part of a table cell that the check needs; `Cell` of the console has it. */
export interface CellEntry {
  types: readonly JsonType[]
  options?: Schema
  lookup?: LookupEntry
  /** Content from the whole row; the column's field is only a name. */
  fromRow?: (row: Bag) => unknown
  /** Plain text of a value. */
  text: (value: unknown, options: Bag, row: Bag) => string
}

/** The context of a widget's mapping. */
export interface MappingContext {
  mode: Mode
  languages: readonly { id: number; name: string; code: string }[]
}

/** The part of a form widget that the check needs; `Widget` of the console has it. */
export interface WidgetEntry {
  types: readonly JsonType[]
  options?: Schema
  lookup?: LookupEntry
  read?: (record: Bag, name: string, options: Bag, context: MappingContext) => unknown
  write?: (value: unknown, name: string, options: Bag, context: MappingContext) => Bag
  writes?: (name: string, options: Bag) => readonly string[]
  needsLanguages?: boolean
  uploads?: { kind: string; maxSizeMb?: number }
}

/** The names that modules may use besides operations. They are passed to the check, since modules import nothing. */
export interface Registries {
  cells: Readonly<Record<string, CellEntry>>
  widgets: Readonly<Record<string, WidgetEntry>>
  /** Names of the icons of row and header actions, and of the menu. */
  icons: { actions: readonly string[]; menu: readonly string[] }
  /** Routes of screens that are not modules; `:name` is a parameter. */
  screens: readonly string[]
}

/** An entry by name; only own properties count, since names come from JSON. */
export const entryOf = <T>(registry: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined

/** Parameters that all routes of a page have, so that files can rely on them. */
export const parametersAt = (module: ModuleFile, page: PageKind): readonly string[] => {
  const [first = [], ...others] = modulePaths(module, page).map(routeParameters)
  return first.filter((name) => others.every((names) => names.includes(name)))
}

const segments = (route: string): readonly string[] =>
  (route.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '')

/** A route with unnamed parameters, for comparing routes that match the same addresses. */
export const shapeOf = (route: string): string =>
  `/${segments(route)
    .map((part) => part.replace(/^:.*/, ':'))
    .join('/')}`

/** Every route of the console. */
export interface Routes {
  /** Whether an address of this form leads to a page. */
  leads: (to: string) => boolean
  all: readonly string[]
}

const catches = (route: readonly string[], to: readonly string[]): boolean =>
  route.length === to.length && route.every((part, index) => part.startsWith(':') || part === to[index])

/** The routes of all modules and screens. */
export const routesOf = (modules: readonly Module[], screens: readonly string[]): Routes => {
  const ofModules = modules.flatMap((module) =>
    pagesOf(module).flatMap((page) => modulePaths(module.module, page)),
  )
  const all = [...ofModules, ...screens]
  const split = all.map(segments)
  return { all, leads: (to) => split.some((route) => catches(route, segments(to))) }
}

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
