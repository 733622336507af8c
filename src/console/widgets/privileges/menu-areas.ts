import { menu } from 'virtual:menu'
import { findOperation, hasOperation } from '../../../client/availability.ts'
import { areaOf } from '../../../contract/operations/privileges.ts'

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
