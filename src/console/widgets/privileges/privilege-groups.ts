import { menu } from 'virtual:menu'
import { findOperation, hasOperation } from '../../../client/availability.ts'
import { areaOf, type PrivilegeAction, splitPrivilege } from '../../../contract/operations/privileges.ts'
import type { RecordId } from '../../../contract/records/record-id.ts'
import { foldText } from '../../../contract/text/fold-text.ts'

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

/** The groups in the order of `areas`; others follow. */
export const inAreaOrder = (
  groups: readonly PrivilegeGroup[],
  areas: readonly string[],
): readonly PrivilegeGroup[] => {
  const places = new Map(areas.map((area, place) => [area, place]))
  const rankOf = ({ name }: PrivilegeGroup): number => places.get(name) ?? areas.length
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** The privileges whose texts, by `textsOf`, contain all typed words, compared like in all searches. */
export const matchingPrivileges = (
  privileges: readonly Privilege[],
  typed: string,
  textsOf: (name: string) => string,
): readonly Privilege[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return privileges
  return privileges.filter(({ name }) => {
    const text = foldText(textsOf(name))
    return words.every((word) => text.includes(word))
  })
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

interface Node {
  operation?: string
  privileges?: readonly string[]
  children?: readonly Node[]
}

/** The areas of privileges in the order of the menu's items, whose own privilege is the first of each. */
export const menuAreas = (nodes: readonly Node[] = menu): readonly string[] => {
  const areas = nodes.flatMap(({ operation, privileges, children }) => {
    if (children) return menuAreas(children)
    const [own] =
      privileges ?? (operation && hasOperation(operation) ? findOperation(operation).privileges : null) ?? []
    return own === undefined ? [] : [areaOf(own)]
  })
  return [...new Set(areas)]
}
