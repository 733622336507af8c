import { modulePaths, pagesOf } from '../modules/format/paths.ts'
import { type ModuleSource, readModules } from '../modules/format/read.ts'
import type { DetailField, DetailFile, Module, ModuleFiles } from '../modules/format/types.ts'
import { checkFiles, knownModule, sharedFaults } from './files/files.ts'
import { checkDashboard, checkMenu } from './files/menu.ts'
import { checkModuleFile } from './files/module-file.ts'
import { repeatFaults, wholeModule } from './form/difference.ts'
import { checkForm } from './form/form.ts'
import { checkTo } from './list/actions.ts'
import { checkList } from './list/list.ts'
import { checkPreview } from './preview.ts'
import { pathParameters, readContract } from './schema/contract.ts'
import type { Fault } from './subject/fault.ts'
import {
  operationOf,
  type Place,
  parametersAt,
  placeIn,
  type Registries,
  reporter,
  routesOf,
  type Subject,
  shapeOf,
} from './subject/subject.ts'
import { checkField } from './values/fields.ts'

/** Checks a list of objects whose properties are all shown by a field. */
const checkItems = (
  place: Place,
  { field, items = [] }: DetailField,
  record: unknown,
  what: string,
): void => {
  const { contract } = place.subject
  const list = place.at('field').property(record, field, what)
  if (!list) return
  const item = contract.items(list)
  if (contract.names(item).length === 0)
    place.at('items').fault(`"${field}" is no list of objects`, 'name a cell instead')
  else
    for (const [index, part] of items.entries())
      checkField(place.at('items', index), part, item, `An item of "${field}"`)
}

const checkFields = (place: Place, fields: DetailFile['fields'], record: unknown, what: string): void => {
  for (const [index, field] of fields.entries())
    if (field.items) checkItems(place.at(index), field, record, what)
    else checkField(place.at(index), field, record, what)
}

/** Checks `detail.json`: its operation returns the record, which has every field in the file. */
const checkDetail = (subject: Subject): void => {
  const { detail, module } = subject.module
  if (!detail) return
  const place = placeIn(subject, 'detail')
  const named = detail.operation
  const operation = named === undefined ? operationOf(subject, 'get') : place.at('operation').operation(named)
  if (!operation) {
    if (named === undefined) place.fault('No operation reads the record', 'name one in "operation"')
    return
  }
  const record = operation.payload
  const what = `The record of ${operation.id}`
  checkFields(place.at('fields'), detail.fields, record, what)
  for (const [index, { fields }] of (detail.sections ?? []).entries())
    checkFields(place.at('sections', index, 'fields'), fields, record, what)
  if (detail.image !== undefined) place.at('image').property(record, detail.image, what)
  const route = parametersAt(module, 'view')
  if (detail.back) checkTo(place.at('back', 'to'), detail.back.to, route)
  const unfilled = pathParameters(operation).find((name) => !route.includes(name) && !route.includes('id'))
  if (detail.as === 'page' && unfilled !== undefined)
    placeIn(subject, 'module', ['paths', 'view']).fault(
      `The route of the details does not fill {${unfilled}} of ${operation.id}`,
      `name a parameter ":${unfilled}"`,
    )
}

export type { Fault } from './subject/fault.ts'
export type { Registries } from './subject/subject.ts'

/** The input of the check. */
export interface ModuleCheck {
  /** `src/modules`, or another folder of the same structure. */
  folder: string
  /** The bundled OpenAPI document. */
  contract: unknown
  registries: Registries
  /**
   * Id of the only module to check, apart from faults that involve others; without it, all modules, the menu and
   * the dashboard are checked.
   */
  only?: string | undefined
}

/** Checks that no two pages of modules and screens match the same address. */
const checkPaths = (
  sources: readonly ModuleSource[],
  modules: ReadonlyMap<string, Module>,
  screens: readonly string[],
  faults: Fault[],
): void => {
  const ownerByShape = new Map(screens.map((route) => [shapeOf(route), `the screen ${route}`]))
  const checkPage = (source: ModuleSource, { module }: Module, page: ReturnType<typeof pagesOf>[number]) => {
    for (const [index, route] of modulePaths(module, page).entries()) {
      const owner = ownerByShape.get(shapeOf(route))
      const path = module.paths?.[page] ? ['paths', page, index] : ['path']
      if (owner === undefined) ownerByShape.set(shapeOf(route), `the ${page} of module "${source.id}"`)
      else reporter(source, faults)('module', path, `${route} is taken by ${owner}`, 'give it another path')
    }
  }
  for (const source of sources) {
    const module = modules.get(source.id)
    if (module) for (const page of pagesOf(module)) checkPage(source, module, page)
  }
}

const checkModule = (subject: Subject): void => {
  checkModuleFile(subject)
  checkList(subject)
  checkForm(subject)
  checkDetail(subject)
  checkPreview(subject)
}

const isOfTemplate = (file: string): boolean => file.startsWith('templates/')

/** Removes duplicate faults: those of a template occur in every module that uses it. */
const distinct = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.file} ${fault.pointer} ${fault.message}`, fault])).values(),
]

/**
 * Whether a fault may be a consequence of another one in the same object; at the top level, only of faults in the file
 * as a whole.
 */
const mayFollow = ({ file, pointer }: Fault, other: Fault): boolean => {
  const holder = other.pointer.replace(/\/[^/]*$/, '')
  return file === other.file && (holder === '' ? pointer === '' : `${pointer}/`.startsWith(`${holder}/`))
}

/**
 * Checks modules against the contract and the registries; returns the faults. Malformed parts of a module's files are
 * left out, or the whole module if nothing remains; others may still refer to it.
 */
export const checkModules = ({
  folder,
  contract: document,
  registries,
  only,
}: ModuleCheck): readonly Fault[] => {
  const contract = readContract(document)
  const { modules: sources, templates, menu, dashboard } = readModules(folder)
  const shapeFaults: Fault[] = []
  const sound: { source: ModuleSource; files: ModuleFiles }[] = []
  for (const source of sources.filter(({ id }) => only === undefined || id === only)) {
    const files = checkFiles(source, templates, shapeFaults)
    if (files) sound.push({ source, files })
  }
  const faults = [...shapeFaults]
  const menuShape = sharedFaults('menu.schema.json', menu)
  const dashboardShape = sharedFaults('dashboard.schema.json', dashboard)
  faults.push(...menuShape, ...dashboardShape)
  const modules = new Map(
    sources.flatMap((source): [string, ModuleFiles][] => {
      const module = knownModule(source)
      return module ? [[source.id, module]] : []
    }),
  )
  const routes = routesOf([...modules.values()], registries.screens)
  checkPaths(sources, modules, registries.screens, faults)
  for (const { source, files } of sound) {
    const found: Fault[] = []
    const report = reporter(source, found)
    const module = wholeModule(contract, files)
    checkModule({ module, source, contract, registries, routes, others: modules, report })
    faults.push(...found.filter((fault) => !shapeFaults.some((other) => mayFollow(fault, other))))
  }
  const isWhole = ({ files, template }: ModuleSource): boolean =>
    ![...Object.values(files), ...Object.values(template)].some((part) =>
      shapeFaults.some(({ file }) => file === part?.file),
    )
  const repeats = repeatFaults(contract, sound.map(({ source }) => source).filter(isWhole))
  // Parts of a template that have no effect in this module may have one in others that use it.
  faults.push(...repeats.filter(({ file }) => only === undefined || !isOfTemplate(file)))
  if (menu && menuShape.length === 0)
    checkMenu({ source: menu, contract, modules, registries, routes, faults })
  if (dashboard && dashboardShape.length === 0)
    checkDashboard({ source: dashboard, modules, registries, routes, faults })
  return distinct(faults).filter(
    ({ file }) => only === undefined || file.startsWith(`${only}/`) || isOfTemplate(file),
  )
}
