import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkKeys, type KeyCheck } from '../../src/console/i18n/check-keys.ts'
import { root } from '../shared/root.ts'
import type { Step } from './step.ts'

const consoleFolder = join(root, 'src/console')
const textFolder = join(consoleFolder, 'i18n')

type Texts = KeyCheck['texts'][string]

/** `texts.<namespace>.<language>`, from the files `<namespace>.<language>.json`. */
const readTexts = async (): Promise<Record<string, Texts>> => {
  const texts: Record<string, Record<string, Texts[string]>> = {}
  for (const name of (await readdir(textFolder)).sort()) {
    const [, namespace, language] = /^(\w+)\.(\w+)\.json$/.exec(name) ?? []
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

/** Labels of module files are English and their own keys: the other languages need only agree which they translate. */
const labelFaults = (labels: Texts): string[] => {
  const all = new Set(Object.values(labels).flatMap((texts) => Object.keys(texts)))
  return Object.entries(labels).flatMap(([language, texts]) =>
    [...all]
      .filter((key) => !Object.hasOwn(texts, key))
      .map((key) => `modules.${language}.json: "${key}" is missing; translate it`),
  )
}

/** Every language of the console has every text. */
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
