import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { wholeModule } from '../../src/module-check/form/difference.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { type ModuleSource, readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Module, ModuleFiles } from '../../src/modules/format/types.ts'
import { withReferences } from './column-references.ts'
import { contractFile } from './contract.ts'
import { generatedFolder } from './overlay.ts'
import { modulesIn } from './written-files.ts'

let latest: { file: string; changed: number; contract: Contract } | undefined

/** The present bundled contract of a project; the previous one while it is being written. */
export const contractOf = (project: string): Contract => {
  const file = contractFile(project)
  const before = latest?.file === file ? latest : undefined
  try {
    const changed = statSync(file).mtimeMs
    if (before?.changed === changed) return before.contract
    latest = { file, changed, contract: readContract(JSON.parse(readFileSync(file, 'utf8'))) }
    return latest.contract
  } catch (error) {
    if (before) return before.contract
    throw error
  }
}

/** The modules of a project by file, with the templates' files. */
export const moduleSourcesOf = (project: string): readonly ModuleSource[] =>
  readModules(modulesIn(project)).modules

/** The resolved module files of a project. */
export const moduleFilesOf = (project: string): readonly ModuleFiles[] =>
  moduleSourcesOf(project).map(resolveModule)

/** A module with its form schema from the present files and contract. */
export const moduleNow = (project: string, files: ModuleFiles): Module => {
  const contract = contractOf(project)
  const module = wholeModule(contract, files)
  return module.list ? { ...module, list: withReferences(contract, module.module, module.list) } : module
}

/**
 * A module with the form schema of `npm run generate`, which matches the validators. Throws if its files have changed
 * since, because the form would be outdated.
 */
export const generatedModule = (project: string, files: ModuleFiles): Module => {
  const { schema: now, ...module } = moduleNow(project, files)
  if (!module.ui) return module
  const name = `${generatedFolder()}/forms/${module.id}.json`
  const file = join(project, name)
  const schema = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (JSON.stringify(schema) !== JSON.stringify(now))
    throw new Error(`${name} is not what contract and module say now. Cure: npm run generate`)
  return { ...module, schema }
}
