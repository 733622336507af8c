import type { JsonObject } from '../../src/contract/json.ts'
import { id, poemFields, schemas, text } from './fixture-schemas.ts'

/** A small contract of invented resources that uses every keyword of docs/contract.md. */

const envelope = (payload: JsonObject): JsonObject => ({
  type: 'object',
  required: ['success', 'message', 'payload'],
  properties: { success: { const: true }, message: { type: 'string' }, payload },
})

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const page = (row: JsonObject): JsonObject => ({
  type: 'object',
  required: ['content', 'totalElements', 'pageable'],
  properties: {
    content: { type: 'array', items: row },
    totalElements: { type: 'integer' },
    pageable: { type: 'object' },
  },
})
const created: JsonObject = { type: 'object', required: ['id'], properties: { id } }

interface Sketch {
  privileges?: string[] | null
  anyUser?: boolean
  parameters?: JsonObject[]
  body?: JsonObject
  payload?: JsonObject
  message?: string
}

/** An operation of the document. */
export const operation = (operationId: string, sketch: Sketch): JsonObject => ({
  operationId,
  ...(sketch.privileges === null ? { security: [] } : { 'x-privileges': sketch.privileges ?? [] }),
  ...(sketch.anyUser ? { 'x-any-user': true } : {}),
  parameters: sketch.parameters ?? [],
  ...(sketch.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: sketch.body } } } }
    : {}),
  responses: {
    '200': {
      content: {
        'application/json': {
          schema: envelope(sketch.payload ?? {}),
          example: { success: true, message: sketch.message ?? '', payload: null },
        },
      },
    },
  },
})

const query = (name: string, schema: JsonObject, filter?: JsonObject | string): JsonObject => ({
  name,
  in: 'query',
  schema,
  ...(filter === undefined ? {} : { 'x-filter': filter }),
})
const paging = [
  query('pageNo', { type: 'integer', minimum: 0, default: 0 }),
  query('pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
  query('ascOrDesc', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
]
const idInPath = { name: 'id', in: 'path', required: true, schema: id }

const write = (name: string, fields: JsonObject, required: string[], withId: boolean): JsonObject => ({
  type: 'object',
  title: name,
  additionalProperties: false,
  required: withId ? ['id', ...required] : required,
  properties: withId ? { id, ...fields } : fields,
})

const poemRequired = ['titles', 'code', 'poetId']

const paths: JsonObject = {
  '/api/poem/all': {
    get: operation('listPoem', {
      privileges: ['POEM_READ'],
      parameters: [
        ...paging,
        query('sortBy', {
          type: 'string',
          enum: ['creationDate', 'title', 'rating', 'poetName', 'parentPoet', 'active'],
          default: 'creationDate',
        }),
        query('title', { type: 'string', maxLength: 255 }, { property: 'titles' }),
        query('search', { type: 'string', maxLength: 255 }, { property: ['code', 'poetName'] }),
        query('codeIs', { type: 'string' }, { property: 'code', op: 'equals' }),
        query('mood', { type: 'string', enum: ['', 'CALM', 'GLAD'] }),
        query('active', { type: 'boolean' }),
        query('poetIds', { type: 'integer', format: 'int64' }),
        query('anyPoet', { type: 'string' }, { property: 'poetIds.name' }),
        query('onlyTop', { type: 'boolean' }, { property: 'parentId', op: 'empty' }),
        query('onlyChildren', { type: 'boolean' }, { property: 'parentId', op: 'present' }),
        query('noLink', { type: 'boolean' }, { property: 'link', op: 'empty' }),
        query('languageCode', { type: 'string' }, 'language'),
        query('loadAll', { type: 'boolean' }, 'none'),
      ],
      payload: page({ type: 'object', required: ['poem'], properties: { poem: ref('Poem') } }),
    }),
  },
  '/api/poem/total': {
    get: operation('totalPoem', {
      parameters: [
        query('search', { type: 'string' }, 'label'),
        query('ids', { type: 'string', pattern: '^(\\d+(,\\d+)*)?$' }, 'ids'),
        query('limit', { type: 'integer', minimum: 1 }, 'limit'),
      ],
      payload: { type: 'array', items: ref('Poem') },
    }),
  },
  '/api/poem/id/{id}': {
    get: operation('getPoem', {
      privileges: ['POEM_READ'],
      parameters: [idInPath, query('languageCode', { type: 'string' }, 'language')],
      payload: {
        type: 'object',
        required: ['poem', 'readers'],
        properties: { poem: ref('Poem'), readers: { type: 'array', items: ref('Reader') } },
      },
    }),
    delete: operation('deletePoem', { parameters: [idInPath], message: 'Poem deleted' }),
  },
  '/api/poem/create': {
    post: operation('createPoem', {
      privileges: ['POEM_CREATE'],
      body: write('PoemCreate', poemFields, poemRequired, false),
      payload: created,
      message: 'Poem created',
    }),
  },
  '/api/poem/update': {
    put: operation('updatePoem', {
      body: write('PoemUpdate', poemFields, poemRequired, true),
      payload: created,
      message: 'Poem updated',
    }),
  },
  '/api/poet/all': {
    get: operation('listPoet', {
      parameters: [query('pageNo', { type: 'integer' }), query('pageSize', { type: 'integer' })],
      payload: { anyOf: [{ type: 'array', items: ref('Poet') }, page(ref('Poet'))] },
    }),
  },
  '/api/poet/create': {
    post: operation('createPoet', {
      body: {
        type: 'object',
        additionalProperties: false,
        'x-records': 'poets',
        required: ['poets'],
        properties: {
          note: { type: ['string', 'null'] },
          poets: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name'],
              properties: { name: text },
            },
          },
        },
      },
      payload: created,
    }),
  },
  '/api/poet/id/{id}': { delete: operation('deletePoet', { parameters: [idInPath] }) },
  '/api/me': { get: operation('getMe', { anyUser: true }) },
  '/api/open': { get: operation('openDoor', { privileges: null }) },
}

/** The document; `change` may modify it. */
export const fixtureContract = (change: (document: JsonObject) => void = () => undefined): JsonObject => {
  const document = structuredClone({
    openapi: '3.1.0',
    info: {},
    paths,
    components: { schemas },
  }) as unknown as JsonObject
  change(document)
  return document
}

interface PoemParameter {
  name: string
  schema: { enum?: string[] }
}

/** The parameters of a document's list of poems, which a change may modify. */
export const poemParameters = (document: JsonObject): PoemParameter[] => {
  const { paths } = document as unknown as {
    paths: { '/api/poem/all': { get: { parameters: PoemParameter[] } } }
  }
  return paths['/api/poem/all'].get.parameters
}
