import { plural, singular } from '../../../../src/contract/text/english.ts'
import { nameCure } from '../../../../src/module-check/subject/fault.ts'
import { filterParameters, isFiltered } from '../../contract/filters.ts'
import { readProperties } from '../../contract/property-schemas.ts'
import type { Existing } from '../existing.ts'
import { readProperty } from '../notation.ts'
import { kebab, lowerWords, pascal, titleCase, upperSnake } from '../words.ts'
import type { Answers, ModulePlan, Plan, Presentation, Property, PropertyAnswer } from './plan.ts'
import { areaFault, presentationOf } from './presentation.ts'
import { nameFault, nameTwice, propertyFault } from './property-rules.ts'
import { isFileType, isItemsType, partTypes, type UploadKind, uploadKind } from './property-types.ts'
import { planOperations, rowActionsOf, specialActions } from './special-operations.ts'

const nameOf = (name: string, { type }: PropertyAnswer): string => {
  if (type === 'reference') return name.replace(/Id$/, '')
  if (type === 'references') return singular(name.replace(/Ids$/, ''))
  if (type === 'texts' || isItemsType(type)) return singular(name)
  return isFileType(type) ? name.replace(/Id$/, '') : name
}

/** A property from its name and answer. Throws, with the property's name, for an invalid combination. */
export const propertyOf = (
  name: string,
  notation: string | PropertyAnswer,
  context: Existing & { resource: string },
): Property => {
  const refuse = (fault: string | undefined): void => {
    if (fault !== undefined) throw new Error(`${name}: ${fault}`)
  }
  refuse(nameFault(name, context))
  const answer = typeof notation === 'string' ? attempt(name, () => readProperty(notation)) : notation
  refuse(propertyFault(answer, context))
  const short = nameOf(name, answer)
  refuse(nameFault(short, context))
  const isList = isItemsType(answer.type) || answer.type === 'references'
  const parts = partsOf(answer, context, name)
  return {
    title: titleCase(isList ? plural(short) : short),
    ...answer,
    name: short,
    ...(parts && { parts }),
  }
}

/** A list of files is a list of objects with a title and a file. */
const fileParts: NonNullable<PropertyAnswer['properties']> = {
  title: 'text required',
  file: 'file required',
}

/** The properties of each object in a list. Throws for a type that objects cannot have. */
const partsOf = (
  { type, properties = fileParts }: PropertyAnswer,
  context: Existing & { resource: string },
  list: string,
): readonly Property[] | undefined => {
  if (!isItemsType(type)) return undefined
  return Object.entries(properties).map(([name, notation]) => {
    const part = attempt(list, () => propertyOf(name, notation, context))
    if (!partTypes.includes(part.type))
      throw new Error(
        `${list}: an object in a list has no ${part.type}: make ${name} one of ${partTypes.join(', ')}`,
      )
    return part
  })
}

const attempt = <T>(name: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/** The properties with their flags from other answers. Throws for an unknown name or flag. */
const withFlags = (
  answers: Answers,
  all: readonly Property[],
  context: Parameters<typeof propertyFault>[1],
): readonly Property[] => {
  const names = all.map(({ name }) => name)
  const known = (key: 'search' | 'filters' | 'sorts'): readonly string[] =>
    (answers[key] ?? []).map((name) => {
      if (name === 'active' || names.includes(name)) return name
      if (names.includes(singular(name))) return singular(name)
      throw new Error(`${key}: There is no property "${name}": ${nameCure(name, names)}`)
    })
  const [search, filters, sorts] = [known('search'), known('filters'), known('sorts')]
  return all.map((property) => {
    const { name } = property
    const flagged = {
      ...property,
      search: property.search === true || search.includes(name),
      filter: property.filter === true || filters.includes(name),
      sort: property.sort === true || sorts.includes(name),
    }
    const fault = propertyFault(flagged, context)
    if (fault !== undefined) throw new Error(`${property.name}: ${fault}`)
    return flagged
  })
}

const labelOf = ({ label }: Answers, all: readonly Property[]): string => {
  const texts = all.filter(({ type, asked }) => (type === 'text' || type === 'texts') && !asked)
  const names = texts.map(({ name }) => name)
  const found = texts.find(({ name }) => name === label || (label !== undefined && name === singular(label)))
  if (label !== undefined && !found)
    throw new Error(`label: There is no text "${label}": ${nameCure(label, names)}`)
  const chosen = found ?? texts.find(({ required }) => required) ?? texts[0]
  if (!chosen)
    throw new Error('properties: one of them must be a text that names the record: name: text required')
  return chosen.name
}

/** The kinds of file of these properties, including those in lists of objects. */
export const uploadKinds = (properties: readonly Property[]): readonly UploadKind[] => [
  ...new Set(
    properties.flatMap(({ type, parts = [] }) => [
      ...(parts.length === 0 ? [uploadKind(type) ?? []].flat() : []),
      ...uploadKinds(parts),
    ]),
  ),
]

/** The kind of each single-file property, including those of objects in lists. */
export const fileKinds = (properties: readonly Property[]): Presentation['files'] =>
  Object.fromEntries(
    properties.flatMap(({ name, type, parts = [] }) =>
      isFileType(type) ? [[name, type]] : Object.entries(fileKinds(parts)),
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
  if (Object.hasOwn(document.components?.schemas ?? {}, resource))
    throw new Error(`resource: ${resource} is a schema of the contract already: give another name`)
}

/** Throws if two properties, or list parameters, have the same name. */
const checkNames = (plan: Plan, existing: Existing): void => {
  const fault =
    nameTwice(
      plan.properties.map((property) => [
        property.name,
        Object.keys(readProperties(property, plan, existing)),
      ]),
    ) ??
    nameTwice(
      plan.properties
        .filter(isFiltered)
        .map((property) => [property.name, filterParameters(property, plan).map(({ name }) => name)]),
    )
  if (fault !== undefined) throw new Error(fault)
}

/** The plan of a module for a new resource. Throws, with the answer's name, for missing or invalid answers. */
export const makePlan = (answers: Answers, existing: Existing): ModulePlan => {
  const { resource } = answers
  checkResource(resource, existing)
  const one = answers.one ?? lowerWords(resource)
  const words = { one, many: answers.many ?? plural(one) }
  const presentation = presentationOf(answers, existing, words)
  const named = Object.entries(answers.properties ?? {}).map(([name, notation]) =>
    propertyOf(name, notation, { ...existing, resource }),
  )
  const properties = withFlags(answers, named, { ...existing, resource })
  if (properties.filter(({ type }) => type === 'state').length > 1)
    throw new Error('properties: a record has one state: make the others an enum')
  const operations = planOperations(answers.operations ?? {}, { properties, existing, one: presentation.one })
  const area = answers.privileges ?? upperSnake(resource)
  const wrongArea = areaFault(area)
  if (wrongArea !== undefined) throw new Error(`privileges: ${wrongArea}`)
  const plan: ModulePlan = {
    presentation: {
      ...presentation,
      titles: Object.fromEntries(
        properties.flatMap(({ name, title }) => [name, plural(name)].map((key) => [key, title])),
      ),
      files: fileKinds(properties),
      rowActions: rowActionsOf(operations, resource),
      ...(uploadKinds(properties).length > 0 && { upload: area }),
    },
    tag: presentation.id,
    api: `/api/${presentation.id}`,
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
