import { ApiError } from '../../../../../client/api-error.ts'
import { type Collision, collisionsIn } from '../../actions/collisions.ts'

/** The values that were changed, as they are sent; a field that is left as it was is not. */
export const changedValues = (
  collisions: readonly Collision[],
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string | number>> | undefined => {
  const changed = collisions.flatMap(({ property, value }) => {
    const text = typed[property]?.trim() ?? ''
    if (text === String(value)) return []
    const number = Number(text)
    return [[property, typeof value === 'number' && text !== '' && !Number.isNaN(number) ? number : text]]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** Why a call was refused over a property: another record has its value, or the API's words; null where it was not. */
export const refusalAt = (
  error: unknown,
  property: string,
): { collision?: Collision; message: string } | null => {
  if (!(error instanceof ApiError)) return null
  const fault = error.faults.find(({ path }) => path.split('/').at(-1) === property)
  const collision = collisionsIn(error)?.find((each) => each.property === property)
  return fault || collision ? { message: fault?.message ?? '', ...(collision && { collision }) } : null
}
