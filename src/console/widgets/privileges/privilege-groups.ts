import { type PrivilegeAction, splitPrivilege } from '../../../contract/operations/privilege-names.ts'

/** A privilege as the API lists it. */
export interface Privilege {
  id: number
  name: string
  /** Why it must not be given, as a label. */
  withheld?: string
}

/** Where a privilege stands beside the others of its area; OTHER for those of no usual action. */
export type PrivilegeColumn = PrivilegeAction | 'OTHER'

/** The privileges of one area. */
export interface PrivilegeGroup {
  /** The name before the action: `VIDEO_AND_PODCAST_CATEGORY`. */
  name: string
  /** By action; a name without one stands alone, as OTHER. */
  privileges: Partial<Record<PrivilegeColumn, Privilege>>
}

/** Privileges by area, in the order in which the areas first appear. */
export const groupPrivileges = (privileges: readonly Privilege[]): readonly PrivilegeGroup[] => {
  const groups = new Map<string, PrivilegeGroup>()
  for (const privilege of privileges) {
    const { area, action = 'OTHER' } = splitPrivilege(privilege.name)
    const found = groups.get(area) ?? { name: area, privileges: {} }
    found.privileges[action] = privilege
    groups.set(area, found)
  }
  return [...groups.values()]
}

/** An area that no language has words for, as people read it: `SLIDE_SHOW` is `Slide show`. */
export const groupTitle = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The chosen ids with these among them, or without them. Others stay as they are, in their order. */
export const withIds = (
  chosen: readonly number[],
  ids: readonly number[],
  on: boolean,
): readonly number[] => {
  const others = chosen.filter((id) => !ids.includes(id))
  return on ? [...others, ...ids] : others
}

/** The ids of those that may be given. */
export const grantableIds = (privileges: readonly Privilege[]): readonly number[] =>
  privileges.filter(({ withheld }) => withheld === undefined).map(({ id }) => id)

/** How many of `ids` are chosen: all of them, some, or none. An empty list is never all. */
export const shareOf = (chosen: ReadonlySet<number>, ids: readonly number[]): 'all' | 'some' | 'none' => {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
