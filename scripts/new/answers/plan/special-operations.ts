import { regularActions } from '../../../../src/contract/operations/operation-names.ts'
import { isPrivilegeAction } from '../../../../src/contract/operations/privileges.ts'
import { singular } from '../../../../src/contract/text/english.ts'
import { nameCure } from '../../../../src/module-check/subject/fault.ts'
import type { Existing } from '../existing.ts'
import { readOperation } from '../notation.ts'
import { lowerWords, titleCase } from '../words.ts'
import type { OperationAnswer, Presentation, Property, SpecialOperation } from './plan.ts'

const colors = ['primary', 'success', 'warning', 'error']

/** Types that a small form can edit with the body's property name. */
const actionFormTypes: ReadonlySet<string> = new Set([
  ...['text', 'phone', 'email', 'url', 'html', 'number', 'decimal'],
  ...['date', 'datetime', 'enum', 'boolean', 'reference'],
])

interface Context {
  readonly properties: readonly Property[]
  readonly existing: Pick<Existing, 'actionIcons'>
  /** The record's name in questions. */
  readonly one: string
}

const oneOf = (key: string, name: string | undefined, existing: readonly string[]): void => {
  if (name !== undefined && !existing.includes(name))
    throw new Error(`${key}: There is no "${name}": ${nameCure(name, existing)}`)
}

const propertiesNamed = (
  names: readonly string[] | undefined,
  key: string,
  all: readonly Property[],
): Property[] =>
  (names ?? []).map((name) => {
    const existing = all.map((property) => property.name)
    const short = existing.includes(name) ? name : singular(name.replace(/Ids?$/, ''))
    oneOf(key, existing.includes(short) ? short : name, existing)
    return all.find((property) => property.name === short) as Property
  })

const asksOf = ({ asks }: OperationAnswer, { properties }: Context): readonly Property[] => {
  const found = propertiesNamed(asks, 'asks', properties)
  const wrong = found.find(({ type }) => !actionFormTypes.has(type))
  if (wrong)
    throw new Error(
      `asks: a small form cannot ask for ${wrong.name}, of type ${wrong.type}: remove it, or let a form of the record ask for it`,
    )
  return found
}

/** The state change of an operation; by default from all other states. */
const transitionOf = (answer: OperationAnswer, context: Context): SpecialOperation['transition'] => {
  const { from, to, needs } = answer
  if (to === undefined) {
    if (from === undefined && needs === undefined) return undefined
    throw new Error('name the state that it leads to: to=APPROVED')
  }
  const state = context.properties.find(({ type }) => type === 'state')
  if (!state) throw new Error('no property holds a state: status: state values=OPEN|CLOSED')
  const values = state.values ?? []
  oneOf('to', to, values)
  for (const value of from ?? []) oneOf('from', value, values)
  if (from?.includes(to)) throw new Error(`from: ${to} is the state that it leads to: remove it`)
  return {
    property: state.name,
    from: from ?? values.filter((value) => value !== to),
    to,
    needs: propertiesNamed(needs, 'needs', context.properties),
  }
}

const checkName = (name: string): void => {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) throw new Error('write it like approve')
  if (name in {}) throw new Error('every object of JavaScript has that name: give it another')
  if (regularActions.some((verb) => verb === name)) throw new Error('every record has it already')
}

const checked = (name: string, notation: string | OperationAnswer, context: Context): SpecialOperation => {
  const answer = typeof notation === 'string' ? readOperation(notation) : notation
  checkName(name)
  const { title = titleCase(name), action = 'UPDATE', icon = 'verify', color = 'primary' } = answer
  oneOf('icon', icon, context.existing.actionIcons)
  oneOf('color', color, colors)
  const asks = asksOf(answer, context)
  const confirm =
    answer.confirm ??
    (asks.length > 0 ? undefined : `Are you sure to ${lowerWords(name)} this ${context.one}?`)
  const transition = transitionOf(answer, context)
  return {
    ...{ name, title, action, icon, color, asks },
    ...(confirm !== undefined && { confirm }),
    ...(transition && { transition }),
  }
}

/** A special operation from its verb and answer. Throws, with the operation's name, for missing or invalid answers. */
export const planOperation = (...[name, notation, context]: Parameters<typeof checked>): SpecialOperation => {
  try {
    return checked(name, notation, context)
  } catch (error) {
    throw new Error(`operations.${name}: ${(error as Error).message}`)
  }
}

/**
 * The special operations by verb. Throws, with the operation's name, for missing or invalid answers; also for a
 * property without the operation that sets it.
 */
export const planOperations = (
  answers: Readonly<Record<string, string | OperationAnswer>>,
  context: Context,
): readonly SpecialOperation[] => {
  const found = Object.entries(answers).map(([name, notation]) => planOperation(name, notation, context))
  const never = context.properties.find(
    (property) => property.asked === true && !found.some(({ asks }) => asks.includes(property)),
  )
  if (never)
    throw new Error(`${never.name}: no operation asks for it: add it to asks, or remove "asked" here`)
  return found
}

/** How the operations are presented on the rows of a list, by operationId. */
export const rowActionsOf = (
  operations: readonly SpecialOperation[],
  resource: string,
): Presentation['rowActions'] =>
  Object.fromEntries(
    operations.map(({ name, title, confirm, icon, color }) => [
      `${name}${resource}`,
      { title, icon, color, ...(confirm !== undefined && { confirm }) },
    ]),
  )

/** The unique actions that are not default privileges of an area. */
export const specialActions = (actions: readonly string[]): readonly string[] =>
  [...new Set(actions)].filter((action) => !isPrivilegeAction(action))
