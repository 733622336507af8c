import { closestName } from '../../../../src/module-check/subject/fault.ts'
import { isPlatform } from '../../../../src/modules/format/platform.ts'
import type { Existing } from '../existing.ts'
import { kebab, titleCase } from '../words.ts'
import { checkIcons } from './icons.ts'
import type { Answers, Presentation } from './plan.ts'
import { labelFault } from './property-rules.ts'

/** The error of a module's address; undefined if it is valid. */
export const pathFault = (path: string, { paths }: Existing): string | undefined => {
  if (!/^(\/[A-Za-z\d][\w-]*)+$/.test(path))
    return `write ${path} like /prayer-time: Latin letters, digits and hyphens`
  const owner = paths.get(path)
  return owner === undefined ? undefined : `${path} is taken by the module "${owner}": say another`
}

/** The error of an area of privileges; undefined if it is valid. */
export const areaFault = (area: string): string | undefined =>
  /^[A-Z]+(_[A-Z]+)*$/.test(area)
    ? undefined
    : `write ${area} like PRAYER_TIME: Latin capitals, with _ between words`

const checkPath = (path: string, existing: Existing): void => {
  const fault = pathFault(path, existing)
  if (fault !== undefined) throw new Error(`path: ${fault}`)
}

const checkLabels = ({ title, one, menu = {} }: Answers): void => {
  for (const [key, label] of Object.entries({
    title,
    one,
    'menu.label': menu.label,
    'menu.group': menu.group,
  })) {
    const fault = label !== undefined && labelFault(label)
    if (fault) throw new Error(`${key}: ${fault}`)
  }
}

/** Accepts an existing group, or a new one with an unused name. */
const checkGroup = (group: string, { menuGroups, menuItems }: Existing): void => {
  if (menuGroups.includes(group)) return
  if (menuItems.includes(group))
    throw new Error(
      `menu.group: "${group}" leads to a page itself: say another name, or use one of: ${menuGroups.join(', ')}`,
    )
  const meant = closestName(group, menuGroups)
  if (meant !== undefined)
    throw new Error(`menu.group: There is no group "${group}": rename it to "${meant}"`)
}

const checkLook = (answers: Answers, id: string, existing: Existing): void => {
  const { menu, path = `/${id}`, platform } = answers
  checkIcons(answers, existing)
  if (menu?.group !== undefined) checkGroup(menu.group, existing)
  if (existing.modules.has(id)) throw new Error(`There is a module "${id}" already`)
  checkPath(path, existing)
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
  checkLook(answers, id, existing)
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
