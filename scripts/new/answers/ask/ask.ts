import { autocomplete, confirm, multiselect, select } from '@clack/prompts'
import { plural } from '../../../../src/contract/text/english.ts'
import type { Platform } from '../../../../src/modules/format/platform.ts'
import type { Existing } from '../existing.ts'
import type { Answers, PropertyAnswer } from '../plan/plan.ts'
import { areaFault, pathFault } from '../plan/presentation.ts'
import { nameFault } from '../plan/property-names.ts'
import {
  limitsOf,
  type PropertyFlag,
  type PropertyType,
  propertyFlags,
  propertyTypes,
  takesFlag,
} from '../plan/property-types.ts'
import { kebab, lowerWords, titleCase, upperSnake } from '../words.ts'
import { askOperations } from './ask-operations.ts'
import { answered, ask, choices, wordsIn } from './prompts.ts'

const numberOf = (value: string): number | undefined => (value.trim() === '' ? undefined : Number(value))
const isNumber = (value = ''): string | undefined =>
  value.trim() === '' || Number.isFinite(Number(value)) ? undefined : 'A number, or nothing'

const flagLabels: Readonly<Record<PropertyFlag, string>> = {
  required: 'must be filled in',
  unique: 'no two records share it',
  search: 'the list searches it',
  filter: 'the list filters by it',
  sort: 'the list sorts by it',
  asked: 'only an operation asks for it, no form of the record',
}

/** A list that searches a text uses the same parameter as a filter by it. */
const isOffered = (type: PropertyType, flag: PropertyFlag): boolean =>
  takesFlag(type, flag) && !(flag === 'filter' && takesFlag(type, 'search'))

const askFlags = async (type: PropertyType): Promise<Partial<PropertyAnswer>> => {
  const flags = propertyFlags.filter((flag) => isOffered(type, flag))
  const options = [
    ...flags.map((value) => ({ value: value as string, label: flagLabels[value] })),
    ...(type === 'texts' ? [{ value: 'languages', label: 'one language suffices' }] : []),
  ]
  const chosen = await answered(multiselect({ message: 'What holds for it?', options, required: false }))
  const answer = Object.fromEntries(chosen.map((flag) => [flag, true]))
  return answer.languages ? { ...answer, required: true, languages: 'one' } : answer
}

const askValues = async (type: PropertyType): Promise<Partial<PropertyAnswer>> => {
  if (type !== 'enum' && type !== 'state') return {}
  const line = await ask('Its values, with blanks between', '', (value) =>
    value?.trim() ? undefined : 'At least one',
  )
  return { values: wordsIn(line).map(upperSnake) }
}

const askTarget = async (
  type: PropertyType,
  { resources }: Existing,
  resource: string,
): Promise<Partial<PropertyAnswer>> => {
  if (!type.startsWith('reference')) return {}
  const options = choices([resource, ...resources.keys()])
  return { to: await answered(autocomplete<string>({ message: 'What does it point to?', options })) }
}

const askLimits = async (type: PropertyType): Promise<Partial<PropertyAnswer>> => {
  if (limitsOf(type) === undefined) return {}
  const min = numberOf(await ask('Least (nothing: no limit)', '', isNumber))
  const max = numberOf(await ask('Most (nothing: the usual)', '', isNumber))
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

const askProperty = async (existing: Existing, resource: string): Promise<PropertyAnswer> => {
  const type = await answered(
    autocomplete<PropertyType>({
      message: 'Type',
      options: propertyTypes.map((value) => ({ value, label: value })),
    }),
  )
  return {
    type,
    ...(await askValues(type)),
    ...(await askTarget(type, existing, resource)),
    ...(await askFlags(type)),
    ...(await askLimits(type)),
  }
}

const propertyName = (existing: Existing, value = ''): string | undefined =>
  value === '' ? undefined : nameFault(value, existing)

const askProperties = async (
  existing: Existing,
  resource: string,
): Promise<Record<string, PropertyAnswer>> => {
  const properties: Record<string, PropertyAnswer> = {}
  for (;;) {
    const isFirst = Object.keys(properties).length === 0
    const name = await ask(
      isFirst ? 'First property, which names the record' : 'Next property (nothing: that was all)',
      isFirst ? 'name' : '',
      (value) =>
        propertyName(existing, value) ??
        (value && Object.hasOwn(properties, value) ? 'It is there already' : undefined),
    )
    if (name === '') return properties
    properties[name] = isFirst
      ? { type: 'text', required: true, search: true, sort: true }
      : await askProperty(existing, resource)
  }
}

const askResource = ({ resources }: Existing): Promise<string> =>
  ask('Resource (PrayerTime)', '', (value = '') => {
    if (!/^[A-Z][A-Za-z\d]*$/.test(value)) return 'Write it like PrayerTime'
    return resources.has(value) ? `The contract has it: npm run new -- module --from ${value}` : undefined
  })

const none = ''

/** Prompts for a menu group, whose icon the module uses, or an icon. */
const askMenu = async ({ menuGroups, icons }: Existing): Promise<NonNullable<Answers['menu']>> => {
  const group = await answered(
    autocomplete<string>({
      message: 'Group of the menu',
      options: [{ value: none, label: 'none' }, ...choices(menuGroups)],
    }),
  )
  if (group !== none) return { group }
  return { icon: await answered(autocomplete<string>({ message: 'Icon', options: choices(icons) })) }
}

const askPlatform = async (): Promise<Pick<Answers, 'platform'>> => {
  const platform = await answered(
    select<Platform | 'BOTH'>({
      message: 'Shown in',
      options: [
        { value: 'BOTH', label: 'both modes' },
        { value: 'WEB', label: 'Web only' },
        { value: 'MOBILE', label: 'Mobile only' },
      ],
    }),
  )
  return platform === 'BOTH' ? {} : { platform }
}

const askDetail = async (): Promise<Pick<Answers, 'detail'>> => {
  const detail = await answered(
    select<'dialog' | 'page' | 'none'>({
      message: 'Details of a record',
      options: [
        { value: 'dialog', label: 'in a dialog' },
        { value: 'page', label: 'on a page' },
        { value: 'none', label: 'none' },
      ],
    }),
  )
  return detail === 'none' ? {} : { detail }
}

/** Prompts for all answers of a module. */
export const askAnswers = async (existing: Existing): Promise<Answers> => {
  const resource = await askResource(existing)
  const many = await ask('Plural', plural(lowerWords(resource)))
  const path = await ask('Address', `/${kebab(resource)}`, (value = '') => pathFault(value, existing))
  const menu = await askMenu(existing)
  const platform = await askPlatform()
  const privileges = await ask('Area of privileges', upperSnake(resource), (value = '') => areaFault(value))
  const properties = await askProperties(existing, resource)
  const detail = await askDetail()
  const operations = await askOperations(existing, properties)
  if (!(await answered(confirm({ message: `Write the module ${titleCase(resource)}?` })))) process.exit(130)
  return {
    ...{ resource, many, path, menu, privileges, properties },
    ...platform,
    ...detail,
    ...(Object.keys(operations).length > 0 && { operations }),
  }
}
