import { nameCure } from '../../../src/module-check/subject/fault.ts'
import type { Existing } from './existing.ts'
import type { Answers, Look, Plan, Property, PropertyAnswer } from './plan.ts'
import { readProperty } from './property-notation.ts'
import { planOperations, rowActionsOf } from './special-operations.ts'
import { camel, kebab, lowerWords, pascal, plural, singular, titleCase, upperSnake } from './words.ts'

const isFile = ({ type }: Pick<PropertyAnswer, 'type'>): boolean =>
  ['image', 'audio', 'file', 'files'].includes(type)

const nameOf = (name: string, { type }: PropertyAnswer): string => {
  if (type === 'reference') return name.replace(/Id$/, '')
  if (type === 'references') return singular(name.replace(/Ids$/, ''))
  if (type === 'texts' || type === 'files') return singular(name)
  return isFile({ type }) ? name.replace(/Id$/, '') : name
}

type Rule = (answer: PropertyAnswer, context: Existing & { resource: string }) => string | false

/** What must go together in a property; each answers what is wrong. */
const rules: readonly Rule[] = [
  ({ type, values = [] }) =>
    type === 'enum' && values.length === 0 && 'say its values: enum values=OPEN|CLOSED',
  ({ type, values = [] }) =>
    type === 'state' && values.length < 2 && 'say its values, the first one first: state values=OPEN|CLOSED',
  ({ type, asked }) =>
    asked === true && !plainTypes.has(type) && `no operation can ask for a property of type ${type} alone`,
  ({ type, filter }) =>
    filter === true && unfiltered.has(type) && `a list cannot be filtered by a property of type ${type}`,
  ({ values = [] }) => {
    const wrong = values.find((value) => !/^[A-Z][A-Z\d_]*$/.test(value))
    return wrong !== undefined && `the value "${wrong}" is written ${upperSnake(wrong)}`
  },
  ({ type, to }) =>
    type.startsWith('reference') && to === undefined && `say what it points to: ${type} to=District`,
  ({ to }, { resources, resource }) =>
    to !== undefined &&
    to !== resource &&
    !resources.has(to) &&
    `There is no resource "${to}" with a drop-down: ${nameCure(to, [...resources.keys()])}`,
  ({ to, required }, { resource }) =>
    to === resource &&
    required === true &&
    `the first ${resource} has no other to point to: leave required out`,
  ({ min, max }) =>
    min !== undefined && max !== undefined && min > max && `min ${min} is more than max ${max}`,
  ({ type, unique }) =>
    unique === true && !uniques.has(type) && `a property of type ${type} cannot be unique`,
]

/** Of one value that a record may lack until an operation asks for it. */
const plainTypes = new Set([
  ...['text', 'phone', 'email', 'url', 'number', 'decimal', 'date', 'enum', 'html'],
])
const unfiltered = new Set(['html', 'image', 'audio', 'file', 'files', 'references'])
const uniques = new Set(['text', 'phone', 'email', 'url', 'number', 'date'])

/** A property by its name and what is said of it. Throws, naming the property, for what does not go together. */
export const propertyOf = (
  name: string,
  said: string | PropertyAnswer,
  context: Existing & { resource: string },
): Property => {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) throw new Error(`${name}: write it like fullName`)
  const answer = typeof said === 'string' ? attempt(name, () => readProperty(said)) : said
  const fault = rules.map((rule) => rule(answer, context)).find((one) => one !== false)
  if (fault !== undefined) throw new Error(`${name}: ${fault}`)
  const short = nameOf(name, answer)
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

const checkLook = ({ menu, path, platform }: Answers, id: string, existing: Existing): void => {
  if (menu?.icon !== undefined && !existing.icons.includes(menu.icon))
    throw new Error(`menu.icon: There is no icon "${menu.icon}": ${nameCure(menu.icon, existing.icons)}`)
  if (existing.modules.has(id)) throw new Error(`There is a module "${id}" already`)
  if (path !== undefined && !path.startsWith('/')) throw new Error(`path: write it like /${path}`)
  if (platform !== undefined && !['WEB', 'MOBILE'].includes(platform))
    throw new Error('platform: it is WEB or MOBILE')
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

/** The whole plan of a resource that is not there yet. Throws, naming the answer, for what is missing or wrong. */
export const makePlan = (answers: Answers, existing: Existing): Plan => {
  const { resource } = answers
  if (!/^[A-Z][A-Za-z\d]*$/.test(resource))
    throw new Error(`resource: write it like ${pascal(camel(resource))}`)
  if (existing.resources.has(resource) || existing.tags.includes(kebab(resource)))
    throw new Error(
      `The contract has the resource ${resource} already: npm run new -- module --from ${resource}`,
    )
  const one = answers.one ?? lowerWords(resource)
  const words = { one, many: answers.many ?? plural(one) }
  const look = lookOf(answers, existing, words)
  const named = Object.entries(answers.properties ?? {}).map(([name, said]) =>
    propertyOf(name, said, { ...existing, resource }),
  )
  const properties = withFlags(answers, named)
  if (properties.filter(({ type }) => type === 'state').length > 1)
    throw new Error('properties: a record has one state: make the others an enum')
  const operations = planOperations(answers.operations ?? {}, { properties, existing, one: look.one })
  const area = answers.privileges ?? upperSnake(resource)
  return {
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
    actions: [...new Set([...(answers.actions ?? []), ...operations.map(({ action }) => action)])].filter(
      (action) => !['CREATE', 'READ', 'UPDATE', 'DELETE'].includes(action),
    ),
    label: labelOf(answers, properties),
    properties,
    operations,
  }
}
