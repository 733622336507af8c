import type { PlainObject } from '../../../src/contract/json.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { lowerWords } from '../answers/words.ts'

const ranged = new Set(['number', 'decimal', 'date'])

/** Whether a list can be narrowed by the property. */
export const isFiltered = ({ search, filter }: Property): boolean => search === true || filter === true

/** What a filter says: nothing where its sentence follows from the property (`title: {}`). */
const filterText = ({ name, type, title }: Property, many: string): string | PlainObject => {
  const shown = title.toLowerCase()
  if (type === 'boolean') return `Only ${many} with (true) or without (false) ${lowerWords(name)}.`
  if (type === 'enum' || type === 'state' || type === 'reference') return `Only ${many} of this ${shown}.`
  return shown === lowerWords(name)
    ? {}
    : `Only ${many} whose ${shown} contains this text, letter case aside.`
}

/** The query parameters by which a list is filtered by a property: of numbers and days the ends of a range. */
export const filterParameters = (
  property: Property,
  { many }: Pick<Plan, 'many'>,
): readonly (readonly [string, unknown])[] => {
  const { name, type, title } = property
  if (!ranged.has(type)) return [[type === 'reference' ? `${name}Id` : name, filterText(property, many)]]
  const end = (op: string, words: string) =>
    ({
      description: `Only ${many} whose ${title.toLowerCase()} is ${words}.`,
      'x-filter': { property: name, op },
    }) as const
  return [
    [`${name}From`, end('from', 'this or more')],
    [`${name}To`, end('to', 'this or less')],
  ]
}

/** `filters` of a new resource's list. */
export const filters = (plan: Plan): PlainObject => ({
  ...Object.fromEntries(
    plan.properties
      .filter((property) => isFiltered(property) || property.name === plan.label)
      .flatMap((property) => filterParameters(property, plan)),
  ),
  active: {},
})

/** `sorts` of a new resource's list, which need not be said where they are the usual ones. */
export const sorts = ({ properties }: Plan, usual: readonly string[]): { sorts?: readonly string[] } => {
  const more = properties.filter(({ sort, name }) => sort && !usual.includes(name))
  return more.length > 0 ? { sorts: [...usual, ...more.map(({ name }) => name)] } : {}
}
