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
 * The `Prefer` header of one request to Prism: the request's own wins; sign-in and who-am-I answer their examples unless
 * `--path` names them, since without a signed-in admin nothing else could be seen. Errors are examples too: what they
 * say is for people to read.
 */
export const preferHeader = (
  options: MockOptions,
  url: string,
  sent: string | undefined,
): string | undefined => {
  if (sent !== undefined) return sent
  const { pathname } = new URL(url, 'http://localhost')
  const named = options.path !== '' && pathname.startsWith(options.path)
  const spared = !named && /^\/api\/(signin|me)$/.test(pathname)
  const forced = options.code !== null && !spared && (named || options.path === '')
  const wishes = [
    ...(forced ? [`code=${options.code}`] : []),
    ...(options.dynamic && (forced || spared) ? ['dynamic=false'] : []),
  ]
  return wishes.length > 0 ? wishes.join(', ') : undefined
}
