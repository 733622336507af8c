import { ApiError } from '../../../../../client/api-error.ts'
import { fromPointer } from '../../../../../contract/json-pointer.ts'
import {
  type Collision,
  type Conflicts,
  conflictsIn,
  type GoneReference,
  placeOf,
} from '../../actions/calls/conflicts.ts'

type ChangedValues = Readonly<Record<string, string | number | readonly number[] | null>>

/** What is chosen in place of what is gone, by its place. */
export type Chosen = Readonly<Record<string, number | null>>

const goneValue = (
  all: readonly GoneReference[],
  { list, ...each }: GoneReference,
  chosen: Chosen,
): ChangedValues[string] => {
  const idAt = (gone: Pick<GoneReference, 'property' | 'recordId'>): number | null =>
    chosen[placeOf(gone)] ?? null
  if (list === null) return idAt(each)
  const { property } = each
  const lost = all.filter((other) => other.property === property).map(({ recordId }) => recordId)
  const ids = list.map((id) => (lost.includes(id) ? idAt({ property, recordId: id }) : id))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** The values that were changed, as they are sent; a field that is left as it was is not, nor a choice that is due still. */
export const changedValues = (
  { collisions, gone }: Conflicts,
  typed: Readonly<Record<string, string>>,
  chosen: Chosen,
): ChangedValues | undefined => {
  const isDue = (each: GoneReference): boolean => !each.optional && (chosen[placeOf(each)] ?? null) === null
  const picked = gone
    .filter((each) => !isDue(each))
    .map((each) => [each.property, goneValue(gone, each, chosen)] as const)
  const changed = collisions.flatMap(({ property, value }): [string, string | number][] => {
    const text = (typed[property] ?? String(value)).trim()
    if (text === String(value)) return []
    const number = Number(text)
    return [[property, typeof value === 'number' && text !== '' && !Number.isNaN(number) ? number : text]]
  })
  const all = [...changed, ...picked]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** Why a call was refused over a property: another record has its value, or the API's words; null where it was not. */
export const refusalAt = (
  error: unknown,
  property: string,
): { collision?: Collision; message: string } | null => {
  if (!(error instanceof ApiError)) return null
  const fault = error.faults.find(({ path }) => fromPointer(path).at(-1) === property)
  const collision = conflictsIn(error)?.collisions.find((each) => each.property === property)
  return fault || collision ? { message: fault?.message ?? '', ...(collision && { collision }) } : null
}
