import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import { root } from '../shared/root.ts'
import type { Step } from './step.ts'
import { checkKeys, type KeyCheck } from './text-keys.ts'

const consoleFolder = join(root, 'src/console')
const textFolder = join(consoleFolder, 'i18n')

type Texts = KeyCheck['texts'][string]

/** `texts.<namespace>.<language>`, from the files `<language>/<namespace>.json`. */
const readTexts = async (): Promise<Record<string, Texts>> => {
  const texts: Record<string, Record<string, Texts[string]>> = {}
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

/** Keys of module files whose text is shown to people; under `ui:messages` and `words` every text is. */
const shownKeys = new Set([
  'label',
  'title',
  'one',
  'confirm',
  'success',
  'failed',
  'empty',
  'create',
  'update',
])
const shownUiKeys = /^ui:(title|help|placeholder|description|enumNames|messages)$|^words$/

const labelsIn = (value: unknown, shown = false): string[] => {
  if (typeof value === 'string') return shown ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => labelsIn(item, shown))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    labelsIn(part, shown || shownUiKeys.test(key) || (shownKeys.has(key) && typeof part === 'string')),
  )
}

const moduleLabels = (): ReadonlySet<string> => {
  const { modules } = readModules(join(root, 'src/modules'))
  const files = modules
    .map(resolveModule)
    .map(({ module, list, form, ui, detail }) => [
      { title: module.title, one: module.one },
      list,
      { title: form?.title, submit: form?.submit, done: form?.done, failed: form?.failed },
      ui,
      detail,
    ])
  return new Set(labelsIn(files))
}

/**
 * Labels of module files are English and their own keys. Staff read Bengali, so it has them all; the other languages
 * translate the interface, and of the labels what they like, but none that Bengali does not know.
 */
const labelFaults = (labels: Texts): string[] => {
  const { bn = {}, ...others } = labels
  const missing = [...moduleLabels()].filter((label) => !Object.hasOwn(bn, label) && /\p{L}/u.test(label))
  const strange = Object.entries(others).flatMap(([language, texts]) =>
    Object.keys(texts)
      .filter((key) => !Object.hasOwn(bn, key))
      .map((key) => `${language}/modules.json: no module has "${key}"; take it out`),
  )
  return [...missing.map((label) => `bn/modules.json: "${label}" is missing; translate it`), ...strange]
}

/** Every language has every text of the interface, and Bengali every label of the modules. */
export const languages: Step = {
  name: 'texts of all languages',
  run: async () => {
    const { modules: labels = {}, ...texts } = await readTexts()
    const faults = [
      ...checkKeys({ sources: await readSources(), texts, defaultNamespace: 'shell' }),
      ...labelFaults(labels),
    ]
    return faults.length === 0 ? null : faults.join('\n')
  },
}
