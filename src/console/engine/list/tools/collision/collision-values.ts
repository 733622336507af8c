import { ApiError } from '../../../../../client/api-error.ts'
import { fromPointer } from '../../../../../contract/json-pointer.ts'
import {
  type Collision,
  type Conflicts,
  conflictsIn,
  type GoneReference,
  referenceKey,
} from '../../actions/calls/conflicts.ts'

type ChangedValues = Readonly<Record<string, string | number | readonly number[] | null>>

/** The selected replacements for missing references, by place. */
export type Chosen = Readonly<Record<string, number | null>>

const goneValue = (
  all: readonly GoneReference[],
  { list, ...each }: GoneReference,
  chosen: Chosen,
): ChangedValues[string] => {
  const idAt = (gone: Pick<GoneReference, 'property' | 'recordId'>): number | null =>
    chosen[referenceKey(gone)] ?? null
  if (list === null) return idAt(each)
  const { property } = each
  const lost = all.filter((other) => other.property === property).map(({ recordId }) => recordId)
  const ids = list.map((id) => (lost.includes(id) ? idAt({ property, recordId: id }) : id))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** The changed values for the request, without unchanged fields and pending selections. */
export const changedValues = (
  { collisions, gone }: Conflicts,
  typed: Readonly<Record<string, string>>,
  chosen: Chosen,
): ChangedValues | undefined => {
  const isDue = (each: GoneReference): boolean =>
    !each.optional && (chosen[referenceKey(each)] ?? null) === null
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

/**
 * The error of a refused call at a property: another record has its value, or the API's message; null if there is none.
 */
export const refusalAt = (
  error: unknown,
  property: string,
): { collision?: Collision; message: string } | null => {
  if (!(error instanceof ApiError)) return null
  const fault = error.faults.find(({ path }) => fromPointer(path).at(-1) === property)
  const collision = conflictsIn(error)?.collisions.find((each) => each.property === property)
  return fault || collision ? { message: fault?.message ?? '', ...(collision && { collision }) } : null
}
