import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The parts of an operation that the decorator uses. */
interface Operation {
  security?: readonly unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

interface Document {
  components: { responses?: Record<string, unknown> }
}

/** The errors that any operation can return, by status: the names of `openapi/responses.yaml`. */
const always = { 500: 'ServerError', 503: 'Unavailable' }
const whenValidated = { 400: 'BadRequest' }
const whenSignedIn = { 401: 'Unauthorized', 403: 'Forbidden' }
const whenWriting = {
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  507: 'NoSpace',
}

const isPublic = ({ security }: Operation): boolean => security?.length === 0

/**
 * The standard errors of an operation: 500 and 503; 401 and 403 unless it is public; 400 unless it is public and has no
 * body; 413, 415, 422 and 507 unless it is a GET.
 */
export const standardResponses = (
  method: string,
  operation: Operation,
): Readonly<Record<string, string>> => ({
  ...always,
  ...((!isPublic(operation) || operation.requestBody !== undefined) && whenValidated),
  ...(!isPublic(operation) && whenSignedIn),
  ...(method !== 'get' && whenWriting),
})

/** The shared responses, with references as in the bundle. */
const sharedResponses = (): Record<string, unknown> => {
  const responses = parse(readFileSync(join(import.meta.dirname, '../../openapi/responses.yaml'), 'utf8'))
  return JSON.parse(JSON.stringify(responses).replaceAll('"schemas.yaml#/', '"#/components/schemas/'))
}

/** Adds the standard error responses to an operation; its own responses take precedence. */
const addResponses = (operation: Operation, { key: method }: { key: string | number }): void => {
  for (const [status, name] of Object.entries(standardResponses(String(method), operation)))
    operation.responses[status] ??= { $ref: `#/components/responses/${name}` }
}

/**
 * Redocly plugin: adds the standard error responses to the bundle of `npm run generate`. The source is valid without
 * them.
 */
export default () => ({
  id: 'contract',
  decorators: {
    oas3: {
      'standard-responses': () => ({
        Operation: { leave: addResponses },
        Root: {
          leave: ({ components }: Document) => {
            components.responses = { ...sharedResponses(), ...components.responses }
          },
        },
      }),
    },
  },
})
