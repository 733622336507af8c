import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { noValue } from '../../../src/contract/text/no-value.ts'
import { allTextsLabel } from '../../../src/module-check/list/all-texts.ts'
import { readModules, resolveModule } from '../../../src/modules/format/read.ts'
import type { ModuleFiles } from '../../../src/modules/format/types.ts'
import { readContractFile } from '../../shared/contract.ts'
import { root } from '../../shared/root.ts'
import { moduleFilesOf, moduleNow } from '../../shared/whole-modules.ts'
import { modulesIn } from '../../shared/written-files.ts'
import { linesOf, type Step } from '../step.ts'
import { areaFaults, enumerationFaults, labelFaults, labelsIn, labelsOfSource } from './module-labels.ts'
import { checkKeys } from './text-keys.ts'

const consoleFolder = join(root, 'src/console')
const textFolder = join(consoleFolder, 'i18n')

/** `texts.<namespace>.<language>`, from the files `<language>/<namespace>.json`. */
const readTexts = async (): Promise<Record<string, Record<string, Texts>>> => {
  const texts: Record<string, Record<string, Texts>> = {}
  for (const name of (await readdir(textFolder, { recursive: true })).sort()) {
    const [, language, namespace] = /^(\w+)[\\/](\w+)\.json$/.exec(name) ?? []
    if (namespace === undefined || language === undefined) continue
    texts[namespace] ??= {}
    texts[namespace][language] = JSON.parse(await readFile(join(textFolder, name), 'utf8'))
  }
  return texts
}

const readSources = async (): Promise<Record<string, string>> => {
  const entries = await readdir(consoleFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(textFolder))
  const pairs = files.map(async (file) => [relative(root, file), await readFile(file, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

type Named = { readonly enum?: readonly string[] } | undefined

/** The schemas of the bundled contract. */
const readSchemas = async (): Promise<Readonly<Record<string, Named>>> =>
  ((await readContractFile()).components?.schemas ?? {}) as Readonly<Record<string, Named>>

/** The texts of cells, and of what the contract adds to lists. */
const derivedLabels = ['Active', 'Inactive', 'Yes', 'No', noValue, allTextsLabel]

const nestedTexts = (value: Texts[string] | undefined): Texts =>
  value === undefined || typeof value === 'string' ? {} : value

/** The visible texts of a module's files; the others are names of properties and operations. */
export const shownFiles = ({ module, list, form, ui, detail, preview }: ModuleFiles): readonly unknown[] => [
  { title: module.title, one: module.one },
  list,
  { title: form?.title, submit: form?.submit, done: form?.done, failed: form?.failed },
  ui,
  detail,
  preview,
]

/** All labels of menu, modules (`src/modules` or another folder) and console. */
export const shownLabels = async (folder = modulesIn()): Promise<ReadonlySet<string>> => {
  const { modules, menu, dashboard } = readModules(folder)
  return new Set([
    ...labelsIn([menu?.json, dashboard?.json, ...modules.map(resolveModule).map(shownFiles)]),
    ...Object.values(await readSources()).flatMap(labelsOfSource),
    ...derivedLabels,
  ])
}

/** Every language has all interface texts and all labels of menu, modules and console. */
export const languages: Step = {
  name: 'texts of all languages',
  run: async () => {
    const [{ modules: labels = {}, ...texts }, sources, schemas] = await Promise.all([
      readTexts(),
      readSources(),
      readSchemas(),
    ])
    const whole = moduleFilesOf(root).map((files) => moduleNow(root, files))
    const shown = await shownLabels()
    const faults = [
      ...checkKeys({ sources, texts, defaultNamespace: 'shell' }),
      ...labelFaults(shown, labels),
      ...whole.flatMap((module) => enumerationFaults(module, schemas)),
      ...areaFaults(
        schemas.PrivilegeName?.enum ?? [],
        nestedTexts(nestedTexts(texts.widgets?.en?.privileges).areas),
      ),
    ]
    return linesOf(faults)
  },
}
