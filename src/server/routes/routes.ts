import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Enveloped, makeEnvelope } from '../../contract/conventions/envelope.ts'
import { isObject, type JsonValue } from '../../contract/json.ts'
import { fillPath } from '../../contract/operations/path-template.ts'
import type { Security } from '../auth/security.ts'
import type { SignedInUser } from '../auth/signed-in-user.ts'
import { boundsOfBody } from '../contract/body-bounds.ts'
import type { ParameterDefinition } from '../contract/operation.ts'
import type { Contract, Operation } from '../contract/read-contract.ts'
import { plainSchema } from '../contract/schema.ts'
import { unsupportedMedia } from '../errors.ts'
import { sentFrom } from '../handlers/account/sign-in-limits.ts'
import { createRegular, serveRegular } from '../handlers/crud/crud.ts'
import type {
  Call,
  Handler,
  HandlerResult,
  OperationResult,
  Parameter,
  PathParameter,
  RegularOptions,
} from '../handlers/handler.ts'
import { doneMessageIn, inLanguage, type Language, languageOf } from '../messages/message.ts'
import type { Services } from '../services.ts'
import type { Author } from '../store/history/entry.ts'
import { withRequestSignal } from '../store/pool.ts'
import type { RichText } from '../text/rich-text.ts'
import { handleOnce } from './idempotent.ts'
import { disconnectSignal, refuseUnknown, spaceGate } from './route-checks.ts'
import type { Input, Validation } from './validation.ts'

const normalize = <T>(value: T): T | string => (typeof value === 'string' ? value.normalize('NFC') : value)

/**
 * The value of a query parameter before validation: texts in NFC; undefined for an empty value. The value of an array
 * is a list: of a repeated parameter (`explode: true`, the default), or of comma-separated texts (`explode: false`).
 */
const readQueryValue = (
  { schema, explode = true }: Pick<ParameterDefinition, 'schema' | 'explode'>,
  sent: Parameter,
): Parameter => {
  if (plainSchema(schema).type !== 'array')
    return sent === undefined || sent === '' ? undefined : (normalize(sent) as Parameter)
  const parts = [sent ?? []].flat()
  const all = explode ? parts : parts.flatMap((part) => String(part).split(','))
  const values = all.filter((value) => value !== '').map(normalize)
  return values.length > 0 ? values : undefined
}

/** The dependencies of the routes. */
export interface RouteParts {
  readonly services: Services
  readonly security: Security
  readonly validation: Validation
  readonly richText: RichText
  readonly handlers: Readonly<Record<string, Handler>>
}

/** Converts `/api/dua/id/{id}` to Fastify's syntax. */
const fastifyPath = (path: string): string => fillPath(path, (name) => `:${name}`)

/** Operations without a handler and handlers without an operation, one sentence each; any stops the start. */
export const handlerFaults = (
  { operations, regular }: Pick<Contract, 'operations' | 'regular'>,
  handlers: Readonly<Record<string, Handler>>,
): string[] => {
  const ids = new Set(operations.map(({ id }) => id))
  const unknown = Object.keys(handlers).filter((name) => !ids.has(name))
  const missing = operations
    .map(({ id }) => id)
    .filter((id) => !regular.has(id) && !Object.hasOwn(handlers, id))
  return [
    ...unknown.map(
      (name) => `There is a handler ${name} in src/server/handlers/registry.ts, but no such operation.`,
    ),
    ...missing.map(
      (id) =>
        `${id} needs a handler of that name: a function in src/server/handlers/, listed in registry.ts there.`,
    ),
  ]
}

const handlerOf = ({ services, handlers }: RouteParts): ((operation: Operation) => Handler) => {
  const faults = handlerFaults(services.contract, handlers)
  if (faults.length > 0) throw new Error(`The contract cannot be served:\n- ${faults.join('\n- ')}`)
  return ({ id }) => (Object.hasOwn(handlers, id) ? handlers[id] : undefined) ?? serveRegular
}

/**
 * Reads the parameters. Texts are normalized to NFC; an empty value counts as unset. Throws 400 for unknown parameters.
 */
const readParameters = (operation: Operation, request: FastifyRequest): Input => {
  const query = request.query as Record<string, Parameter>
  refuseUnknown(operation, Object.keys(query))
  const input: Input = { path: { ...(request.params as Record<string, PathParameter>) }, query: {} }
  for (const parameter of operation.parameters) {
    const value = parameter.in === 'query' ? readQueryValue(parameter, query[parameter.name]) : undefined
    if (value !== undefined) input.query[parameter.name] = value
  }
  return input
}

const readBody = (operation: Operation, request: FastifyRequest): JsonValue | undefined => {
  if (operation.multipart) {
    if (!request.headers['content-type']?.startsWith('multipart/form-data'))
      throw unsupportedMedia('request.multipart')
    return undefined
  }
  return request.body as JsonValue | undefined
}

/** The message of a response: its own, else that of the operation; none for reads. */
const messageOf = (
  { message }: HandlerResult,
  { id, method, message: usual }: Operation,
  language: Language,
): string => {
  if (message) return inLanguage(message, language)
  if (method === 'GET') return ''
  return usual === '' || language === 'en' ? usual : doneMessageIn(id, language)
}

const send = async (reply: FastifyReply, operation: Operation, response: HandlerResult): Promise<unknown> => {
  if (response.headers) reply.headers(response.headers)
  reply.code(response.status ?? 200)
  if (response.raw !== undefined) return reply.send(response.raw)
  const message = messageOf(response, operation, languageOf(reply.request))
  return reply.send(makeEnvelope(message, response.payload ?? null))
}

const authorOf = (operation: Operation, request: FastifyRequest, user: SignedInUser | null): Author => ({
  by: user?.id ?? null,
  operation: operation.id,
  ...sentFrom(request),
})

type Authorize = (operation: Operation, request: FastifyRequest) => Promise<SignedInUser | null>

/** Creates the handler's call from a request, after validation. */
const callMaker = (
  { services, validation, richText }: RouteParts,
  regular: ReturnType<typeof createRegular>,
  authorize: Authorize,
) => {
  /** Validates the body, cleans its rich text, and validates again if that changed it. */
  const checkBody = async (operation: Operation, input: Input): Promise<void> => {
    validation.body(operation, input)
    if (isObject(input.requestBody) && (await richText.clean(operation, input.requestBody)))
      validation.body(operation, input)
  }
  return async (
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
    user: SignedInUser | null,
  ): Promise<Call> => {
    const input = readParameters(operation, request)
    validation.parameters(operation, input)
    const body = readBody(operation, request)
    if (!operation.multipart) await checkBody(operation, { ...input, requestBody: body })
    const call: Call = {
      operation,
      params: input.path,
      query: input.query,
      body: isObject(body) ? body : {},
      user,
      store: services.store.as(authorOf(operation, request, user)),
      services,
      log: request.log,
      request,
      reply,
      authorizeAgain: () => authorize(operation, request),
      checkPart: validation.part,
      checkBody: (read, as = operation) =>
        validation.body(
          as,
          as === operation ? { ...input, requestBody: read } : { path: {}, query: {}, requestBody: read },
        ),
      regular<Envelope extends Enveloped>(options: RegularOptions = {}) {
        const response: Promise<unknown> = regular(operation, options)(this, options)
        return response as Promise<OperationResult<Envelope>>
      },
    }
    return call
  }
}

/**
 * Registers a route for every operation: authorization, validation, handler.
 * Throws for an operation without a handler or a handler without an operation.
 */
export const registerRoutes = (app: FastifyInstance, parts: RouteParts): void => {
  const { services, security } = parts
  const findHandler = handlerOf(parts)
  const regular = createRegular(services)
  const checkSpace = spaceGate(services)
  const users = new WeakMap<FastifyRequest, SignedInUser | null>()
  const authorize: Authorize = (operation, request) =>
    security.authorize(operation, request.headers.authorization, request.ip)
  const callOf = callMaker(parts, regular, authorize)

  for (const operation of services.contract.operations) {
    const handler = findHandler(operation)
    // Regular handlers are compiled now, so that an invalid contract stops the start, not a request.
    if (handler === serveRegular) regular(operation)
    const { bytes, values } = boundsOfBody(operation.body)
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      config: { operation, maxValues: values },
      bodyLimit: bytes,
      // A HEAD request would otherwise follow unnoticed until the stream ends.
      ...(operation.returnsEvents && { compress: false, exposeHeadRoute: false }),
      onRequest: async (request) => {
        users.set(request, await authorize(operation, request))
        await checkSpace(operation, request)
      },
      handler: async (request, reply) => {
        const user = users.get(request)
        if (user === undefined) throw new Error(`${operation.id} was reached without being authorized.`)
        const call = await callOf(operation, request, reply, user)
        const serve = async (): Promise<unknown> => send(reply, operation, await handleOnce(call, handler))
        // A write continues when its client has disconnected: a user who saves and closes the page wants it saved. An
        // event stream starts work that all streams share.
        const isCancellable = operation.method === 'GET' && !operation.returnsEvents
        return isCancellable ? withRequestSignal(disconnectSignal(reply), serve) : serve()
      },
    })
  }
}
