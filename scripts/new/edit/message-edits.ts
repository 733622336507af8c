import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { inWords, plural } from '../../../src/contract/text/english.ts'
import { messageGaps } from '../../check/contract/message-faults.ts'
import { doneMessages, messageNeeds } from '../../check/contract/message-needs.ts'
import type { Document } from '../../shared/contract.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { titleCase } from '../answers/words.ts'
import type { Changes } from './changes.ts'
import { editJson, readJson } from './json-text.ts'
import { labelsFile, languages } from './text-edits.ts'

const doneFile = (language: string): string => `src/contract/messages/${language}/done.json`
const nounsFile = (language: string): string => `src/contract/messages/${language}/nouns.json`

type Needs = ReturnType<typeof messageNeeds>

const gapsIn = (changes: Changes, language: string, needs: Needs): ReturnType<typeof messageGaps> =>
  messageGaps(
    readJson<Texts>(changes.read(doneFile(language))),
    readJson<Texts>(changes.read(nounsFile(language))),
    needs,
  )

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
      if (found !== undefined && found !== label) return found
      left.add(english)
      return english
    }
    const { operations, nouns, properties } = gapsIn(changes, language, needs)
    editJson(
      changes,
      doneFile(language),
      operations.missing.map((id) => [['operations', id], words(messages.get(id) ?? '')]),
    )
    editJson(changes, nounsFile(language), [
      ...nouns.missing.map((name): [string[], unknown] => {
        const one = inWords(name)
        return [[name], { one: words(one), other: words(plural(one)) }]
      }),
      ...properties.missing.map((name): [string[], unknown] => [['properties', name], words(inWords(name))]),
    ])
  }
  return [...left]
}

/** Renames a unique property in the messages without changing its noun. */
export const renameInMessages = (changes: Changes, from: string, to: string): void => {
  for (const file of languages.map(nounsFile)) {
    const { properties } = readJson<{ properties: Record<string, string> }>(changes.read(file))
    const words = properties[from]
    if (words !== undefined && !Object.hasOwn(properties, to))
      editJson(changes, file, [[['properties', to], words]])
  }
}

/** Removes unused nouns and messages from every language; `before` is the former contract. */
export const removeMessages = (changes: Changes, before: Document, after: Document): void => {
  const needs = messageNeeds(after)
  const gone = messageNeeds(before).unique.filter((name) => !needs.unique.includes(name))
  for (const language of languages) {
    const { operations, nouns } = gapsIn(changes, language, needs)
    editJson(
      changes,
      doneFile(language),
      operations.spare.map((id) => [['operations', id], undefined]),
    )
    editJson(changes, nounsFile(language), [
      ...nouns.spare.map((name): [string[], unknown] => [[name], undefined]),
      ...gone.map((name): [string[], unknown] => [['properties', name], undefined]),
    ])
  }
}
