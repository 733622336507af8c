import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { wholeModule } from '../../src/module-check/form/difference/whole-module.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { type ModuleSource, readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Module, ModuleFiles } from '../../src/modules/format/types.ts'
import { contractFile } from './contract.ts'
import { modulesIn } from './written-files.ts'

let latest: { file: string; changed: number; contract: Contract } | undefined

/** The bundled contract of a project as it is; while it is being written anew, as it was. */
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

/** The modules of a project file by file, with the templates' files beneath them. */
export const moduleSourcesOf = (project: string): readonly ModuleSource[] =>
  readModules(modulesIn(project)).modules

/** The modules of a project as their files say. */
export const moduleFilesOf = (project: string): readonly ModuleFiles[] =>
  moduleSourcesOf(project).map(resolveModule)

/** A module with the schema of its form as its files and the contract are now. */
export const moduleNow = (project: string, files: ModuleFiles): Module =>
  wholeModule(contractOf(project), files)

/**
 * A module with the schema of its form as `npm run generate` wrote it, like the validators beside it. Throws where its
 * files have changed since, since the form would lack what they say.
 */
export const generatedModule = (project: string, files: ModuleFiles): Module => {
  const { schema: now, ...module } = moduleNow(project, files)
  if (!module.ui) return module
  const name = `generated/forms/${module.id}.json`
  const file = join(project, name)
  const schema = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (JSON.stringify(schema) !== JSON.stringify(now))
    throw new Error(`${name} is not what contract and module say now. Cure: npm run generate`)
  return { ...module, schema }
}
