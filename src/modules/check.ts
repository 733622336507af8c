import { readContract } from './check/contract.ts'
import { checkDetail } from './check/detail.ts'
import type { Fault } from './check/fault.ts'
import { checkFiles, checkMenuFile } from './check/files.ts'
import { checkForm } from './check/form.ts'
import { checkList } from './check/list.ts'
import { checkMenu } from './check/menu.ts'
import { checkModuleFile } from './check/operations.ts'
import { checkPaths } from './check/paths.ts'
import type { Registries } from './check/registries.ts'
import { routesOf } from './check/routes.ts'
import { reporter, type Subject } from './check/subject.ts'
import { readModules, resolveModule } from './format/read.ts'
import type { Module } from './format/types.ts'

export type { Fault } from './check/fault.ts'
export type { Registries } from './check/registries.ts'

/** What the modules are checked against. */
export interface ModuleCheck {
  /** `src/modules`, or another folder of the same form. */
  folder: string
  /** The bundled OpenAPI document. */
  contract: unknown
  registries: Registries
}

const checkModule = (subject: Subject): void => {
  checkModuleFile(subject)
  checkList(subject)
  checkForm(subject)
  checkDetail(subject)
}

const key = ({ file, pointer, message }: Fault): string => `${file} ${pointer} ${message}`

/** Each fault once: a template's shows in every module that uses it. */
const distinct = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [key(fault), fault])).values(),
]

/**
 * A check of the modules in `folder`, their files read once: the answer tells, for any contract, what is wrong in
 * them. A module whose files are not well-formed is told so and not looked into.
 */
export const moduleChecker = (
  folder: string,
  registries: Registries,
): ((document: unknown) => readonly Fault[]) => {
  const { modules: sources, templates, menu } = readModules(folder)
  const wellFormed: Fault[] = []
  const sound = sources.filter((source) => checkFiles(source, templates, wellFormed))
  const menuIsSound = menu !== undefined && checkMenuFile(menu, wellFormed)
  const modules = new Map<string, Module>(sound.map((source) => [source.id, resolveModule(source)]))
  const routes = routesOf([...modules.values()], registries.screens)
  return (document) => {
    const contract = readContract(document)
    const faults = [...wellFormed]
    for (const source of sound) {
      const module = modules.get(source.id) as Module
      checkModule({
        module,
        source,
        contract,
        registries,
        routes,
        others: modules,
        report: reporter(source, faults),
      })
    }
    checkPaths(sound, modules, registries.screens, faults)
    if (menuIsSound) checkMenu({ source: menu, contract, modules, registries, routes, faults })
    return distinct(faults)
  }
}

/** Proves every module against the contract and the registries; the answer is what is wrong, empty when nothing is. */
export const checkModules = ({ folder, contract, registries }: ModuleCheck): readonly Fault[] =>
  moduleChecker(folder, registries)(contract)
