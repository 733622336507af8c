import { parseArgs } from 'node:util'
import { nameCure } from '../../src/module-check/subject/fault.ts'

/** A status that some requests are answered with, in place of the example. */
export interface MockRule {
  code: string
  /** Requests whose path starts with this; every one of the API but sign-in when empty. */
  path: string
}

/** What the mock does beside answering examples; all of it but `dynamic` may change while it runs. */
export interface MockOptions {
  /** Of several that fit a request, the one with the longest path counts. */
  rules: readonly MockRule[]
  /** Random responses that fit the schemas, in place of the examples. */
  dynamic: boolean
  /** So many milliseconds pass before each answer. */
  slow: number
  /** Name of the example role, or privileges with commas between, that the signed-in user has; null: the super admin's. */
  as: string | null
}

/** Reads `500`, `500=/api/dua/all` or `500 /api/dua/all`; throws for a code that is no HTTP status, or a path that is none. */
export const readRule = (text: string): MockRule => {
  const [, code = '', path = ''] = /^([^=\s]*)(?:\s*[=\s]\s*(.*))?$/.exec(text.trim()) ?? []
  if (!/^[1-5]\d\d$/.test(code)) throw new Error(`"${code}" is no HTTP status, such as 401`)
  if (path !== '' && !path.startsWith('/'))
    throw new Error(`"${path}" is no path of the API, such as /api/dua/all`)
  return { code, path }
}

/** Reads milliseconds; throws for what is no number of them. */
export const readSlow = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${text}" is no number of milliseconds, such as 3000`)
  return Number(text)
}

/** What reading an option comes to; a fault names the option. */
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
} as const

const usage = `Options of npm run mock:
  --code 500=/api/dua/all  answers that path with that status; as often as wanted
  --dynamic                makes answers up
  --slow 3000              lets every answer wait so many milliseconds
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

/** Reads the command line; throws on an unknown option, with those there are, or on a value that is none. */
export const readMockOptions = (args: readonly string[]): MockOptions => {
  const values = parsed(args)
  return {
    rules: (values.code ?? []).map((text) => option('--code', () => readRule(text))),
    dynamic: values.dynamic ?? false,
    slow: option('--slow', () => readSlow(values.slow ?? '0')),
    as: values.as ?? null,
  }
}

const longer = (one: MockRule, other: MockRule): MockRule =>
  other.path.length > one.path.length ? other : one

/**
 * The `Prefer` header of one request to Prism: the request's own wins; sign-in and who-am-I answer their examples unless
 * a rule names them, since without a signed-in admin nothing else could be seen. Errors are examples too: what they say
 * is for people to read. `example` is the name of the one that the request asks for.
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
