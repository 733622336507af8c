import { idempotencyHeader } from '../../src/contract/conventions/idempotency.ts'
import { tokenHeader } from '../../src/contract/conventions/session.ts'
import { versionHeader } from '../../src/contract/conventions/version.ts'
import type { Api } from './api.ts'

const needed = [tokenHeader ?? [], 'Content-Type'].flat()
const optional = [idempotencyHeader, versionHeader]

const listed = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

/** The result of a preflight request from an origin: whether the console may call the API from there. */
export const corsFindings = async (
  { send }: Api,
  origin: string,
  path: string,
): Promise<readonly string[]> => {
  const { headers } = await send(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': [...needed, ...optional].join(', ').toLowerCase(),
    },
  })
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== origin)
    return [
      `The origin \`${origin}\` is not allowed (\`Access-Control-Allow-Origin: ${allowed ?? 'absent'}\`).`,
    ]
  const names = listed(headers, 'access-control-allow-headers')
  const methods = listed(headers, 'access-control-allow-methods')
  const isAllowed = (name: string): boolean => names.includes('*') || names.includes(name.toLowerCase())
  return [
    ...needed
      .filter((name) => !isAllowed(name))
      .map((name) => `The header \`${name}\` is not allowed; the console needs it.`),
    ...optional
      .filter((name) => !isAllowed(name))
      .map(
        (name) =>
          `The header \`${name}\` is not allowed: leave it out of the contract with the overlay below.`,
      ),
    ...['put', 'delete']
      .filter((method) => !methods.includes(method) && !methods.includes('*'))
      .map((method) => `The method \`${method.toUpperCase()}\` is not allowed.`),
  ]
}
