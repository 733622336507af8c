import { autocomplete, multiselect } from '@clack/prompts'
import type { Existing } from '../existing.ts'
import type { OperationAnswer, PropertyAnswer } from '../plan/plan.ts'
import { actionFormTypes } from '../plan/special-operations.ts'
import { lowerWords, upperSnake } from '../words.ts'
import { answered, ask, choices, wordsIn } from './prompts.ts'

type Properties = Readonly<Record<string, PropertyAnswer>>

/** An operation with its own handler instead of a target state. */
const none = ''

const askTransition = async (verb: string, states: readonly string[]): Promise<OperationAnswer> => {
  if (states.length === 0) return {}
  const to = await answered(
    autocomplete<string>({
      message: `The state that "${lowerWords(verb)}" leads to`,
      options: [{ value: none, label: 'none: I write what it does' }, ...choices(states)],
    }),
  )
  if (to === none) return {}
  const others = states.filter((state) => state !== to)
  const from = await answered(
    multiselect({ message: 'From which states?', options: choices(others), initialValues: others }),
  )
  return { from, to }
}

const askFields = async (properties: Properties): Promise<OperationAnswer> => {
  const names = Object.keys(properties).filter((name) => actionFormTypes.has(properties[name]?.type ?? ''))
  const asks = await answered(
    multiselect({
      message: 'What does it ask for, in a small form?',
      options: choices(names),
      required: false,
    }),
  )
  return asks.length > 0 ? { asks } : {}
}

/** Prompts for the special operations on a record. */
export const askOperations = async (
  { actionIcons }: Existing,
  properties: Properties,
): Promise<Record<string, OperationAnswer>> => {
  const line = await ask('Special operations on a record, with blanks between (approve publish)')
  const verbs = wordsIn(line)
  const states = Object.values(properties).find(({ type }) => type === 'state')?.values ?? []
  const operations: Record<string, OperationAnswer> = {}
  for (const verb of verbs) {
    const transition = await askTransition(verb, states)
    const fields = await askFields(properties)
    const icon = await answered(
      autocomplete<string>({
        message: `Icon of "${lowerWords(verb)}"`,
        options: choices(actionIcons),
        initialValue: 'verify',
      }),
    )
    operations[verb] = { ...transition, ...fields, icon, action: upperSnake(verb) }
  }
  return operations
}
