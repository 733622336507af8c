import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { inWords, plural } from '../../../src/contract/text/english.ts'
import { messageGaps } from '../../check/contract/message-faults.ts'
import { doneMessages, messageNeeds } from '../../check/contract/message-needs.ts'
import type { Document } from '../../shared/contract.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { titleCase } from '../answers/words.ts'
import type { Changes } from './changes/changes.ts'
import { readJson, withValue } from './json-text.ts'
import { labelsFile, languages } from './text-edits.ts'

const fileOf = (language: string, name: 'done' | 'nouns'): string =>
  `src/contract/messages/${language}/${name}.json`

/**
 * Adds the missing messages of the bundled contract to every language: nouns of records and unique properties, and
 * success messages; from `texts` or labels, else in English. Returns the untranslated ones. Call it after the labels
 * are written.
 */
export const addMessages = (
  changes: Changes,
  contract: Document,
  texts: Presentation['texts'],
): readonly string[] => {
  const needs = messageNeeds(contract)
  const messages = doneMessages(contract)
  const left = new Set<string>()
  for (const language of languages) {
    const labels = readJson<Record<string, string>>(changes.read(labelsFile(language)))
    const words = (english: string): string => {
      const label = titleCase(english.replaceAll(' ', '-'))
      const found = texts[language]?.[english] ?? texts[language]?.[label] ?? labels[label] ?? labels[english]
      if (found === undefined || found === label) left.add(english)
      return found === undefined || found === label ? english : found
    }
    const files = {
      done: changes.read(fileOf(language, 'done')),
      nouns: changes.read(fileOf(language, 'nouns')),
    }
    const gaps = messageGaps(readJson<Texts>(files.done), readJson<Texts>(files.nouns), needs)
    for (const id of gaps.operations.missing)
      files.done = withValue(files.done, ['operations', id], words(messages.get(id) ?? ''))
    for (const name of gaps.nouns.missing) {
      const one = inWords(name)
      files.nouns = withValue(files.nouns, [name], { one: words(one), other: words(plural(one)) })
    }
    for (const name of gaps.properties.missing)
      files.nouns = withValue(files.nouns, ['properties', name], words(inWords(name)))
    for (const name of ['done', 'nouns'] as const)
      if (files[name] !== changes.read(fileOf(language, name)))
        changes.write(fileOf(language, name), files[name])
  }
  return [...left]
}

/** Renames a unique property in the messages without changing its noun. */
export const renameInMessages = (changes: Changes, from: string, to: string): void => {
  for (const language of languages) {
    const text = changes.read(fileOf(language, 'nouns'))
    const { properties } = readJson<{ properties: Record<string, string> }>(text)
    const words = properties[from]
    if (words !== undefined && !Object.hasOwn(properties, to))
      changes.write(fileOf(language, 'nouns'), withValue(text, ['properties', to], words))
  }
}

/** Removes unused nouns and messages from every language; `before` is the former contract. */
export const removeMessages = (changes: Changes, before: Document, after: Document): void => {
  const needs = messageNeeds(after)
  const gone = messageNeeds(before).unique.filter((name) => !needs.unique.includes(name))
  for (const language of languages) {
    const [doneFile, nounsFile] = [fileOf(language, 'done'), fileOf(language, 'nouns')]
    const [done, nouns] = [changes.read(doneFile), changes.read(nounsFile)]
    const gaps = messageGaps(readJson<Texts>(done), readJson<Texts>(nouns), needs)
    const without = (text: string, paths: readonly (readonly string[])[]): string =>
      paths.reduce((rest, path) => withValue(rest, [...path], undefined), text)
    const less = without(
      done,
      gaps.operations.spare.map((id) => ['operations', id]),
    )
    const fewer = without(nouns, [
      ...gaps.nouns.spare.map((name) => [name]),
      ...gone.map((name) => ['properties', name]),
    ])
    if (less !== done) changes.write(doneFile, less)
    if (fewer !== nouns) changes.write(nounsFile, fewer)
  }
}
