/** The part of an OpenAPI document that its page shows. */
export interface Document {
  info: { title: string; version: string; description?: string }
  tags?: readonly { name: string; description?: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  description?: string
  default?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  'x-inferred'?: boolean
}

export interface Media {
  schema?: Schema
  example?: unknown
  examples?: Readonly<Record<string, { value?: unknown }>>
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: readonly string[]
  parameters?: readonly Parameter[]
  requestBody?: { content?: Readonly<Record<string, Media>> }
  responses?: Readonly<Record<string, { description?: string; content?: Readonly<Record<string, Media>> }>>
  security?: readonly unknown[]
  'x-privileges'?: readonly string[]
  'x-inferred'?: boolean
}

/** One operation with its place in the API. */
export interface Endpoint {
  method: string
  path: string
  operation: Operation
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const step = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Follows a reference within the document, however many steps; anything else is answered as it is. */
export const resolve = <T>(document: Document, value: T | { $ref: string }): T => {
  const reference = step(value, '$ref')
  if (typeof reference !== 'string') return value as T
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return resolve(document, keys.reduce(step, document as unknown) as T)
}

/** Every operation, in the order of the contract. */
export const endpoints = (document: Document): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ method: method.toUpperCase(), path, operation: item[method] as Operation })),
  )
