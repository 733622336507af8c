import { resolver } from '../../../scripts/generate/overlay.ts'
import { type Document, type Endpoint, endpointsOf } from '../../../scripts/shared/contract.ts'
import { pathPattern } from '../../../src/contract/operations/path-template.ts'

/** Finds the operation of a request. */
export type Finder = (method: string, path: string) => Endpoint | undefined

/** The addresses of an operation; a number in its path is a number. */
const patternOf = (document: Document, endpoint: Endpoint): RegExp => {
  const resolve = resolver({ ...document })
  const numbers = (endpoint.operation.parameters ?? [])
    .map(resolve)
    .filter(({ schema }) => resolve(schema).type === 'integer')
  const source = numbers.reduce(
    (text, { name }) => text.replace(`(?<${name}>[^/]+)`, String.raw`(?<${name}>\d+)`),
    pathPattern(endpoint.path).source,
  )
  return new RegExp(source)
}

/** Finds operations by method and path, fixed segments first. */
export const finderOf = (document: Document): Finder => {
  const all = endpointsOf(document)
    .map((endpoint) => ({ endpoint, pattern: patternOf(document, endpoint) }))
    .sort((one, other) => one.endpoint.path.split('{').length - other.endpoint.path.split('{').length)
  return (method, path) =>
    all.find(({ endpoint, pattern }) => endpoint.method === method.toLowerCase() && pattern.test(path))
      ?.endpoint
}

/** Names of the query parameters or headers that an operation declares. */
export const parameterNames = (
  document: Document,
  { operation }: Endpoint,
  place: string,
): readonly string[] =>
  (operation.parameters ?? []).flatMap((parameter) => {
    const { name, in: where } = resolver({ ...document })(parameter)
    return where === place ? [String(name)] : []
  })
