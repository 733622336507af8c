import { diffArrays } from 'diff'
import { isObject } from '../../../../contract/json.ts'
import { isWrittenText, type WrittenText } from '../../../../contract/records/language-texts.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { isSame } from '../../../../contract/same-value.ts'

/** The original, own and stored version of a value or part; undefined where it is missing. */
export interface Versions {
  start: unknown
  mine: unknown
  theirs: unknown
}

/** One part of a value, for which one version is selected. */
export interface Part extends Versions {
  /** Unique among the parts of a value. */
  key: string
  /** Both changes combined, if they are compatible and equal neither version. */
  both?: unknown
  /** Language of the text. */
  languageId?: number
  /** The part is a list item. */
  isItem?: true
}

/** The parts of a value, and a function that combines one version of each. */
export interface Parts {
  parts: readonly Part[]
  join: (chosen: readonly unknown[]) => unknown
}

type List = readonly unknown[]

const listOf = (value: unknown): List | undefined =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : undefined

/** Texts per language: each language is a part. The later version determines the position of a text in the record. */
const textParts = (
  start: readonly WrittenText[],
  mine: readonly WrittenText[],
  theirs: readonly WrittenText[],
): Parts => {
  const ids = [...new Set([...mine, ...theirs].map(({ languageId }) => languageId))]
  const textIn = (texts: readonly WrittenText[], id: number): string =>
    texts.find(({ languageId }) => languageId === id)?.text ?? ''
  return {
    parts: ids.map((id) => ({
      key: String(id),
      languageId: id,
      start: textIn(start, id),
      mine: textIn(mine, id),
      theirs: textIn(theirs, id),
    })),
    join: (chosen) =>
      ids.map((id, at) => ({
        ...theirs.find(({ languageId }) => languageId === id),
        languageId: id,
        text: chosen[at],
      })),
  }
}

/** The index pairs of the longest common subsequence of two lists. */
const commonPairs = (
  one: List,
  other: List,
  isOne: (a: unknown, b: unknown) => boolean,
): readonly (readonly [number, number])[] => {
  let [i, j] = [0, 0]
  return diffArrays([...one], [...other], { comparator: isOne }).flatMap(({ value, added, removed }) => {
    const pairs = added || removed ? [] : value.map((_, at) => [i + at, j + at] as const)
    if (!added) i += value.length
    if (!removed) j += value.length
    return pairs
  })
}

const isNamedAlike = (a: unknown, b: unknown): boolean => {
  const name = isObject(a) ? recordLabel(a) : ''
  return name !== '' && isObject(b) && recordLabel(b) === name
}

/**
 * Maps items of `start` to items of `list` as index pairs: equal items first, between them items of the same name,
 * then, if the same number remains on both sides, items at the same position.
 */
const pairsOf = (
  start: List,
  list: List,
  [isOne, ...others]: readonly ((a: unknown, b: unknown) => boolean)[] = [isSame, isNamedAlike],
): readonly (readonly [number, number])[] => {
  if (!isOne) return start.length === list.length ? start.map((_, index) => [index, index] as const) : []
  const common = commonPairs(start, list, isOne)
  const ends = [...common, [start.length, list.length] as const]
  return ends.flatMap(([i, j], at) => {
    const [before, beforeJ] = common[at - 1] ?? [-1, -1]
    const between = pairsOf(start.slice(before + 1, i), list.slice(beforeJ + 1, j), others)
    const moved = between.map(([k, l]) => [k + before + 1, l + beforeJ + 1] as const)
    return at < common.length ? [...moved, [i, j] as const] : moved
  })
}

/** The changes of each item of `start`, and the items inserted before each of them and after the last. */
const changesOf = (start: List, list: List) => {
  const pairs = pairsOf(start, list)
  const now = new Map(pairs.map(([i, j]) => [i, list[j]]))
  const places = new Map(pairs.map(([i, j]) => [j, i]))
  const added: unknown[][] = Array.from({ length: start.length + 1 }, () => [])
  let gap = 0
  list.forEach((item, index) => {
    const place = places.get(index)
    if (place === undefined) added[gap]?.push(item)
    else gap = place + 1
  })
  return { now, added }
}

/** Items without ids: each item of any version is a part. */
const itemParts = (start: List, mine: List, theirs: List): Parts => {
  const ofMine = changesOf(start, mine)
  const ofTheirs = changesOf(start, theirs)
  const addedAt = (gap: number): Versions[] => {
    const ours = ofMine.added[gap] ?? []
    const others = ofTheirs.added[gap] ?? []
    return [
      ...others.map((item) => ({
        start: undefined,
        mine: ours.find((other) => isSame(other, item)),
        theirs: item,
      })),
      ...ours
        .filter((item) => !others.some((other) => isSame(other, item)))
        .map((item) => ({ start: undefined, mine: item, theirs: undefined })),
    ]
  }
  const kept = start.map((item, index) => ({
    start: item,
    mine: ofMine.now.get(index),
    theirs: ofTheirs.now.get(index),
  }))
  const all = [...kept.flatMap((versions, index) => [...addedAt(index), versions]), ...addedAt(start.length)]
  return {
    parts: all.map((versions, at) => ({ key: String(at), isItem: true, ...versions })),
    join: (chosen) => chosen.filter((item) => item !== undefined),
  }
}

/** Strings or numbers in any order: one part, which combines both changes. */
const wordParts = (start: List, mine: List, theirs: List): Parts => {
  const both = [
    ...theirs.filter((word) => mine.includes(word) || !start.includes(word)),
    ...mine.filter((word) => !start.includes(word) && !theirs.includes(word)),
  ]
  return { parts: [{ key: '', start, mine, theirs, both }], join: ([chosen]) => chosen }
}

const isWord = (item: unknown): boolean => typeof item === 'string' || typeof item === 'number'

/** The parts of a list in three versions; undefined for other values and for lists of other types. */
export const listParts = (versions: Versions): Parts | undefined => {
  const [start, mine, theirs] = [versions.start, versions.mine, versions.theirs].map(listOf)
  if (!start || !mine || !theirs) return undefined
  const all = [...start, ...mine, ...theirs]
  if (all.length === 0) return undefined
  if (all.every(isWrittenText))
    return textParts(start as WrittenText[], mine as WrittenText[], theirs as WrittenText[])
  if (all.every(isObject)) return itemParts(start, mine, theirs)
  return all.every(isWord) ? wordParts(start, mine, theirs) : undefined
}
