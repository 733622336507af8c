import { type PrivilegeAction, splitPrivilege } from '../../../contract/operations/privilege-names.ts'
import type { RecordId } from '../../../contract/records/record-id.ts'

/** A privilege of the API's list. */
export interface Privilege {
  id: RecordId
  name: string
  /** Why it must not be granted, as a label. */
  withheld?: string
}

/** The column of a privilege in its area; OTHER for names without a usual action. */
export type PrivilegeColumn = PrivilegeAction | 'OTHER'

/** The privileges of one area. */
export interface PrivilegeGroup {
  /** The name without the action: `VIDEO_AND_PODCAST_CATEGORY`. */
  name: string
  /** By action; a name without one is OTHER. */
  privileges: Partial<Record<PrivilegeColumn, Privilege>>
}

/** Privileges by area, in order of first appearance. */
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

/** A readable name for an area without a translation: `SLIDE_SHOW` is `Slide show`. */
export const groupTitle = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The selected ids with `ids` added or removed. Others keep their order. */
export const withIds = (
  chosen: readonly RecordId[],
  ids: readonly RecordId[],
  on: boolean,
): readonly RecordId[] => {
  const others = chosen.filter((id) => !ids.includes(id))
  return on ? [...others, ...ids] : others
}

/** The ids of privileges that may be granted. */
export const grantableIds = (privileges: readonly Privilege[]): readonly RecordId[] =>
  privileges.filter(({ withheld }) => withheld === undefined).map(({ id }) => id)

/** Whether all, some or none of `ids` are selected. An empty list is never all. */
export const shareOf = (chosen: ReadonlySet<RecordId>, ids: readonly RecordId[]): 'all' | 'some' | 'none' => {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
