import type { ChangedProperty } from '../../../../contract/conventions/refusal.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { formPlace } from '../validation/form-errors.ts'

type Data = Readonly<Record<string, unknown>>

/** One property on which two versions of a record differ. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  /** Whose value is proposed: the one of whoever changed it; one's own when both did. */
  proposed: 'mine' | 'theirs'
}

const same = (a: unknown, b: unknown): boolean => isSame(a ?? null, b ?? null)

/** Where the typed data and the version stored meanwhile differ; `start` is what the form was opened with. */
export const differences = (
  start: Data,
  mine: Data,
  theirs: Data,
  names: readonly string[],
): readonly Difference[] =>
  names
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      proposed: same(mine[name], start[name]) ? 'theirs' : 'mine',
    }))

/** The data with the other's value wherever it was chosen. */
export const mergeVersions = (
  mine: Data,
  theirs: Data,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Data => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(chosen)
      .filter(([, whose]) => whose === 'theirs')
      .map(([name]) => [name, theirs[name]]),
  ),
})

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
