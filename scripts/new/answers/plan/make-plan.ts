import { plural, singular } from '../../../../src/contract/text/english.ts'
import { closestName, nameCure } from '../../../../src/module-check/subject/fault.ts'
import { isPlatform } from '../../../../src/modules/format/platform.ts'
import { filterParameters, isFiltered } from '../../contract/list-parameters.ts'
import { recordProperties } from '../../contract/record-properties.ts'
import type { Existing } from '../existing.ts'
import { readProperty } from '../property-notation.ts'
import { kebab, lowerWords, pascal, titleCase, upperSnake } from '../words.ts'
import type { Answers, Look, Plan, Property, PropertyAnswer } from './plan.ts'
import { nameFault, nameTwice } from './property-names.ts'
import { labelFault, propertyFault } from './property-rules.ts'
import { planOperations, rowActionsOf, specialActions } from './special-operations.ts'

const isFile = ({ type }: Pick<PropertyAnswer, 'type'>): boolean =>
  ['image', 'audio', 'file', 'files'].includes(type)

const nameOf = (name: string, { type }: PropertyAnswer): string => {
  if (type === 'reference') return name.replace(/Id$/, '')
  if (type === 'references') return singular(name.replace(/Ids$/, ''))
  if (type === 'texts' || type === 'files') return singular(name)
  return isFile({ type }) ? name.replace(/Id$/, '') : name
}

/** A property by its name and what is said of it. Throws, naming the property, for what does not go together. */
export const propertyOf = (
  name: string,
  notation: string | PropertyAnswer,
  context: Existing & { resource: string },
): Property => {
  const wrongName = nameFault(name, context)
  if (wrongName !== undefined) throw new Error(`${name}: ${wrongName}`)
  const answer = typeof notation === 'string' ? attempt(name, () => readProperty(notation)) : notation
  const fault = propertyFault(answer, context)
  if (fault !== undefined) throw new Error(`${name}: ${fault}`)
  const short = nameOf(name, answer)
  const wrongShort = nameFault(short, context)
  if (wrongShort !== undefined) throw new Error(`${name}: ${wrongShort}`)
  const isList = answer.type === 'files' || answer.type === 'references'
  return { title: titleCase(isList ? plural(short) : short), ...answer, name: short }
}

const attempt = <T>(name: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

const listed = (names: readonly string[] | undefined, all: readonly Property[], key: string): void => {
  for (const name of names ?? [])
    if (
      name !== 'active' &&
      !all.some((property) => property.name === name || property.name === singular(name))
    )
      throw new Error(
        `${key}: There is no property "${name}": ${nameCure(
          name,
          all.map((one) => one.name),
        )}`,
      )
}

const withFlags = (answers: Answers, all: readonly Property[]): readonly Property[] => {
  const { search, filters, sorts } = answers
  listed(search, all, 'search')
  listed(filters, all, 'filters')
  listed(sorts, all, 'sorts')
  const has = (names: readonly string[] | undefined, { name }: Property): boolean =>
    names?.some((one) => one === name || singular(one) === name) ?? false
  return all.map((property) => ({
    ...property,
    search: property.search === true || has(search, property),
    filter: property.filter === true || has(filters, property),
    sort: property.sort === true || has(sorts, property),
  }))
}

const labelOf = ({ label }: Answers, all: readonly Property[]): string => {
  const texts = all.filter(({ type, asked }) => (type === 'text' || type === 'texts') && !asked)
  const found = texts.find(({ name }) => name === label || (label !== undefined && name === singular(label)))
  if (label !== undefined && !found)
    throw new Error(
      `label: There is no text "${label}": ${nameCure(
        label,
        texts.map(({ name }) => name),
      )}`,
    )
  const chosen = found ?? texts.find(({ required }) => required) ?? texts[0]
  if (!chosen)
    throw new Error('properties: one of them must be a text that names the record: name: text required')
  return chosen.name
}

/** What is wrong with the address of a module; undefined when nothing is. */
export const pathFault = (path: string, { paths }: Existing): string | undefined => {
  if (!/^(\/[A-Za-z\d][\w-]*)+$/.test(path))
    return `write ${path} like /prayer-time: Latin letters, digits and hyphens`
  const owner = paths.get(path)
  return owner === undefined ? undefined : `${path} is taken by the module "${owner}": say another`
}

/** What is wrong with an area of privileges; undefined when nothing is. */
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

/** A group that there is, or a new one by a name that is not taken for another. */
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
  if (menu?.icon !== undefined && !existing.icons.includes(menu.icon))
    throw new Error(`menu.icon: There is no icon "${menu.icon}": ${nameCure(menu.icon, existing.icons)}`)
  if (menu?.group !== undefined) checkGroup(menu.group, existing)
  if (existing.modules.has(id)) throw new Error(`There is a module "${id}" already`)
  checkPath(path, existing)
  checkLabels(answers)
  if (platform !== undefined && !isPlatform(platform)) throw new Error('platform: it is WEB or MOBILE')
}

/** How the module of a resource is shown; what `answers` leave open follows from the resource's name. */
export const lookOf = (answers: Answers, existing: Existing, words: { one: string; many: string }): Look => {
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

const fileKinds = (properties: readonly Property[]): Look['files'] =>
  Object.fromEntries(
    properties.flatMap(({ name, type }) =>
      type === 'image' || type === 'audio' || type === 'file' ? [[name, type]] : [],
    ),
  )

const checkResource = (resource: string, { resources, tags, document }: Existing): void => {
  const tag = kebab(resource)
  const written = tag.split('-').map(pascal).join('')
  if (!/^[A-Z][A-Za-z\d]*$/.test(resource) || written !== resource)
    throw new Error(`resource: write it like ${/^[A-Z][A-Za-z\d]*$/.test(written) ? written : 'PrayerTime'}`)
  if (resources.has(resource) || tags.includes(tag))
    throw new Error(
      `The contract has the resource ${resource} already: npm run new -- module --from ${resource}`,
    )
  const { components } = document as { components?: { schemas?: object } }
  if (Object.hasOwn(components?.schemas ?? {}, resource))
    throw new Error(`resource: ${resource} is a schema of the contract already: say another name`)
}

/** Throws where two properties, or parameters of the list, would have one name. */
const checkNames = (plan: Plan, existing: Existing): void => {
  const fault =
    nameTwice(
      plan.properties.map((property) => [
        property.name,
        Object.keys(recordProperties(property, plan, existing)),
      ]),
    ) ??
    nameTwice(
      plan.properties
        .filter(isFiltered)
        .map((property) => [property.name, filterParameters(property, plan).map(([name]) => name)]),
    )
  if (fault !== undefined) throw new Error(fault)
}

/** The whole plan of a resource that is not there yet. Throws, naming the answer, for what is missing or wrong. */
export const makePlan = (answers: Answers, existing: Existing): Plan => {
  const { resource } = answers
  checkResource(resource, existing)
  const one = answers.one ?? lowerWords(resource)
  const words = { one, many: answers.many ?? plural(one) }
  const look = lookOf(answers, existing, words)
  const named = Object.entries(answers.properties ?? {}).map(([name, notation]) =>
    propertyOf(name, notation, { ...existing, resource }),
  )
  const properties = withFlags(answers, named)
  if (properties.filter(({ type }) => type === 'state').length > 1)
    throw new Error('properties: a record has one state: make the others an enum')
  const operations = planOperations(answers.operations ?? {}, { properties, existing, one: look.one })
  const area = answers.privileges ?? upperSnake(resource)
  const wrongArea = areaFault(area)
  if (wrongArea !== undefined) throw new Error(`privileges: ${wrongArea}`)
  const plan: Plan = {
    look: {
      ...look,
      titles: Object.fromEntries(
        properties.flatMap(({ name, title }) => [name, plural(name)].map((key) => [key, title])),
      ),
      files: fileKinds(properties),
      rowActions: rowActionsOf(operations, resource),
      ...(properties.some(isFile) && { upload: area }),
    },
    tag: look.id,
    api: `/api/${look.id}`,
    resource,
    ...words,
    area,
    actions: specialActions([...(answers.actions ?? []), ...operations.map(({ action }) => action)]),
    label: labelOf(answers, properties),
    properties,
    operations,
  }
  checkNames(plan, existing)
  return plan
}
