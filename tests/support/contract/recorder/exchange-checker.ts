import { createRequire } from 'node:module'
import type { Exchange } from './exchange.ts'

/** The used parts of Prism, which is a dependency of `@stoplight/prism-cli`. */
interface PrismOperation {
  iid: string
  method: string
  path: string
  tags?: readonly { name: string }[]
  request?: { query?: readonly { name: string }[] }
}

interface Diagnostic {
  message: string
}

interface PrismOutput {
  validations: { input: readonly Diagnostic[]; output: readonly Diagnostic[] }
}

type Either<T> = { _tag: 'Right'; right: T } | { _tag: 'Left'; left: Error & { detail?: string } }

interface PrismHttp {
  getHttpOperationsFromSpec: (document: unknown) => Promise<PrismOperation[]>
  createInstance: (
    config: Readonly<Record<string, unknown>>,
    components: Readonly<Record<string, unknown>>,
  ) => {
    request: (input: unknown, operations: readonly PrismOperation[]) => () => Promise<Either<PrismOutput>>
  }
}

const loadPrism = (): PrismHttp => {
  const here = createRequire(import.meta.url)
  return createRequire(here.resolve('@stoplight/prism-cli'))('@stoplight/prism-http')
}

/** Prism's result for an exchange. */
export interface CheckedExchange {
  /** The contract's operation; null if none has this method and path. */
  operation: string | null
  /** Violations of the contract in the request (unless intended) and in the response. */
  faults: readonly string[]
}

/** Checks exchanges against the contract, independently of the server's code. */
export interface ExchangeChecker {
  operations: readonly { id: string; tags: readonly string[] }[]
  see: (exchange: Exchange) => Promise<CheckedExchange>
}

const silent = (): unknown => {
  const logger: Record<string, unknown> = { child: () => logger }
  for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'])
    logger[level] = () => undefined
  return logger
}

const isJson = (type: string | undefined): boolean => /\bjson\b/.test(type ?? '')

/**
 * Addresses may contain letters of any script, as browsers show them (docs/contract.md); Prism knows only
 * percent-encoding. Each letter is replaced by one ASCII letter, so that lengths stay the same.
 */
const plainAddress = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /^(https?|mailto|tel):/.test(value) ? value.replace(/[^ -~]/gu, 'x') : value

const parsed = (text: string | null, type: string | undefined): unknown => {
  if (text === null || text === '') return undefined
  if (!isJson(type)) return text
  try {
    return JSON.parse(text, plainAddress)
  } catch {
    return text
  }
}

const queryOf = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )

/** Prism accepts parameters that the contract does not list. */
const strangeParameters = ({ request }: PrismOperation, sent: URLSearchParams): readonly string[] => {
  const known = new Set(request?.query?.map(({ name }) => name))
  return [...new Set(sent.keys())]
    .filter((name) => !known.has(name))
    .map((name) => `Request query parameter ${name} is not in the contract`)
}

const fits = (template: readonly string[], path: readonly string[]): boolean =>
  template.every((part, index) => part.includes('{') || part === path[index])

/** Prism compares every path with every request; those with another method, length or name are excluded first. */
const candidates = (operations: readonly PrismOperation[]) => {
  const key = (method: string, parts: readonly string[]): string => `${method.toLowerCase()} ${parts.length}`
  const known = Map.groupBy(
    operations.map((operation) => ({ operation, parts: operation.path.split('/') })),
    ({ operation: { method }, parts }) => key(method, parts),
  )
  return (method: string, path: string): readonly PrismOperation[] => {
    const parts = path.split('/')
    const alike = known.get(key(method, parts)) ?? []
    const fitting = alike.filter((one) => fits(one.parts, parts))
    // Prism reports unknown paths itself.
    return (fitting.length > 0 ? fitting : alike).map(({ operation }) => operation)
  }
}

/**
 * Prism's validating proxy with the recorded response as upstream. Trailing slashes are ignored, as in the API; an
 * unlisted status is a fault.
 */
export const createExchangeChecker = async (document: object): Promise<ExchangeChecker> => {
  const prism = loadPrism()
  const operations = await prism.getHttpOperationsFromSpec(structuredClone(document))
  const fitting = candidates(operations)
  let current: Exchange
  let reached: readonly (PrismOperation | undefined)[] = []
  const instance = prism.createInstance(
    {
      isProxy: true,
      upstream: new URL('http://127.0.0.1'),
      checkSecurity: false,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
    {
      logger: silent(),
      forward: (_input: unknown, _base: string, _proxy: unknown, resource?: PrismOperation) => () => () => {
        reached = [resource]
        const { status, responseHeaders, responseBody } = current
        const body = parsed(responseBody, responseHeaders['content-type'])
        return Promise.resolve({
          _tag: 'Right',
          right: { statusCode: status, headers: responseHeaders, body },
        })
      },
    },
  )

  const see = async (exchange: Exchange): Promise<CheckedExchange> => {
    current = exchange
    reached = []
    const url = new URL(exchange.url, 'http://127.0.0.1')
    const path = url.pathname.replace(/(?<=.)\/+$/, '')
    const headers = exchange.requestHeaders
    const input = {
      method: exchange.method.toLowerCase(),
      url: { path, query: queryOf(url.searchParams) },
      headers,
      // Of intentionally faulty requests only the response is checked: Prism would take 15 seconds to list the
      // faults of millions of items.
      body: exchange.isInvalid ? undefined : parsed(exchange.requestBody, headers['content-type']),
    }
    const result = await instance.request(input, fitting(exchange.method, path))()
    if (result._tag === 'Left') throw result.left
    const { validations } = result.right
    const [found] = reached
    const violations = [
      ...(exchange.isInvalid ? [] : validations.input),
      ...(found ? validations.output : []),
    ]
    const unexpected = exchange.isInvalid || !found ? [] : strangeParameters(found, url.searchParams)
    return {
      operation: found?.iid ?? null,
      faults: [...violations.map(({ message }) => message), ...unexpected],
    }
  }
  return {
    operations: operations.map(({ iid, tags = [] }) => ({ id: iid, tags: tags.map(({ name }) => name) })),
    see,
  }
}
