import { envelopePaths, makeAnswer } from '../../../src/contract/conventions/envelope.ts'
import { defaultPage, makePage } from '../../../src/contract/conventions/page.ts'
import { isObject } from '../../../src/contract/json.ts'
import { completed } from '../examples/examples.ts'
import type { Answer, Json, JsonObject, KindName, ShortOperation } from '../resource.ts'
import { type OperationContext, schemaRef } from './operation-context.ts'

/** What an operation says of its answer; a text alone is its description. */
export const asAnswer = (answer: ShortOperation['answer']): Answer & JsonObject =>
  typeof answer === 'string' ? { description: answer } : (answer ?? {})

const page = (rows: readonly Json[]): JsonObject => ({ ...makePage([...rows], rows.length, defaultPage) })

const isPage = (schema: string, { resource }: OperationContext): boolean =>
  resource.answers?.[schema]?.pageOf !== undefined

/** The answer with status 200, in its envelope; the payload of a page may be what is on it. */
export const success = (answer: Answer & JsonObject, context: OperationContext): JsonObject => {
  const { description, schema = 'Done', message = '', payload = null } = answer
  const found = context.local.get(schema)?.properties?.[envelopePaths.payload]
  const whole = Array.isArray(payload) && isPage(schema, context) ? page(payload) : payload
  return {
    description,
    content: {
      'application/json': {
        schema: schemaRef(schema, context),
        example: { ...makeAnswer(message, completed(whole, found, context.schemas) ?? null) },
      },
    },
  }
}

/** The answers that are no success, by status. */
export const failures = (errors: readonly number[], { kinds }: OperationContext): JsonObject =>
  Object.fromEntries(
    errors.map((status) => [
      status,
      { $ref: `../shared/responses.yaml#/${kinds.responses[status] ?? status}` },
    ]),
  )

/** A response that OpenAPI would take six lines for: JSON, an error unless it names another schema. */
const inContent = (response: JsonObject, context: OperationContext): JsonObject => {
  const { schema = 'Error', example, ...rest } = response
  const named = typeof schema === 'string' ? schemaRef(schema, context) : schema
  return { ...rest, content: { 'application/json': { schema: named, example } } }
}

/** What an operation says of its responses, by status; one with an example and no content is JSON. */
export const responsesOf = (responses: JsonObject | undefined, context: OperationContext): JsonObject =>
  Object.fromEntries(
    Object.entries(responses ?? {}).map(([status, response]) => [
      status,
      isObject(response) && response.content === undefined && response.example !== undefined
        ? inContent(response, context)
        : response,
    ]),
  )

/** The payload that the answer of a regular operation shows: what it says, or what follows from the examples. */
export const payloadOf = (
  kind: KindName,
  payload: Json | undefined,
  example: Json | undefined,
  { examples }: OperationContext,
): Json => {
  const number = isObject(example) && typeof example.id === 'number' ? example.id : 1
  const defaults: Readonly<Record<KindName, Json>> = {
    list: page(examples),
    total: examples,
    get: examples[typeof payload === 'number' ? payload - 1 : 0] ?? null,
    getForUpdate: examples[typeof payload === 'number' ? payload - 1 : 0] ?? null,
    create: { id: examples.length + 1 },
    update: { id: number },
    delete: null,
  }
  return payload === undefined || typeof payload === 'number' ? defaults[kind] : payload
}
