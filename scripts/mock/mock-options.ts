import { parseArgs } from 'node:util'
import { nameCure } from '../../src/module-check/subject/fault.ts'

/** A status for some requests, instead of the example. */
export interface MockRule {
  code: string
  /** Requests whose path starts with this; every API request except sign-in when empty. */
  path: string
}

/** Options of the mock; all but `dynamic` can change at run time. */
export interface MockOptions {
  /** Of several matching rules, the one with the longest path applies. */
  rules: readonly MockRule[]
  /** Random responses that match the schemas, instead of the examples. */
  dynamic: boolean
  /** Delay of each response in milliseconds. */
  slow: number
  /** Name of the user's example role, or comma-separated privileges; null for the super admin's. */
  as: string | null
  /** An overlay of the contract. */
  overlay?: string
  /** The folder of the console of a foreign API. */
  console?: string
}

/** Parses `500`, `500=/api/dua/all` or `500 /api/dua/all`; throws for an invalid HTTP status or path. */
export const readRule = (text: string): MockRule => {
  const [, code = '', path = ''] = /^([^=\s]*)(?:\s*[=\s]\s*(.*))?$/.exec(text.trim()) ?? []
  if (!/^[1-5]\d\d$/.test(code)) throw new Error(`"${code}" is no HTTP status, such as 401`)
  if (path !== '' && !path.startsWith('/'))
    throw new Error(`"${path}" is no path of the API, such as /api/dua/all`)
  return { code, path }
}

/** Parses milliseconds; throws for an invalid number. */
export const readSlow = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${text}" is no number of milliseconds, such as 3000`)
  return Number(text)
}

/** The result of parsing an option; errors name the option. */
const option = <T>(name: string, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

const options = {
  code: { type: 'string', multiple: true },
  dynamic: { type: 'boolean' },
  slow: { type: 'string' },
  as: { type: 'string' },
  overlay: { type: 'string' },
  console: { type: 'string' },
} as const

const usage = `Options of npm run mock:
  --code 500=/api/dua/all  returns that status for that path; may be repeated
  --dynamic                generates responses
  --slow 3000              delays every response by so many milliseconds
  --overlay stated         leaves out what that overlay removes from the contract
  --console DIR            serves the console of a foreign API, on a mock of its document
  --as ROLE                signs in with an example role, or with privileges (DUA_READ,DUA_UPDATE)`

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: options }).values
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const [, wrong] = /^Unknown option '(--[^']*)'/.exec(message) ?? []
    const names = Object.keys(options).map((name) => `--${name}`)
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && wrong !== undefined)
      throw new Error(`There is no ${wrong}: ${nameCure(wrong, names)}\n${usage}`)
    throw new Error(`${message}\n${usage}`)
  }
}

/** Parses the command line; throws for an unknown option, with the valid ones, or for an invalid value. */
export const readMockOptions = (args: readonly string[]): MockOptions => {
  const values = parsed(args)
  return {
    rules: (values.code ?? []).map((text) => option('--code', () => readRule(text))),
    dynamic: values.dynamic ?? false,
    slow: option('--slow', () => readSlow(values.slow ?? '0')),
    as: values.as ?? null,
    ...(values.overlay !== undefined && { overlay: values.overlay }),
    ...(values.console !== undefined && { console: values.console }),
  }
}

const longer = (one: MockRule, other: MockRule): MockRule =>
  other.path.length > one.path.length ? other : one

/**
 * The `Prefer` header of a request to Prism: the request's own takes precedence. Sign-in and who-am-I return their
 * examples unless a rule names them, because nothing else works without a signed-in admin. Errors are examples too,
 * with readable messages. `example` is the name of the requested example.
 */
export const preferHeader = (
  { rules, dynamic }: Pick<MockOptions, 'rules' | 'dynamic'>,
  url: string,
  sent: string | undefined,
  example?: string,
): string | undefined => {
  if (sent !== undefined) return sent
  const { pathname } = new URL(url, 'http://localhost')
  const isSignIn = /^\/api\/(signin|me)$/.test(pathname)
  const fitting = rules.filter(({ path }) => pathname.startsWith(path) && !(isSignIn && path === ''))
  const [first, ...others] = fitting
  const rule = first && others.reduce(longer, first)
  const spared = isSignIn && rule === undefined
  const wishes = [
    ...(rule ? [`code=${rule.code}`] : []),
    ...(dynamic && (rule || spared) ? ['dynamic=false'] : []),
    ...(example !== undefined && !rule ? [`example=${example}`] : []),
  ]
  return wishes.length > 0 ? wishes.join(', ') : undefined
}
