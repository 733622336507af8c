import { parseArgs } from 'node:util'
import { type Profile, profiles } from './profiles.ts'
import { defaultShare } from './run.ts'
import { type Part, parts, type Screen, screens } from './screens.ts'

/** What is measured, and how often. */
export interface Options {
  runs: number
  screens: readonly Screen[]
  profiles: readonly Profile[]
  parts: ReadonlySet<Part>
  /** Sign-in and dashboard of the console as well. */
  signIn: boolean
  /** Others may use so much of the machine while something is measured, from 0 to 1. */
  others: number
  /** Where everything measured is written to, as JSON. */
  json: string | undefined
}

const signInName = 'sign-in'

const chosen = <T extends { name: string }>(what: string, all: readonly T[], names: readonly string[]): T[] =>
  names.map((name) => {
    const found = all.find((one) => one.name === name)
    if (!found)
      throw new Error(`There is no ${what} "${name}"; there are: ${all.map((one) => one.name).join(', ')}`)
    return found
  })

const share = (text: string): number => {
  const value = Number(text)
  if (!(value >= 0 && value <= 1)) throw new Error(`--others must be a share from 0 to 1, not "${text}"`)
  return value
}

/** Reads the command's arguments; throws, saying what there is, for anything else. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      screens: { type: 'string' },
      profiles: { type: 'string' },
      only: { type: 'string' },
      others: { type: 'string', default: String(defaultShare) },
      json: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`)
  const names = values.screens?.split(',') ?? [...screens.map(({ name }) => name), signInName]
  const only = values.only?.split(',')
  return {
    runs,
    screens: chosen(
      'screen',
      screens,
      names.filter((name) => name !== signInName),
    ),
    profiles:
      values.profiles === undefined ? profiles : chosen('profile', profiles, values.profiles.split(',')),
    parts: new Set(
      only === undefined
        ? parts
        : chosen(
            'part',
            parts.map((name) => ({ name })),
            only,
          ).map(({ name }) => name),
    ),
    signIn: names.includes(signInName),
    others: share(values.others),
    json: values.json,
  }
}
