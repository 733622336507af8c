import { isObject } from '../../../src/contract/json.ts'
import { completed, written } from '../examples/examples.ts'
import {
  type Json,
  type JsonObject,
  type Kind,
  type KindName,
  type Resource,
  type ResourceRecord,
  resolved,
  type ShortOperation,
} from '../resource.ts'
import { fillInAll } from '../words.ts'
import { asAnswer, failures, payloadOf, responsesOf, success } from './answers.ts'
import { filterSchema } from './filters.ts'
import { type OperationContext, schemaRef } from './operation-context.ts'
import { type ParameterContext, parameterOf, parametersOf } from './parameters.ts'

const body = (operation: ShortOperation, context: OperationContext): JsonObject =>
  operation.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: schemaRef(operation.body, context),
              ...(operation.example !== undefined && {
                example: completed(operation.example, context.local.get(operation.body), context.schemas),
              }),
            },
          },
        },
      }

/**
 * A change of state names the resource whose record it changes; what changes a record finds it by its number and version,
 * and what creates one is carried out once under its key.
 */
const inState = (operation: ShortOperation, { words }: OperationContext): ShortOperation => {
  const transition = operation['x-transition']
  if (!isObject(transition)) return operation
  const named = { 'x-transition': { resource: words.Record, ...transition } }
  const declared = (operation.parameters ?? []).map((each) => (typeof each === 'string' ? each : each.name))
  const changing = [...(operation.path?.includes('{id}') ? ['Id'] : []), 'IfMatch']
  const more = transition.from === undefined ? ['IdempotencyKey'] : changing
  const parameters = [...(operation.parameters ?? []), ...more.filter((name) => !declared.includes(name))]
  return { ...operation, ...named, parameters }
}

const shorthands = new Set(['operationId', 'path', 'sorts', 'filters', 'body', 'example', 'answer', 'errors'])
const placed = new Set(['parameters', 'requestBody', 'responses'])

/** An operation in OpenAPI's words; what it says itself in them stands. */
const inFull = (operation: ShortOperation, context: OperationContext): JsonObject => {
  const rest = Object.entries(operation).filter(
    ([key, value]) => !shorthands.has(key) && !placed.has(key) && value !== undefined && value !== false,
  )
  const { operationId, parameters = [], requestBody, responses, errors = [] } = operation
  const answered = responses !== undefined && '200' in responses
  return {
    operationId,
    tags: [context.tag],
    ...Object.fromEntries(rest),
    ...(parameters.length > 0 && {
      parameters: parameters.map((parameter) => parameterOf(parameter, operation.path ?? '', context.kinds)),
    }),
    ...(requestBody ? { requestBody } : body(operation, context)),
    responses: {
      ...(!answered && { 200: success(asAnswer(operation.answer), context) }),
      ...failures(errors, context),
      ...responsesOf(responses, context),
    },
  }
}

const privilegesOf = ({ privileges }: Kind, areas: readonly string[]): readonly string[] =>
  privileges.flatMap((action) => areas.map((area) => `${area}_${action}`))

/** The example of a create: what is sent, `active: true` unless it says otherwise. */
const createExample = (
  { example }: ShortOperation,
  body: string,
  { local }: OperationContext,
): Json | undefined =>
  isObject(example) && local.get(body)?.properties?.active !== undefined
    ? { ...example, active: example.active ?? true }
    : example

/** The example of an update: the record as a body sends it, with what the operation says is sent. */
const updateExample = ({ example }: ShortOperation, body: string, context: OperationContext): Json => {
  const changes = isObject(example) ? example : {}
  const record = context.examples.find(({ id }) => id === (changes.id ?? 1)) ?? {}
  const sent = written(record, context.local.get(body), context.schemas)
  return { ...(isObject(sent) ? sent : {}), ...changes }
}

const exampleOf: { readonly [name in KindName]?: typeof createExample } = {
  create: createExample,
  update: updateExample,
}

const parameterContext = (
  record: ResourceRecord,
  { words, kinds: { filters, times, sorts, number } }: OperationContext,
): ParameterContext => ({ record, words, filters, times, sorts, number })

/** A regular operation: what its kind has, with what the resource says of its own laid over it. */
export const regularOperation = (
  name: KindName,
  operation: ShortOperation,
  context: OperationContext,
): JsonObject => {
  const { words, resource, kinds } = context
  const short = inState(operation, context)
  const kind = fillInAll(kinds.operations[name] as unknown as JsonObject, words) as unknown as Kind
  const areas = [resource.privileges ?? []].flat()
  const path = short.path ?? kind.path
  const sentBody = short.body ?? kind.body
  const example = sentBody === undefined ? short.example : exampleOf[name]?.(short, sentBody, context)
  const answer = asAnswer(short.answer)
  const { operationId, summary, description, errors } = kind
  return inFull(
    {
      operationId,
      summary,
      description,
      'x-privileges': privilegesOf(kind, areas),
      'x-inferred': resource['x-inferred'],
      errors,
      ...short,
      path,
      parameters: resource.record
        ? parametersOf(kind.parameters ?? [], short, path, parameterContext(resource.record, context))
        : [],
      ...(sentBody !== undefined && { body: sentBody }),
      ...(example !== undefined && { example }),
      answer: { ...kind.answer, ...answer, payload: payloadOf(name, answer.payload, example, context) },
    },
    context,
  )
}

/** What the file says of all its operations under `paths`; who may call one that is open says so itself. */
const ofAll = (resource: Resource, { security }: ShortOperation): ShortOperation => ({
  'x-inferred': resource['x-inferred'],
  ...(security === undefined && {
    'x-privileges': resource['x-privileges'],
    'x-any-user': resource['x-any-user'],
  }),
})

/** Its parameters: one that says no schema takes that of a filter by the property of its name of what the page holds. */
const pageParameters = ({ parameters, answer }: ShortOperation, path: string, context: OperationContext) => {
  const row = context.resource.answers?.[asAnswer(answer).schema ?? '']?.pageOf
  const properties = context.schemas.get(row ?? '')?.properties ?? {}
  return parameters?.map((parameter) => {
    if (typeof parameter === 'string') return parameter
    const { name = '', schema } = parameter
    if (schema !== undefined || path.includes(`{${name}}`)) return parameter
    const property = resolved(properties[name], context.schemas)
    return property ? { ...parameter, schema: filterSchema(property) } : parameter
  })
}

/** An operation under `paths`: its tag, the answers that every operation of its sort has, body and answer in full. */
export const otherOperation = (
  path: string,
  method: string,
  short: ShortOperation,
  context: OperationContext,
): JsonObject => {
  const { kinds, resource } = context
  const changes = short.body !== undefined || short.requestBody !== undefined || 'x-transition' in short
  const reads = !changes && method !== 'delete'
  const defaultErrors = kinds.errors[!reads ? 'write' : path.includes('{') ? 'readOne' : 'read']
  const parameters = pageParameters(short, path, context)
  const errors = short.errors ?? defaultErrors
  const whole = { ...ofAll(resource, short), ...short, path, ...(parameters && { parameters }), errors }
  return inFull(inState(whole, context), context)
}
