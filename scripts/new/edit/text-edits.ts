import { languages as spoken } from '../../../src/server/messages/message.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { lowerWords } from '../answers/words.ts'
import type { Changes } from './changes.ts'
import { editJson, readJson } from './json-text.ts'
import patterns from './label-patterns.json' with { type: 'json' }

/** Languages other than English, whose labels are their own keys. */
export const languages = spoken.filter((language) => language !== 'en')
type Language = (typeof languages)[number]

/** The file with a language's labels. */
export const labelsFile = (language: string): string => `src/console/i18n/${language}/modules.json`
const widgets = (language: string): string => `src/console/i18n/${language}/widgets.json`

type Texts = Readonly<Record<string, string>>

/** The translation of a label: an existing one, or a pattern with a known word; else undefined. */
const translated = (label: string, language: Language, translations: Texts): string | undefined => {
  if (Object.hasOwn(translations, label)) return translations[label]
  for (const [english, pattern] of Object.entries(patterns[language])) {
    const [start = '', end = ''] = english.split('{{label}}')
    if (!label.startsWith(start) || !label.endsWith(end)) continue
    const inner = label.slice(start.length, label.length - end.length)
    if (Object.hasOwn(translations, inner)) return pattern.replace('{{label}}', translations[inner] ?? inner)
  }
  return undefined
}

/**
 * Adds missing labels to every language: from `texts`, from existing translations, else in English. Returns the
 * untranslated labels by language.
 */
export const addLabels = (
  changes: Changes,
  needed: readonly string[],
  texts: Presentation['texts'],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    languages.map((language) => {
      const file = labelsFile(language)
      const existing = readJson<Texts>(changes.read(file))
      const translations = { ...existing, ...texts[language] }
      const missing = [...new Set(needed)]
        .filter((label) => /\p{L}/u.test(label) && !Object.hasOwn(existing, label))
        .map((label) => [label, translated(label, language, translations)] as const)
      editJson(
        changes,
        file,
        missing.map(([label, words]) => [[label], words ?? label]),
      )
      return [language, missing.flatMap(([label, words]) => (words === undefined ? [label] : []))]
    }),
  )

/** Removes unused labels. */
export const removeLabels = (changes: Changes, gone: readonly string[]): void => {
  for (const file of languages.map(labelsFile)) {
    const existing = readJson<Texts>(changes.read(file))
    const labels = gone.filter((label) => Object.hasOwn(existing, label))
    editJson(
      changes,
      file,
      labels.map((label) => [[label], undefined]),
    )
  }
}

/** Sets or removes names of privilege areas in every language; `nameIn` returns undefined to remove one. */
const editAreas = (
  changes: Changes,
  areas: readonly string[],
  nameIn: (area: string, language: string) => string | undefined,
): void => {
  for (const language of spoken) {
    const file = widgets(language)
    const { privileges } = readJson<{ privileges: { areas: Texts } }>(changes.read(file))
    const named = areas.map((area) => [area, nameIn(area, language)] as const)
    // A new name does not replace an existing one; only an existing one is removed.
    const changed = named.filter(
      ([area, name]) => Object.hasOwn(privileges.areas, area) === (name === undefined),
    )
    editJson(
      changes,
      file,
      changed.map(([area, name]) => [['privileges', 'areas', area], name]),
    )
  }
}

/** Adds names of privilege areas to every language: in English, or the module's title if there is one. */
export const addAreas = (changes: Changes, areas: Texts, texts: Presentation['texts']): void =>
  editAreas(changes, Object.keys(areas), (area, language) => {
    const words = areas[area] ?? area
    return texts[language]?.[words] ?? words.charAt(0) + lowerWords(words.slice(1))
  })

/** Removes the names of areas. */
export const removeAreas = (changes: Changes, areas: readonly string[]): void =>
  editAreas(changes, areas, () => undefined)
