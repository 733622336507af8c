import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asRecord, parsedOrNull } from '../../../../contract/json.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { languages } from '../../../../contract/text/interface-languages.ts'
import { loadLanguage } from '../../../i18n/load-language.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { type GridColumn, isImportable } from '../grid/grid-columns.ts'
import { headingOf } from '../grid/grid-layout.ts'
import type { GridForm } from '../grid/use-grid-form.ts'

/** The target of a column with the numbers of stored records. */
export const idTarget = '#id'

/** The meaning of a column of a file: a column of the grid, or {@link idTarget}. */
export interface Target {
  key: string
  /** Shown to the user. */
  label: string
  /** Headings that mean it. */
  names: readonly string[]
}

/** A heading for comparisons: without case, accents, and the marks around names. */
export const headingKey = (heading: string): string => foldText(heading.replace(/[*:_\s()[\]/-]+/g, ' '))

/** The user's choices for headings of a module; an empty text for a column that is left out. */
export type Remembered = Readonly<Record<string, string>>

export const readRemembered = (text: string | null): Remembered =>
  Object.fromEntries(
    Object.entries(asRecord(text === null ? null : parsedOrNull(text))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/**
 * Adds the choice for a heading of a file. Another heading of the file with the same target, chosen before, is left out;
 * other files keep theirs.
 */
export const remembering = (
  before: Remembered,
  headings: readonly string[],
  heading: string,
  key: string,
): Remembered => {
  const keys = headings.map(headingKey)
  const replaced = keys.filter((each) => key !== '' && before[each] === key)
  const left = Object.fromEntries(replaced.map((each) => [each, '']))
  return { ...before, ...left, [headingKey(heading)]: key }
}

/** The only target with a name that contains a heading, or is contained in it. */
const similar = (heading: string, targets: readonly Target[]): Target | undefined => {
  const isPart = (name: string): boolean =>
    name.length > 2 &&
    heading.length > 2 &&
    (` ${name} `.includes(` ${heading} `) || ` ${heading} `.includes(` ${name} `))
  const found = targets.filter(({ names }) => names.some((name) => isPart(headingKey(name))))
  return found.length === 1 ? found[0] : undefined
}

/**
 * The target of each heading: as remembered, by an equal name, or else by a similar one; undefined for none. Each target
 * is used once.
 */
export const matchColumns = (
  headings: readonly string[],
  targets: readonly Target[],
  remembered: Remembered = {},
): readonly (string | undefined)[] => {
  const matched: (string | undefined)[] = headings.map(() => undefined)
  const left = new Map(targets.map((target) => [target.key, target]))
  const pass = (find: (heading: string) => Target | undefined): void =>
    headings.map(headingKey).forEach((heading, at) => {
      if (matched[at] !== undefined || remembered[heading] === '') return
      const target = find(heading)
      if (!target) return
      matched[at] = target.key
      left.delete(target.key)
    })
  pass((heading) => left.get(remembered[heading] ?? ''))
  pass((heading) =>
    [...left.values()].find(({ names }) => names.some((name) => headingKey(name) === heading)),
  )
  pass((heading) => similar(heading, [...left.values()]))
  return matched
}

/** The heading of the numbers of records, in every language. */
const idName = 'ID'

/** Translations of the labels of modules, in every language of the interface. */
const labelsRequest = {
  queryKey: ['labels of modules'],
  queryFn: async () => {
    const found = await Promise.all(languages.map(({ code }) => loadLanguage(code)))
    return found.map(({ texts }) => asRecord(texts?.modules))
  },
  staleTime: Number.POSITIVE_INFINITY,
}

const namesOf = (column: GridColumn, labels: readonly Readonly<Record<string, unknown>>[]): string[] => {
  const { name, language, column: listed } = column
  const english = [column.label, ...(listed ? [listed.label] : [])]
  const translated = labels.flatMap((texts) =>
    english.flatMap((label) => (typeof texts[label] === 'string' ? [texts[label]] : [])),
  )
  const all = [...english, ...translated, name]
  if (!language) return all
  return all.flatMap((each) => [`${each} (${language.name})`, `${each} (${language.code})`])
}

/** The possible meanings of a file's columns: the columns of the form, and the number of a record. */
export const useTargets = (form: GridForm | null): readonly Target[] | null => {
  const label = useLabel()
  const { data, isError } = useQuery(labelsRequest)
  return useMemo(() => {
    if (!form || (!data && !isError)) return null
    const targets = form.columns.filter(isImportable).map((column) => ({
      key: column.key,
      label: headingOf(column, label),
      names: namesOf(column, data ?? []),
    }))
    return [{ key: idTarget, label: idName, names: [idName] }, ...targets]
  }, [form, data, isError, label])
}
