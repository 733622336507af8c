import type { Texts } from '../../../src/console/i18n/language-data.ts'

/** Input of the check: source text by file, and texts by namespace and language. */
export interface KeyCheck {
  sources: Readonly<Record<string, string>>
  /** `texts.shell.en`; English is the reference for other languages. */
  texts: Readonly<Record<string, Readonly<Record<string, Texts>>>>
  /** Default namespace of a source file without one in `useTranslation`. */
  defaultNamespace: string
}

const PLURAL = /_(zero|one|two|few|many|other)$/

const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : flatten(value, `${prefix}${name}.`),
  )

const baseKeys = (texts: Texts): Set<string> =>
  new Set(flatten(texts).map(([key]) => key.replace(PLURAL, '')))

const namespacesOf = (source: string, fallback: string): string[] => {
  const named = [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[\w-]+')/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? fallback),
  )
  return /useTranslation\(\s*\)|i18next\.t\(/.test(source) || named.length === 0
    ? [...named, fallback]
    : named
}

/** Keys in a source: t('a'), and both of t(open ? 'a' : 'b'). */
const called = (source: string): string[] =>
  [...source.matchAll(/(?<![\w$])t\(\s*(?:[^`,;{}()]*\?\s*)?'([^'\n]+)'(?:\s*:\s*'([^'\n]+)')?/g)].flatMap(
    ([, key, other]) => [key, other].filter((each) => each !== undefined),
  )

const literals = (source: string): string[] =>
  [...source.matchAll(/(['"])(?:\w+:)?([\w.-]+)\1/g)].map(([, , text]) => text ?? '')

/** Patterns of keys built at run time, which start with a fixed part: t(`theme.names.${name}`). */
const patterns = (source: string): RegExp[] =>
  [...source.matchAll(/`(?:\w+:)?(\w[\w.-]*\.(?:[\w.-]|\$\{[^{}`\n]*\})*)`/g)].map(([, template]) => {
    const parts = (template ?? '').split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.-]/g, '\\$&'))
    return new RegExp(`^${parts.join('[\\w.-]+')}$`)
  })

const missing = ({ sources, texts, defaultNamespace }: KeyCheck): string[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const declared = namespacesOf(source, defaultNamespace).map((name) => baseKeys(texts[name]?.en ?? {}))
    return called(source)
      .filter((key) => !declared.some((keys) => keys.has(key)))
      .map((key) => `${file}: t('${key}') has no English text; add the key to the JSON file of its namespace`)
  })

const unused = ({ sources, texts }: KeyCheck): string[] => {
  const all = Object.values(sources)
  const used = new Set(all.flatMap(literals))
  const built = all.flatMap(patterns)
  const isUsed = (key: string): boolean => used.has(key) || built.some((pattern) => pattern.test(key))
  return Object.entries(texts).flatMap(([namespace, languages]) =>
    [...baseKeys(languages.en ?? {})]
      .filter((key) => !isUsed(key))
      .map((key) => `en/${namespace}.json: no source uses "${key}"; remove it in every language`),
  )
}

const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w-]+)/g)].map(([, name]) => name ?? ''))].sort()

const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** Whether a plural form of a language applies to a single number, so that its text can contain it: "two rows". */
const saysItsNumber = (key: string, language: string): boolean => {
  const form = PLURAL.exec(key)?.[1]
  const rules = new Intl.PluralRules(language)
  return form !== undefined && [...Array(201).keys()].filter((n) => rules.select(n) === form).length === 1
}

const isSamePlaceholders = (key: string, text: string, englishText: string, language: string): boolean => {
  const counts = saysItsNumber(key, language) ? ['count', 'number'] : []
  const named = (each: string): string =>
    placeholders(each)
      .filter((name) => !counts.includes(name))
      .join()
  return named(text) === named(englishText)
}

const differences = (namespace: string, language: string, english: Texts, other: Texts): string[] => {
  const file = `${language}/${namespace}.json`
  const required = baseKeys(english)
  const found = baseKeys(other)
  const texts = flatten(other)
  const keys = new Set(texts.map(([key]) => key))
  const englishTexts = new Map(flatten(english).map(([key, text]) => [key.replace(PLURAL, ''), text]))
  const plurals = new Set(texts.filter(([key]) => PLURAL.test(key)).map(([key]) => key.replace(PLURAL, '')))
  return [
    ...[...required]
      .filter((key) => !found.has(key))
      .map((key) => `${file}: "${key}" is missing; translate it`),
    ...[...found]
      .filter((key) => !required.has(key))
      .map((key) => `${file}: English has no "${key}"; remove it`),
    ...[...plurals]
      .flatMap((key) => formsOf(language).map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key))
      .map((key) => `${file}: "${key}" is missing; the language counts so`),
    ...texts
      .filter(([key]) => required.has(key.replace(PLURAL, '')))
      .filter(
        ([key, text]) =>
          !isSamePlaceholders(key, text, englishTexts.get(key.replace(PLURAL, '')) ?? '', language),
      )
      .map(([key]) => `${file}: "${key}" must hold the same placeholders as in English`),
  ]
}

const translations = ({ texts }: KeyCheck): string[] =>
  Object.entries(texts).flatMap(([namespace, { en = {}, ...others }]) =>
    Object.entries(others).flatMap(([language, other]) => differences(namespace, language, en, other)),
  )

/**
 * Errors of the interface texts: keys in sources that English lacks, unused keys, and keys or placeholders that differ
 * from English in another language. Each error names file and fix.
 */
export const checkKeys = (check: KeyCheck): string[] => [
  ...missing(check),
  ...unused(check),
  ...translations(check),
]
