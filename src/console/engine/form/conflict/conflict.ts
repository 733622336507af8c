import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { formPlace } from '../validation/form-errors.ts'
import { listParts, type Part, type Parts, type Versions } from './list-parts.ts'

/** Which version holds; `both` is what one has changed together with what the other has. */
export type Resolution = 'mine' | 'theirs' | 'both'

/** One property, or a part of one, on which two versions of a record differ. */
export interface Difference extends Part {
  name: string
  /** What is proposed: the value of whoever changed it; where both did both changes, or else one's own. */
  proposed: Resolution
}

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : value

/** Whether two versions of a part say the same; where changes go together, their order says nothing. */
const isSamePart = ({ both }: Part, a: unknown, b: unknown): boolean =>
  both === undefined ? isSame(a ?? null, b ?? null) : isSame(inOrder(a ?? []), inOrder(b ?? []))

const partsOf = (versions: Versions): Parts =>
  listParts(versions) ?? { parts: [{ key: '', ...versions }], join: ([chosen]) => chosen }

const differenceIn = (name: string, part: Part): readonly Difference[] => {
  const { both, ...rest } = part
  const isLike = (a: unknown, b: unknown): boolean => isSamePart(part, a, b)
  if (isLike(part.mine, part.theirs)) return []
  const found = { ...rest, name, key: `${name}/${part.key}` }
  if (isLike(part.mine, part.start)) return [{ ...found, proposed: 'theirs' }]
  if (both === undefined || isLike(part.theirs, part.start)) return [{ ...found, proposed: 'mine' }]
  return [{ ...found, both, proposed: 'both' }]
}

/**
 * Where the typed data and the version stored meanwhile differ, and the data that follow from a choice (`merge`, by the
 * differences' keys; what is proposed where there is none). `start` is what the form was opened with. Of texts per
 * language each language is chosen on its own, of a list each item.
 */
export const compareVersions = (
  start: PlainObject,
  mine: PlainObject,
  theirs: PlainObject,
  names: readonly string[],
) => {
  const compared = names
    .filter((name) => !isSame(mine[name] ?? null, theirs[name] ?? null))
    .map((name) => {
      const { parts, join } = partsOf({ start: start[name], mine: mine[name], theirs: theirs[name] })
      return { name, parts: parts.map((part) => ({ part, found: differenceIn(name, part) })), join }
    })
  const chosenOf = (
    { part, found: [difference] }: { part: Part; found: readonly Difference[] },
    chosen: Readonly<Record<string, Resolution>>,
  ): unknown => (difference ? difference[chosen[difference.key] ?? difference.proposed] : part.mine)
  return {
    differences: compared.flatMap(({ parts }) => parts.flatMap(({ found }) => found)),
    merge: (chosen: Readonly<Record<string, Resolution>>): PlainObject => ({
      ...mine,
      ...Object.fromEntries(
        compared.map(({ name, parts, join }) => [name, join(parts.map((part) => chosenOf(part, chosen)))]),
      ),
    }),
  }
}

/** Who changed which field and when, by the field's name; see `formPlace` for the other two. */
export const changesByField = (
  changes: readonly ChangedProperty[] | null,
  places: readonly string[],
  bodyToForm: Readonly<Record<string, string>>,
): Readonly<Record<string, ChangedProperty>> =>
  Object.fromEntries(
    // The latest comes first, and is the one to be told where one field stands for several properties.
    [...(changes ?? [])].reverse().flatMap((change) => {
      const place = formPlace(change.path, places, bodyToForm)
      return place ? [[place.name, change] as const] : []
    }),
  )
