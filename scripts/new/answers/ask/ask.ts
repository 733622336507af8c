import { autocomplete, confirm, multiselect, select } from '@clack/prompts'
import { plural } from '../../../../src/contract/text/english.ts'
import type { Platform } from '../../../../src/modules/format/platform.ts'
import type { Existing } from '../existing.ts'
import { areaFault, pathFault } from '../plan/make-plan.ts'
import type { Answers, PropertyAnswer, PropertyType } from '../plan/plan.ts'
import { propertyTypes } from '../plan/plan.ts'
import { nameFault } from '../plan/property-names.ts'
import { lowerWords, titleCase, upperSnake } from '../words.ts'
import { askOperations } from './ask-operations.ts'
import { answered, ask } from './prompts.ts'

const numberOf = (value: string): number | undefined => (value.trim() === '' ? undefined : Number(value))
const isNumber = (value = ''): string | undefined =>
  value.trim() === '' || Number.isFinite(Number(value)) ? undefined : 'A number, or nothing'

const limited = new Set<PropertyType>(['text', 'number', 'decimal', 'html', 'files', 'references'])

const flagsOf = async (type: PropertyType): Promise<Partial<PropertyAnswer>> => {
  const isText = ['text', 'phone', 'email', 'url'].includes(type)
  const options = [
    ...(type === 'boolean' || type === 'state' ? [] : [{ value: 'required', label: 'must be filled in' }]),
    ...(isText || type === 'number' ? [{ value: 'unique', label: 'no two records share it' }] : []),
    ...(isText || type === 'texts' ? [{ value: 'search', label: 'the list searches it' }] : []),
    ...(['enum', 'state', 'boolean', 'reference', 'number', 'decimal', 'date'].includes(type)
      ? [{ value: 'filter', label: 'the list filters by it' }]
      : []),
    ...(['text', 'number', 'decimal', 'date', 'enum', 'state'].includes(type)
      ? [{ value: 'sort', label: 'the list sorts by it' }]
      : []),
    ...(['text', 'number', 'decimal', 'date', 'enum', 'html'].includes(type)
      ? [{ value: 'asked', label: 'only an operation asks for it, no form of the record' }]
      : []),
  ]
  if (type === 'texts') options.push({ value: 'languages', label: 'one language suffices' })
  if (options.length === 0) return {}
  const chosen = await answered(multiselect({ message: 'What holds for it?', options, required: false }))
  const flags = Object.fromEntries(chosen.map((flag) => [flag, true]))
  return flags.languages ? { ...flags, required: true, languages: 'one' } : flags
}

const askProperty = async (existing: Existing, resource: string): Promise<PropertyAnswer> => {
  const type = await answered(
    autocomplete<PropertyType>({
      message: 'Type',
      options: propertyTypes.map((value) => ({ value, label: value })),
    }),
  )
  const values =
    type === 'enum' || type === 'state'
      ? (
          await ask('Its values, with blanks between', '', (value) =>
            value?.trim() ? undefined : 'At least one',
          )
        )
          .trim()
          .split(/[\s,]+/)
          .map(upperSnake)
      : undefined
  const to = type.startsWith('reference')
    ? await answered(
        autocomplete<string>({
          message: 'What does it point to?',
          options: [resource, ...existing.resources.keys()].map((value) => ({ value, label: value })),
        }),
      )
    : undefined
  const flags = await flagsOf(type)
  const min = limited.has(type) ? numberOf(await ask('Least (nothing: no limit)', '', isNumber)) : undefined
  const max = limited.has(type) ? numberOf(await ask('Most (nothing: the usual)', '', isNumber)) : undefined
  return {
    type,
    ...flags,
    ...(values && { values }),
    ...(to !== undefined && { to }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
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

const none = ''

/** Asks in a terminal for all that a module needs. */
export const askAnswers = async (existing: Existing): Promise<Answers> => {
  const resource = await ask('Resource (PrayerTime)', '', (value = '') => {
    if (!/^[A-Z][A-Za-z\d]*$/.test(value)) return 'Write it like PrayerTime'
    return existing.resources.has(value)
      ? `The contract has it: npm run new -- module --from ${value}`
      : undefined
  })
  const many = await ask('Plural', plural(lowerWords(resource)))
  const path = await ask('Address', `/${lowerWords(resource).replaceAll(' ', '-')}`, (value = '') =>
    pathFault(value, existing),
  )
  const group = await answered(
    autocomplete<string>({
      message: 'Group of the menu',
      options: [
        { value: none, label: 'none' },
        ...existing.menuGroups.map((value) => ({ value, label: value })),
      ],
    }),
  )
  const icon =
    group === none
      ? await answered(
          autocomplete<string>({
            message: 'Icon',
            options: existing.icons.map((value) => ({ value, label: value })),
          }),
        )
      : undefined
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
  const privileges = await ask('Area of privileges', upperSnake(resource), (value = '') => areaFault(value))
  const properties = await askProperties(existing, resource)
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
  const operations = await askOperations(existing, properties)
  await answered(confirm({ message: `Write the module ${titleCase(resource)}?` })).then((yes) => {
    if (!yes) process.exit(130)
  })
  return {
    resource,
    many,
    path,
    menu: { ...(group !== none && { group }), ...(icon !== undefined && { icon }) },
    ...(platform !== 'BOTH' && { platform }),
    privileges,
    properties,
    ...(detail !== 'none' && { detail }),
    ...(Object.keys(operations).length > 0 && { operations }),
  }
}
