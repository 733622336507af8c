import { parseArgs } from 'node:util'

/** What `npm run mock -- …` asks for. */
export interface MockOptions {
  /** Status to answer with, when set: in place of the example. */
  code: string | null
  /** Only requests whose path starts with this; every one of the API when empty. */
  path: string
  /** Random answers that fit the schemas, in place of the examples. */
  dynamic: boolean
}

/** Reads the command line; throws on an unknown option or on a code that is no HTTP status. */
export const readMockOptions = (args: readonly string[]): MockOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: { code: { type: 'string' }, path: { type: 'string' }, dynamic: { type: 'boolean' } },
  })
  if (values.code !== undefined && !/^[1-5]\d\d$/.test(values.code)) {
    throw new Error(`--code takes an HTTP status such as 401, not "${values.code}"`)
  }
  return { code: values.code ?? null, path: values.path ?? '', dynamic: values.dynamic ?? false }
}

/**
 * The `Prefer` header of one request to Prism: the request's own wins; sign-in and who-am-I stay as they are unless
 * `--path` names them, since nothing else could be seen without them.
 */
export const preferHeader = (
  options: MockOptions,
  url: string,
  own: string | undefined,
): string | undefined => {
  if (own !== undefined || options.code === null) return own
  const { pathname } = new URL(url, 'http://localhost')
  const spared = options.path === '' && /^\/api\/(signin|me)$/.test(pathname)
  return !spared && pathname.startsWith(options.path) ? `code=${options.code}` : undefined
}
