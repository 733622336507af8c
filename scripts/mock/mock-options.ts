import { parseArgs } from 'node:util'

/** What `npm run mock -- …` asks for. */
export interface MockOptions {
  /** Status to answer with, when set: in place of the example. */
  code: string | null
  /** Only requests whose path starts with this; every one of the API when empty. */
  path: string
  /** Random answers that fit the schemas, in place of the examples. */
  dynamic: boolean
  /** So many milliseconds pass before each answer. */
  slow: number
  /** Name of the example role, or privileges with commas between, that the signed-in user has; null: the super admin's. */
  as: string | null
}

/** Reads the command line; throws on an unknown option or on a code that is no HTTP status. */
export const readMockOptions = (args: readonly string[]): MockOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      code: { type: 'string' },
      path: { type: 'string' },
      dynamic: { type: 'boolean' },
      slow: { type: 'string' },
      as: { type: 'string' },
    },
  })
  if (values.code !== undefined && !/^[1-5]\d\d$/.test(values.code)) {
    throw new Error(`--code takes an HTTP status such as 401, not "${values.code}"`)
  }
  if (values.slow !== undefined && !/^\d{1,6}$/.test(values.slow)) {
    throw new Error(`--slow takes milliseconds such as 3000, not "${values.slow}"`)
  }
  return {
    code: values.code ?? null,
    path: values.path ?? '',
    dynamic: values.dynamic ?? false,
    slow: Number(values.slow ?? 0),
    as: values.as ?? null,
  }
}

/**
 * The `Prefer` header of one request to Prism: the request's own wins; sign-in and who-am-I answer their examples unless
 * `--path` names them, since without a signed-in admin nothing else could be seen. Errors are examples too: what they
 * say is for people to read.
 */
export const preferHeader = (
  options: Pick<MockOptions, 'code' | 'path' | 'dynamic'>,
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
