import { type ModuleSource, readModules } from '../modules/format/read.ts'
import type { ModuleFiles } from '../modules/format/types.ts'
import { checkDetail } from './detail.ts'
import { checkFiles, checkMenuFile, knownModule } from './files/files.ts'
import { checkMenu } from './files/menu.ts'
import { checkModuleFile } from './files/module-file.ts'
import { checkPaths } from './files/paths.ts'
import { repeatFaults } from './form/difference/repeats.ts'
import { wholeModule } from './form/difference/whole-module.ts'
import { checkForm } from './form/form.ts'
import { checkList } from './list/list.ts'
import { checkPreview } from './preview/preview.ts'
import { type Contract, readContract } from './schema/contract.ts'
import type { Fault } from './subject/fault.ts'
import type { Registries } from './subject/registries.ts'
import { routesOf } from './subject/routes.ts'
import { reporter, type Subject } from './subject/subject.ts'

export type { Fault } from './subject/fault.ts'
export type { Registries } from './subject/registries.ts'

/** What the modules are checked against. */
export interface ModuleCheck {
  /** `src/modules`, or another folder of the same form. */
  folder: string
  /** The bundled OpenAPI document. */
  contract: unknown
  registries: Registries
  /** Id of the one module to look into, as far as others take no part in a fault; all, and the menu, when left out. */
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

/** Each fault once: a template's shows in every module that uses it. */
const distinct = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [key(fault), fault])).values(),
]

/** The modules of a folder, read once, to be checked against any contract. */
export interface ModuleChecker {
  /** What is wrong in the modules and the menu. */
  check: (document: unknown) => readonly Fault[]
  /** Ids of the operations that each module and `menu.json` named in the last check, found or not. */
  usedOperations: ReadonlyMap<string, ReadonlySet<string>>
}

/** The contract, noting down which operations it is asked for. */
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

/** Whether a fault may only follow from another, which is told of the same object: of a file's top only what is told of it as a whole. */
const mayFollow = ({ file, pointer }: Fault, other: Fault): boolean => {
  const holder = other.pointer.replace(/\/[^/]*$/, '')
  return file === other.file && (holder === '' ? pointer === '' : `${pointer}/`.startsWith(`${holder}/`))
}

/**
 * Reads the modules in `folder`. A module is looked into without what is not well-formed in its files, or not at all
 * where nothing whole is left then; others may still refer to it. With `only`, one module is looked into; the others
 * are there to be referred to.
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
    // What of a template says nothing to this module may say something to the others that use it.
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

/** Proves modules against the contract and the registries; the answer is what is wrong, empty when nothing is. */
export const checkModules = ({ folder, contract, registries, only }: ModuleCheck): readonly Fault[] =>
  moduleChecker(folder, registries, only)
    .check(contract)
    .filter(({ file }) => only === undefined || file.startsWith(`${only}/`) || isOfTemplate(file))
