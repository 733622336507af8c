import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { formPlace } from '../validation/form-errors.ts'
import { listParts, type Part, type Parts, type Versions } from './list-parts.ts'

/** The selected version; `both` combines the two changes. */
export type Resolution = 'mine' | 'theirs' | 'both'

/** A property, or part of a property, that differs between two versions of a record. */
export interface Difference extends Part {
  name: string
  /** The default selection: the changed value; if both sides changed it, the combined value, or else the user's own. */
  proposed: Resolution
}

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : value

/** Whether two versions of a part are equal; the order is ignored where changes can be combined. */
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
 * The differences between the typed data and the version stored meanwhile. `merge` returns the data for a selection by
 * the differences' keys, with the default for missing keys. `start` is the data that the form was opened with. Each
 * language of translated texts and each item of a list is selected separately.
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

/** The user and time of the last change, by field name; see `formPlace` for the other two parameters. */
export const changesByField = (
  changes: readonly ChangedProperty[] | null,
  places: readonly string[],
  bodyToForm: Readonly<Record<string, string>>,
): Readonly<Record<string, ChangedProperty>> =>
  Object.fromEntries(
    // The latest change comes first; it is the one shown for a field that combines several properties.
    [...(changes ?? [])].reverse().flatMap((change) => {
      const place = formPlace(change.path, places, bodyToForm)
      return place ? [[place.name, change] as const] : []
    }),
  )
