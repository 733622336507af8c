import { languages as spoken } from '../../../src/server/messages/languages.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { lowerWords } from '../answers/words.ts'
import type { Changes } from './changes/changes.ts'
import { readJson, withValue } from './json-text.ts'

/** Languages other than English, whose labels are their own keys. */
export const languages = spoken.filter((language) => language !== 'en')
type Language = (typeof languages)[number]

/** The file with a language's labels. */
export const labelsFile = (language: string): string => `src/console/i18n/${language}/modules.json`
const widgets = (language: string): string => `src/console/i18n/${language}/widgets.json`

/** Patterns of labels in every module, around the name of a property or record. */
const sentences: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  ar: [
    [/^(.+) is required$/, '$1: حقل مطلوب'],
    [/^Are you sure to delete this (.+)\?$/, 'هل تريد بالتأكيد حذف هذا السجل ($1)؟'],
    [/^(.+) Details$/, '$1: التفاصيل'],
    [/^Add (.+)$/, 'إضافة $1'],
    [/^Update (.+)$/, 'تعديل $1'],
  ],
  bn: [
    [/^(.+) is required$/, '$1 আবশ্যক'],
    [/^Are you sure to delete this (.+)\?$/, '$1 মুছে ফেলবেন?'],
    [/^(.+) Details$/, '$1: বিস্তারিত'],
    [/^Add (.+)$/, '$1 যোগ করুন'],
    [/^Update (.+)$/, '$1 হালনাগাদ করুন'],
  ],
  de: [
    [/^(.+) is required$/, '$1 ist erforderlich'],
    [/^Are you sure to delete this (.+)\?$/, 'Möchten Sie diesen Eintrag ($1) wirklich löschen?'],
    [/^(.+) Details$/, '$1: Einzelheiten'],
    [/^Add (.+)$/, '$1 hinzufügen'],
    [/^Update (.+)$/, '$1 ändern'],
  ],
  fr: [
    [/^(.+) is required$/, '$1 : champ obligatoire'],
    [/^Are you sure to delete this (.+)\?$/, 'Voulez-vous vraiment supprimer cet élément ($1) ?'],
    [/^(.+) Details$/, '$1 : détails'],
    [/^Add (.+)$/, 'Ajouter : $1'],
    [/^Update (.+)$/, 'Modifier : $1'],
  ],
  nl: [
    [/^(.+) is required$/, '$1 is verplicht'],
    [/^Are you sure to delete this (.+)\?$/, 'Weet u zeker dat u dit item ($1) wilt verwijderen?'],
    [/^(.+) Details$/, '$1: details'],
    [/^Add (.+)$/, '$1 toevoegen'],
    [/^Update (.+)$/, '$1 bijwerken'],
  ],
}

/** The translation of a label: an existing one, or a pattern with a known word; else undefined. */
const translated = (
  label: string,
  language: Language,
  translations: Readonly<Record<string, string>>,
): string | undefined => {
  if (Object.hasOwn(translations, label)) return translations[label]
  for (const [pattern, words] of sentences[language]) {
    const inner = pattern.exec(label)?.[1]
    const translated =
      inner !== undefined && Object.hasOwn(translations, inner) ? translations[inner] : undefined
    if (translated !== undefined) return words.replace('$1', translated)
  }
  return undefined
}

const hasLetters = (label: string): boolean => /\p{L}/u.test(label)

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
      let text = changes.read(file)
      const existing = readJson<Record<string, string>>(text)
      const translations = { ...existing, ...texts[language] }
      const left: string[] = []
      for (const label of new Set(needed.filter(hasLetters))) {
        if (Object.hasOwn(existing, label)) continue
        const words = translated(label, language, translations)
        if (words === undefined) left.push(label)
        text = withValue(text, [label], words ?? label)
      }
      changes.write(file, text)
      return [language, left]
    }),
  )

/** Removes unused labels. */
export const removeLabels = (changes: Changes, gone: readonly string[]): void => {
  for (const language of languages) {
    const file = labelsFile(language)
    const translations = readJson<Record<string, string>>(changes.read(file))
    const text = gone
      .filter((label) => Object.hasOwn(translations, label))
      .reduce((current, label) => withValue(current, [label], undefined), changes.read(file))
    changes.write(file, text)
  }
}

/** Adds names of privilege areas to every language: in English, or the module's title if there is one. */
export const addAreas = (
  changes: Changes,
  areas: Readonly<Record<string, string>>,
  texts: Presentation['texts'],
): void => {
  for (const language of ['en', ...languages]) {
    const file = widgets(language)
    let text = changes.read(file)
    const existing = readJson<{ privileges: { areas: Record<string, string> } }>(text).privileges.areas
    for (const [area, words] of Object.entries(areas)) {
      const english = words.charAt(0) + lowerWords(words.slice(1))
      if (!Object.hasOwn(existing, area))
        text = withValue(text, ['privileges', 'areas', area], texts[language]?.[words] ?? english)
    }
    changes.write(file, text)
  }
}

/** Removes the names of areas. */
export const removeAreas = (changes: Changes, areas: readonly string[]): void => {
  for (const language of ['en', ...languages]) {
    const file = widgets(language)
    const existing = readJson<{ privileges: { areas: Record<string, string> } }>(changes.read(file))
      .privileges.areas
    const text = areas
      .filter((area) => Object.hasOwn(existing, area))
      .reduce(
        (current, area) => withValue(current, ['privileges', 'areas', area], undefined),
        changes.read(file),
      )
    changes.write(file, text)
  }
}
