import { nearest } from '../../../../src/module-check/subject/fault.ts'
import type { Existing } from '../existing.ts'
import { readOperation } from '../operation-notation.ts'
import type { Answers } from './plan.ts'

interface Unknown {
  readonly key: string
  readonly icon: string
}

const faultsOf = (named: readonly Unknown[], icons: readonly string[], use: string): readonly string[] => {
  const unknown = named.filter(({ icon }) => !icons.includes(icon))
  if (unknown.length === 0) return []
  const lines = unknown.map(({ key, icon }) => {
    const meant = nearest(icon, icons)
    return `${key}: There is no icon "${icon}"${meant === undefined ? '' : `: rename it to "${meant}"`}`
  })
  return [...lines, `Icons of ${use}: ${[...icons].sort().join(', ')}`]
}

const iconOf = (notation: NonNullable<Answers['operations']>[string]): string | undefined => {
  try {
    return (typeof notation === 'string' ? readOperation(notation) : notation).icon
  } catch {
    // The plan reports errors of the notation.
    return undefined
  }
}

/** Throws for all unknown icons of the answers together, with the valid ones. */
export const checkIcons = (answers: Answers, existing: Existing): void => {
  const { menu, operations = {} } = answers
  const ofMenu = menu?.icon === undefined ? [] : [{ key: 'menu.icon', icon: menu.icon }]
  const ofOperations = Object.entries(operations).flatMap(([name, notation]) => {
    const icon = iconOf(notation)
    return icon === undefined ? [] : [{ key: `operations.${name}: icon`, icon }]
  })
  const faults = [
    ...faultsOf(ofMenu, existing.icons, 'the menu'),
    ...faultsOf(ofOperations, existing.actionIcons, 'operations'),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
