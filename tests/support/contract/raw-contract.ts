import { readFileSync } from 'node:fs'

/** An operation of the bundled contract, read without the server's code. */
export interface RawOperation {
  id: string
  method: string
  path: string
  /** `x-privileges`; null if `security: []` opens it to everybody. */
  privileges: readonly string[] | null
  /** `x-any-user`: open to signed-in users of other types of roles too. */
  anyUser: boolean
}

interface Written {
  operationId: string
  security?: readonly unknown[]
  'x-privileges'?: readonly string[]
  'x-any-user'?: boolean
}

const document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Written>> }

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

const toOperation = (path: string, method: string, written: Written): RawOperation => ({
  id: written.operationId,
  method: method.toUpperCase(),
  path,
  privileges: written.security?.length === 0 ? null : (written['x-privileges'] ?? []),
  anyUser: written['x-any-user'] === true,
})

/** Every operation of the contract. */
export const rawOperations: readonly RawOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, written]) =>
    methods.has(method) ? [toOperation(path, method, written)] : [],
  ),
)

/** Every privilege that an operation requires. */
export const askedPrivileges: readonly string[] = [
  ...new Set(rawOperations.flatMap(({ privileges }) => privileges ?? [])),
].sort()
