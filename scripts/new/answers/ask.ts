import { autocomplete, confirm, isCancel, log, select, text } from '@clack/prompts'
import { plural } from '../../../src/contract/text/english.ts'
import type { Platform } from '../../../src/modules/format/platform.ts'
import type { Existing } from './existing.ts'
import { namedLine } from './notation.ts'
import { propertyOf } from './plan/make-plan.ts'
import type { Answers, Property } from './plan/plan.ts'
import { areaFault, pathFault } from './plan/presentation.ts'
import { propertyTypes } from './plan/property-types.ts'
import { planOperation } from './plan/special-operations.ts'
import { kebab, lowerWords, titleCase, upperSnake } from './words.ts'

/** Ends the command after Ctrl+C; nothing has been written by then. */
const answered = async <T>(question: Promise<T>): Promise<Exclude<T, symbol>> => {
  const answer = await question
  if (isCancel(answer)) {
    log.info('Nothing was written.')
    process.exit(130)
  }
  return answer as Exclude<T, symbol>
}

type Validate = (value: string | undefined) => string | undefined

const ask = (message: string, initialValue = '', validate?: Validate) =>
  answered(text({ message, initialValue, ...(validate && { validate }) }))

const none = ''
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Prompts for `name: definition` lines until an empty one; `read` throws for an invalid one. */
const askLines = async <T>(
  message: string,
  first: string,
  read: (name: string, definition: string) => T,
): Promise<ReadonlyMap<string, readonly [definition: string, read: T]>> => {
  const found = new Map<string, readonly [string, T]>()
  const parse = (line: string): readonly [string, string] => {
    const [, name = '', definition = ''] = namedLine.exec(line) ?? []
    if (name === '') throw new Error('Write it like the example')
    if (found.has(name)) throw new Error(`There is a "${name}" already`)
    return [name, definition]
  }
  const fault: Validate = (line = '') => {
    if (line.trim() === '') return undefined
    try {
      read(...parse(line))
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
  for (;;) {
    const line = await ask(message, found.size === 0 ? first : '', fault)
    if (line.trim() === '') return found
    const [name, definition] = parse(line)
    found.set(name, [definition, read(name, definition)])
  }
}

const definitions = (lines: ReadonlyMap<string, readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries([...lines].map(([name, [definition]]) => [name, definition]))

const askResource = ({ resources }: Existing): Promise<string> =>
  ask('Resource (PrayerTime)', '', (value = '') => {
    if (!/^[A-Z][A-Za-z\d]*$/.test(value)) return 'Write it like PrayerTime'
    return resources.has(value) ? `The contract has it: npm run new -- module --from ${value}` : undefined
  })

/** Prompts for a menu group, whose icon the module uses, or an icon. */
const askMenu = async ({ menuGroups, icons }: Existing): Promise<NonNullable<Answers['menu']>> => {
  const options = [{ value: none, label: 'none' }, ...choices(menuGroups)]
  const group = await answered(autocomplete<string>({ message: 'Group of the menu', options }))
  if (group !== none) return { group }
  return { icon: await answered(autocomplete<string>({ message: 'Icon', options: choices(icons) })) }
}

const askPlatform = async (): Promise<Pick<Answers, 'platform'>> => {
  const options = [
    { value: 'BOTH' as const, label: 'both modes' },
    { value: 'WEB' as const, label: 'Web only' },
    { value: 'MOBILE' as const, label: 'Mobile only' },
  ]
  const platform = await answered(select<Platform | 'BOTH'>({ message: 'Shown in', options }))
  return platform === 'BOTH' ? {} : { platform }
}

const askDetail = async (): Promise<Pick<Answers, 'detail'>> => {
  const options = [
    { value: 'dialog' as const, label: 'in a dialog' },
    { value: 'page' as const, label: 'on a page' },
    { value: 'none' as const, label: 'none' },
  ]
  const detail = await answered(
    select<'dialog' | 'page' | 'none'>({ message: 'Details of a record', options }),
  )
  return detail === 'none' ? {} : { detail }
}

const askProperties = (existing: Existing, resource: string) => {
  log.info(
    `Properties, one at a time, as docs/new-module.md describes them. Types: ${propertyTypes.join(', ')}`,
  )
  return askLines(
    'Property, like "seats: number min=1 filter" (nothing: no more)',
    'name: text required search sort',
    (name, definition) => propertyOf(name, definition, { ...existing, resource }),
  )
}

const askOperations = (existing: Existing, one: string, properties: readonly Property[]) => {
  log.info(`Special operations on a record. Icons: ${existing.actionIcons.join(', ')}`)
  return askLines(
    'Operation, like "approve: to=APPROVED asks=amount icon=verify" (nothing: no more)',
    '',
    (name, definition) => planOperation(name, definition, { properties, existing, one }),
  )
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
  const planned = [...properties.values()].map(([, property]) => property)
  const operations = await askOperations(existing, lowerWords(resource), planned)
  if (!(await answered(confirm({ message: `Write the module ${titleCase(resource)}?` })))) process.exit(130)
  return {
    ...{ resource, many, path, menu, privileges, properties: definitions(properties) },
    ...platform,
    ...detail,
    ...(operations.size > 0 && { operations: definitions(operations) }),
  }
}
