import { closestName, nearest } from '../../../../src/module-check/subject/fault.ts'
import { isPlatform } from '../../../../src/modules/format/platform.ts'
import type { Existing } from '../existing.ts'
import { readOperation } from '../notation.ts'
import { kebab, titleCase } from '../words.ts'
import type { Answers, Presentation } from './plan.ts'
import { labelFault } from './property-rules.ts'

/** The error of a module's address; undefined if it is valid. */
export const pathFault = (path: string, { paths }: Existing): string | undefined => {
  if (!/^(\/[A-Za-z\d][\w-]*)+$/.test(path))
    return `write ${path} like /prayer-time: Latin letters, digits and hyphens`
  const owner = paths.get(path)
  return owner === undefined ? undefined : `${path} is taken by the module "${owner}": give another`
}

/** The error of an area of privileges; undefined if it is valid. */
export const areaFault = (area: string): string | undefined =>
  /^[A-Z]+(_[A-Z]+)*$/.test(area)
    ? undefined
    : `write ${area} like PRAYER_TIME: Latin capitals, with _ between words`

const iconFaults = (
  named: readonly (readonly [key: string, icon: string | undefined])[],
  icons: readonly string[],
  use: string,
): readonly string[] => {
  const lines = named.flatMap(([key, icon]) => {
    if (icon === undefined || icons.includes(icon)) return []
    const suggestion = nearest(icon, icons)
    return [
      `${key}: There is no icon "${icon}"${suggestion === undefined ? '' : `: rename it to "${suggestion}"`}`,
    ]
  })
  return lines.length > 0 ? [...lines, `Icons of ${use}: ${[...icons].sort().join(', ')}`] : []
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
export const checkIcons = (
  { menu, operations = {} }: Pick<Answers, 'menu' | 'operations'>,
  { icons, actionIcons }: Pick<Existing, 'icons' | 'actionIcons'>,
): void => {
  const ofOperations = Object.entries(operations).map(
    ([name, notation]) => [`operations.${name}: icon`, iconOf(notation)] as const,
  )
  const faults = [
    ...iconFaults([['menu.icon', menu?.icon]], icons, 'the menu'),
    ...iconFaults(ofOperations, actionIcons, 'operations'),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const checkLabels = ({ title, one, menu = {} }: Answers): void => {
  const labels = { title, one, 'menu.label': menu.label, 'menu.group': menu.group }
  for (const [key, label] of Object.entries(labels)) {
    const fault = label !== undefined && labelFault(label)
    if (fault) throw new Error(`${key}: ${fault}`)
  }
}

/** Accepts an existing group, or a new one with an unused name. */
const checkGroup = (group: string, { menuGroups, menuItems }: Existing): void => {
  if (menuGroups.includes(group)) return
  if (menuItems.includes(group))
    throw new Error(
      `menu.group: "${group}" leads to a page itself: give another name, or use one of: ${menuGroups.join(', ')}`,
    )
  const suggestion = closestName(group, menuGroups)
  if (suggestion !== undefined)
    throw new Error(`menu.group: There is no group "${group}": rename it to "${suggestion}"`)
}

const checkPresentation = (answers: Answers, id: string, existing: Existing): void => {
  const { menu, path = `/${id}`, platform } = answers
  checkIcons(answers, existing)
  if (menu?.group !== undefined) checkGroup(menu.group, existing)
  if (existing.modules.has(id)) throw new Error(`There is a module "${id}" already`)
  const fault = pathFault(path, existing)
  if (fault !== undefined) throw new Error(`path: ${fault}`)
  checkLabels(answers)
  if (platform !== undefined && !isPlatform(platform)) throw new Error('platform: it is WEB or MOBILE')
}

/** The presentation of a resource's module; defaults come from the resource's name. */
export const presentationOf = (
  answers: Answers,
  existing: Existing,
  words: { one: string; many: string },
): Presentation => {
  const { resource, menu = {}, platform, detail, texts = {} } = answers
  const id = kebab(resource)
  checkPresentation(answers, id, existing)
  const title = answers.title ?? titleCase(words.many.replaceAll(' ', '-'))
  const one = titleCase(words.one.replaceAll(' ', '-'))
  return {
    id,
    resource,
    title,
    one,
    path: answers.path ?? `/${id}`,
    menu: { ...menu, label: menu.label ?? title },
    ...(platform && { platform }),
    ...(detail && { detail }),
    titles: {},
    files: {},
    rowActions: {},
    texts,
  }
}
