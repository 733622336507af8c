import { isObject } from '../../src/contract/json.ts'
import { completed, written } from './examples.ts'
import { parameterOf, parametersOf } from './parameters.ts'
import type {
  Answer,
  Json,
  JsonObject,
  Kind,
  KindName,
  Kinds,
  Known,
  Resource,
  Schema,
  ShortOperation,
} from './resource.ts'
import { fillInAll, type Words } from './words.ts'

/** What the operations of a resource are filled in from. */
export interface OperationContext {
  readonly tag: string
  readonly resource: Resource
  readonly words: Words
  readonly kinds: Kinds
  /** The record's examples in full. */
  readonly examples: readonly JsonObject[]
  /** The schemas of the resource, and of all others. */
  readonly own: ReadonlyMap<string, Schema>
  readonly known: Known
}

const schemaRef = (name: string, { own }: OperationContext): Schema => ({
  $ref: own.has(name) ? `#/schemas/${name}` : `../shared/schemas.yaml#/${name}`,
})

const asAnswer = (answer: ShortOperation['answer']): Answer & JsonObject =>
  typeof answer === 'string' ? { description: answer } : (answer ?? {})

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
                example: completed(operation.example, context.own.get(operation.body), context.known),
              }),
            },
          },
        },
      }

const success = (answer: Answer & JsonObject, context: OperationContext): JsonObject => {
  const { description, schema = 'Done', message = '', payload = null } = answer
  const found = context.own.get(schema)?.properties?.payload
  return {
    description,
    content: {
      'application/json': {
        schema: schemaRef(schema, context),
        example: { success: true, message, payload: completed(payload, found, context.known) ?? null },
      },
    },
  }
}

const failures = (errors: readonly number[], { kinds }: OperationContext): JsonObject =>
  Object.fromEntries(
    errors.map((status) => [
      status,
      { $ref: `../shared/responses.yaml#/${kinds.responses[status] ?? status}` },
    ]),
  )

/** A change of state names the resource whose record it changes; what changes a record finds it by its number and version. */
const inState = (operation: ShortOperation, { words }: OperationContext): ShortOperation => {
  const transition = operation['x-transition']
  if (!isObject(transition)) return operation
  const named = { 'x-transition': { resource: words.Record, ...transition } }
  if (transition.from === undefined) return { ...operation, ...named }
  const known = (operation.parameters ?? []).map((each) => (typeof each === 'string' ? each : each.name))
  const more = [...(operation.path?.includes('{id}') ? ['Id'] : []), 'IfMatch']
  const parameters = [...(operation.parameters ?? []), ...more.filter((name) => !known.includes(name))]
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
    ...(parameters.length > 0 && { parameters: parameters.map(parameterOf) }),
    ...(requestBody ? { requestBody } : body(operation, context)),
    responses: {
      ...(!answered && { 200: success(asAnswer(operation.answer), context) }),
      ...failures(errors, context),
      ...responses,
    },
  }
}

const privilegesOf = ({ privileges }: Kind, areas: readonly string[]): readonly string[] =>
  privileges.flatMap((action) => areas.map((area) => `${area}_${action}`))

/** The example of an update: the record as a body sends it, with what the operation says is sent. */
const updateExample = ({ example }: ShortOperation, body: string, context: OperationContext): Json => {
  const changes = isObject(example) ? example : {}
  const record = context.examples.find(({ id }) => id === (changes.id ?? 1)) ?? {}
  const sent = written(record, context.own.get(body), context.known)
  return { ...(isObject(sent) ? sent : {}), ...changes }
}

const page = (content: readonly JsonObject[]): JsonObject => ({
  content,
  totalElements: content.length,
  pageable: { pageSize: 10, pageNumber: 0 },
})

const payloadOf = (
  kind: KindName,
  own: Json | undefined,
  example: Json | undefined,
  { examples }: OperationContext,
): Json => {
  const number = isObject(example) && typeof example.id === 'number' ? example.id : 1
  const usual: Readonly<Record<KindName, Json>> = {
    list: page(examples),
    total: examples,
    get: examples[typeof own === 'number' ? own - 1 : 0] ?? null,
    getForUpdate: examples[typeof own === 'number' ? own - 1 : 0] ?? null,
    create: { id: examples.length + 1 },
    update: { id: number },
    delete: null,
  }
  return own === undefined || typeof own === 'number' ? usual[kind] : own
}

/** A regular operation: what its kind has, with what the resource says of its own laid over it. */
export const regularOperation = (
  name: KindName,
  said: ShortOperation,
  context: OperationContext,
): JsonObject => {
  const { words, resource, kinds } = context
  const short = inState(said, context)
  const kind = fillInAll(kinds.operations[name] as unknown as JsonObject, words) as unknown as Kind
  const areas = [resource.privileges ?? []].flat()
  const path = short.path ?? kind.path
  const sentBody = short.body ?? kind.body
  const example =
    name === 'update' && sentBody !== undefined ? updateExample(short, sentBody, context) : short.example
  const own = asAnswer(short.answer)
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
      parameters: resource.record ? parametersOf(kind.parameters ?? [], short, path, resource.record) : [],
      ...(sentBody !== undefined && { body: sentBody }),
      ...(example !== undefined && { example }),
      answer: { ...kind.answer, ...own, payload: payloadOf(name, own.payload, example, context) },
    },
    context,
  )
}

/** An operation under `paths`: its tag, the answers that every operation of its sort has, body and answer in full. */
export const otherOperation = (
  path: string,
  method: string,
  short: ShortOperation,
  context: OperationContext,
): JsonObject => {
  const { errors } = context.kinds
  const changes = short.body !== undefined || short.requestBody !== undefined || 'x-transition' in short
  const reads = !changes && method !== 'delete'
  const usual = !reads ? errors.write : path.includes('{') ? errors.readOne : errors.read
  return inFull(inState({ ...short, path, errors: short.errors ?? usual }, context), context)
}
