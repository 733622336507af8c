import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { toPointer } from '../../../src/contract/json-pointer.ts'
import { fileValidator, wordedErrors } from '../../../src/module-check/files/shape.ts'
import type { Answers } from './plan/plan.ts'

const validate = fileValidator().compile(
  JSON.parse(readFileSync(new URL('module.schema.json', import.meta.url), 'utf8')) as object,
)

/** The options of the command besides the answers. */
export interface Request {
  /** Undefined without arguments, for prompts in a terminal. */
  readonly answers?: Answers
  /** The existing resource to start from. */
  readonly from?: string
  readonly check: boolean
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const

const options = {
  from: text,
  one: text,
  many: text,
  title: text,
  path: text,
  menu: text,
  icon: text,
  platform: text,
  privileges: text,
  action: texts,
  label: text,
  property: texts,
  search: texts,
  filter: texts,
  sort: texts,
  detail: text,
  operation: texts,
  'no-check': { type: 'boolean', default: false },
} as const

/** Usage of the command with an example. */
export const usage = `Usage:
  npm run new -- module                        asks, in a terminal
  npm run new -- module prayer-time.yaml       takes the answers from a file (docs/new-module.md)
  npm run new -- module PrayerTime --property 'name: text required search' --property 'time: text max=8'
  npm run new -- module --from Poem            a module for a resource that the contract has
  npm run new -- property PrayerTime 'seats: number min=1'
Options: ${Object.keys(options)
  .map((name) => `--${name}`)
  .join(' ')}`

const readFile = (path: string): unknown => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}\n${usage}`)
  const document = parseDocument(readFileSync(path, 'utf8'))
  const [error] = document.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return document.toJS()
}

const byName = (lines: readonly string[] | undefined, option: string): Record<string, string> | undefined => {
  if (!lines) return undefined
  const found = lines.map((line) => /^\s*([^:\s]+)\s*:?\s*(.*)$/.exec(line)?.slice(1) ?? [line, ''])
  const all = found.map(([name = '']) => name)
  const twice = all.find((name, index) => all.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`--${option}: ${twice} occurs twice: remove one`)
  return Object.fromEntries(found)
}

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const withoutUndefined = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

const ofArguments = (values: Values): object => {
  const { menu: group, icon, action, property, search, filter, sort, operation } = values
  const { one, many, title, path, platform, privileges, label, detail } = values
  return withoutUndefined({
    ...{ one, many, title, path, platform, privileges, label, detail, search },
    ...((group ?? icon) !== undefined && { menu: withoutUndefined({ group, icon }) }),
    actions: action,
    properties: byName(property, 'property'),
    filters: filter,
    sorts: sort,
    operations: byName(operation, 'operation'),
  })
}

const checkProperties = (answers: object): void => {
  const { properties } = answers as { properties?: Readonly<Record<string, unknown>> }
  if (properties === undefined)
    throw new Error(`The record has no properties: --property 'name: text required'`)
  const untyped = Object.entries(properties ?? {}).find(([, answer]) => answer === '' || answer === null)
  if (untyped) throw new Error(`${untyped[0]}: give its type: '${untyped[0]}: text'`)
}

/** Throws if the answers do not match `module.schema.json`, with place and fix. */
const checkAnswers = (answers: unknown, isNew: boolean): Answers => {
  const whole = isNew ? answers : { properties: { name: 'text' }, ...(answers as object) }
  checkProperties(whole as object)
  if (!validate(whole))
    throw new Error(
      wordedErrors(validate.errors ?? [], 'docs/new-module.md')
        .map(({ path, message, cure }) => `${toPointer(path).slice(1) || 'answers'}: ${message}: ${cure}`)
        .join('\n'),
    )
  return answers as Answers
}

/** Parses the arguments of `npm run new -- module`. Throws, with the usage, for unknown ones. */
export const readRequest = (args: readonly string[]): Request => {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`)
  }
  const { values, positionals } = parsed
  const [first] = positionals
  if (positionals.length > 1) throw new Error(`One file or one resource\n${usage}`)
  const check = !values['no-check']
  const { from } = values
  const answer = ofArguments(values)
  if (first === undefined && from === undefined && Object.keys(answer).length === 0) return { check }
  const resource = from ?? first
  const ofFile = first !== undefined && /\.ya?ml$/.test(first) ? readFile(first) : { resource }
  const answers = checkAnswers({ ...(ofFile as object), ...answer }, from === undefined)
  return { answers, check, ...(from !== undefined && { from }) }
}
