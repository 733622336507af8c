import type { User } from '../../generated/models/index.ts'
import type { Stored } from './wire.ts'

/**
 * Why an account may not enter, whatever its password: a sentence for its owner; null for one that may. Users of the
 * website wait for staff to verify them.
 */
export function shutOut({ banned, registerType, verified }: Stored<User>): string | null {
  if (banned === true) return 'This account is blocked. Please contact the foundation.'
  if (registerType === 'WEB' && verified !== true)
    return 'This account is not verified yet. Please contact the foundation.'
  return null
}
