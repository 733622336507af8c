import { ApiError } from '../../../../../client/api-error.ts'
import { type Collision, type Conflicts, conflictsIn } from '../../actions/conflicts.ts'

type Changed = Readonly<Record<string, string | number | null>>

/** The values that were changed, as they are sent; a field that is left as it was is not, nor a choice that is due still. */
export const changedValues = (
  { collisions, gone }: Conflicts,
  typed: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, number | null>>,
): Changed | undefined => {
  const picked = gone.flatMap(({ property, optional }): [string, number | null][] => {
    const id = chosen[property] ?? null
    return id !== null || optional ? [[property, id]] : []
  })
  const changed = collisions.flatMap(({ property, value }): [string, string | number][] => {
    const text = typed[property]?.trim() ?? ''
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
  const fault = error.faults.find(({ path }) => path.split('/').at(-1) === property)
  const collision = conflictsIn(error)?.collisions.find((each) => each.property === property)
  return fault || collision ? { message: fault?.message ?? '', ...(collision && { collision }) } : null
}
