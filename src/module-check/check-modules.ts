import { modulePaths, type PageKind, pagesOf } from '../modules/format/paths.ts'
import { type ModuleSource, readModules } from '../modules/format/read.ts'
import type { Module, ModuleFiles } from '../modules/format/types.ts'
import { checkDetail } from './detail.ts'
import { checkFiles, checkMenuFile, knownModule } from './files/files.ts'
import { checkMenu } from './files/menu.ts'
import { checkModuleFile } from './files/module-file.ts'
import { repeatFaults } from './form/difference/repeats.ts'
import { wholeModule } from './form/difference/whole-module.ts'
import { checkForm } from './form/form.ts'
import { checkList } from './list/list.ts'
import { checkPreview } from './preview/preview.ts'
import { type Contract, readContract } from './schema/contract.ts'
import type { Fault } from './subject/fault.ts'
import type { Registries } from './subject/registries.ts'
import { routesOf, shapeOf } from './subject/routes.ts'
import { reporter, type Subject } from './subject/subject.ts'

/** The place of a route in the file: its own `paths`, else `path`. */
const placeOf = (module: Module, page: PageKind, index: number): readonly (string | number)[] =>
  module.module.paths?.[page] ? ['paths', page, index] : ['path']

/** Checks that no two pages of modules and screens match the same address. */
const checkPaths = (
  sources: readonly ModuleSource[],
  modules: ReadonlyMap<string, Module>,
  screens: readonly string[],
  faults: Fault[],
): void => {
  const ownerByShape = new Map<string, string>(
    screens.map((route) => [shapeOf(route), `the screen ${route}`]),
  )
  for (const source of sources) {
    const module = modules.get(source.id)
    if (!module) continue
    const report = reporter(source, faults)
    for (const page of pagesOf(module)) {
      for (const [index, route] of modulePaths(module.module, page).entries()) {
        const owner = ownerByShape.get(shapeOf(route))
        if (owner !== undefined)
          report(
            'module',
            placeOf(module, page, index),
            `${route} is taken by ${owner}`,
            'give it another path',
          )
        else ownerByShape.set(shapeOf(route), `the ${page} of module "${source.id}"`)
      }
    }
  }
}

export type { Fault } from './subject/fault.ts'
export type { Registries } from './subject/registries.ts'

/** The input of the check. */
export interface ModuleCheck {
  /** `src/modules`, or another folder of the same structure. */
  folder: string
  /** The bundled OpenAPI document. */
  contract: unknown
  registries: Registries
  /**
   * Id of the only module to check, apart from faults that involve others; without it, all modules and the menu are
   * checked.
   */
  only?: string | undefined
}

const checkModule = (subject: Subject): void => {
  checkModuleFile(subject)
  checkList(subject)
  checkForm(subject)
  checkDetail(subject)
  checkPreview(subject)
}

const key = ({ file, pointer, message }: Fault): string => `${file} ${pointer} ${message}`

const isOfTemplate = (file: string): boolean => file.startsWith('templates/')

/** Removes duplicate faults: those of a template occur in every module that uses it. */
const distinct = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [key(fault), fault])).values(),
]

/** The modules of a folder, read once, which can be checked against any contract. */
export interface ModuleChecker {
  /** Returns the faults in the modules and the menu. */
  check: (document: unknown) => readonly Fault[]
  /** Ids of the operations that each module and `menu.json` referred to in the last check, found or not. */
  usedOperations: ReadonlyMap<string, ReadonlySet<string>>
}

/** The contract, recording the requested operations. */
const noting = (contract: Contract, used: Set<string>): Contract => ({
  ...contract,
  operation: (id) => {
    used.add(id)
    return contract.operation(id)
  },
})

const isModule = (
  entry: readonly [string, ModuleFiles | undefined],
): entry is readonly [string, ModuleFiles] => entry[1] !== undefined

/**
 * Whether a fault may be a consequence of another one in the same object; at the top level, only of faults in the file
 * as a whole.
 */
const mayFollow = ({ file, pointer }: Fault, other: Fault): boolean => {
  const holder = other.pointer.replace(/\/[^/]*$/, '')
  return file === other.file && (holder === '' ? pointer === '' : `${pointer}/`.startsWith(`${holder}/`))
}

/**
 * Reads the modules in `folder`. Malformed parts of a module's files are left out, or the whole module if nothing
 * remains; others may still refer to it. With `only`, one module is checked; the others can be referred to.
 */
export const moduleChecker = (folder: string, registries: Registries, only?: string): ModuleChecker => {
  const { modules: sources, templates, menu } = readModules(folder)
  const malformed: Fault[] = []
  const looked = sources.filter(({ id }) => only === undefined || id === only)
  const sound = looked.flatMap((source) => {
    const module = checkFiles(source, templates, malformed)
    return module ? [{ source, module }] : []
  })
  const shapeFaults = [...malformed]
  const isWhole = ({ id, files, template }: ModuleSource): boolean =>
    sound.some(({ source }) => source.id === id) &&
    ![...Object.values(files), ...Object.values(template)].some((part) =>
      shapeFaults.some(({ file }) => file === part?.file),
    )
  const soundMenu = menu !== undefined && checkMenuFile(menu, malformed) ? menu : undefined
  const modules = new Map(sources.map((source) => [source.id, knownModule(source)] as const).filter(isModule))
  const routes = routesOf([...modules.values()], registries.screens)
  checkPaths(sources, modules, registries.screens, malformed)
  const usedOperations = new Map<string, ReadonlySet<string>>()

  const check: ModuleChecker['check'] = (document) => {
    const whole = readContract(document)
    const faults = [...malformed]
    const contractFor = (id: string): Contract => {
      const names = new Set<string>()
      usedOperations.set(id, names)
      return noting(whole, names)
    }
    for (const { source, module: files } of sound) {
      const contract = contractFor(source.id)
      const module = wholeModule(contract, files)
      const found: Fault[] = []
      checkModule({
        module,
        source,
        contract,
        registries,
        routes,
        others: modules,
        report: reporter(source, found),
      })
      faults.push(...found.filter((fault) => !shapeFaults.some((other) => mayFollow(fault, other))))
    }
    const repeats = repeatFaults(whole, sources.filter(isWhole))
    // Parts of a template that have no effect in this module may have one in others that use it.
    faults.push(...repeats.filter(({ file }) => only === undefined || !isOfTemplate(file)))
    if (soundMenu && only === undefined)
      checkMenu({
        source: soundMenu,
        contract: contractFor(soundMenu.file),
        modules,
        registries,
        routes,
        faults,
      })
    return distinct(faults)
  }
  return { check, usedOperations }
}

/** Checks modules against the contract and the registries; returns the faults. */
export const checkModules = ({ folder, contract, registries, only }: ModuleCheck): readonly Fault[] =>
  moduleChecker(folder, registries, only)
    .check(contract)
    .filter(({ file }) => only === undefined || file.startsWith(`${only}/`) || isOfTemplate(file))
