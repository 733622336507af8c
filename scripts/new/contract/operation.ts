import type { PlainObject } from '../../../src/contract/json.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { ownSchema, shared } from './references.ts'

const json = (schema: PlainObject, example: unknown): PlainObject =>
  ({ content: { 'application/json': { schema, example } } }) as PlainObject

export const notFound = { 404: shared('responses', 'NotFound') }
export const conflict = { 409: shared('responses', 'Conflict') }
export const badRequest = { 400: shared('responses', 'BadRequest') }

interface Parts {
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly privileges: readonly string[]
  readonly more?: PlainObject
  readonly parameters?: readonly PlainObject[]
  readonly body?: { readonly schema: string; readonly example: unknown }
  readonly answer: { readonly description: string; readonly schema: PlainObject; readonly example: unknown }
  readonly errors: PlainObject
}

/** An operation with the key order of the contract's files. */
export const operation = (plan: Plan, parts: Parts): PlainObject =>
  ({
    operationId: parts.id,
    tags: [plan.tag],
    summary: parts.summary,
    description: parts.description,
    'x-privileges': parts.privileges,
    ...parts.more,
    ...(parts.parameters && parts.parameters.length > 0 && { parameters: parts.parameters }),
    ...(parts.body && {
      requestBody: { required: true, ...json(ownSchema(parts.body.schema), parts.body.example) },
    }),
    responses: {
      200: { description: parts.answer.description, ...json(parts.answer.schema, parts.answer.example) },
      ...parts.errors,
    },
  }) as PlainObject

/** The parameter `{id}` of a path. */
export const idParameter = shared('parameters', 'Id')
