import type { PlainObject } from '../../src/contract/json.ts'

/** A small contract for the tests of the check: poems, verses (nested, sent as a list with one element), poets. */
const id = { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 }
const text = { type: 'string', minLength: 1, maxLength: 255 }
const deletable = { type: 'boolean' }
const active = { type: 'boolean', default: true }

const query = (name: string, schema: PlainObject): PlainObject => ({ name, in: 'query', schema })
const path = (name: string): PlainObject => ({ name, in: 'path', required: true, schema: id })
const paging = [query('pageNo', { type: 'integer' }), query('pageSize', { type: 'integer', maximum: 100 })]
const sorting = [
  query('sortBy', { type: 'string', enum: ['creationDate', 'title'] }),
  query('ascOrDesc', { type: 'string', enum: ['asc', 'desc'] }),
]

const response = (payload: PlainObject): PlainObject => ({
  200: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { success: { const: true }, message: { type: 'string' }, payload },
        },
      },
    },
  },
})
const page = (items: PlainObject): PlainObject =>
  response({
    type: 'object',
    properties: { content: { type: 'array', items }, totalElements: { type: 'integer' } },
  })
const body = (properties: PlainObject, required: readonly string[]): PlainObject => ({
  content: {
    'application/json': { schema: { type: 'object', additionalProperties: false, required, properties } },
  },
})
const ref = (name: string): PlainObject => ({ $ref: `#/components/schemas/${name}` })

const poem = {
  title: text,
  poetId: { ...id },
  kind: { type: ['string', 'null'], enum: ['HAMD', 'NAAT', null] },
  link: { type: ['string', 'null'], format: 'uri', maxLength: 2048 },
  price: { type: ['number', 'null'], minimum: 0, maximum: 1000 },
  coverId: { type: ['integer', 'null'], minimum: 0 },
  active,
}
const verse = { text: { ...text, maxLength: 4000 }, number: { type: ['integer', 'null'], minimum: 1 } }

const operation = (operationId: string, privileges: readonly string[], rest: PlainObject): PlainObject => ({
  operationId,
  'x-privileges': privileges,
  responses: response({ type: 'null' }),
  ...rest,
})

export const contract: PlainObject = {
  paths: {
    '/api/poem/all': {
      get: operation('listPoem', ['POEM_READ'], {
        parameters: [
          ...paging,
          ...sorting,
          query('title', text),
          query('active', { type: 'boolean' }),
          query('poetId', id),
        ],
        responses: page(ref('Poem')),
      }),
    },
    '/api/poem/id/{id}': {
      get: operation('getPoem', ['POEM_READ'], {
        parameters: [path('id')],
        responses: response(ref('Poem')),
      }),
    },
    '/api/poem/create': {
      post: operation('createPoem', ['POEM_CREATE', 'POET_CREATE'], {
        requestBody: body(poem, ['title', 'poetId']),
      }),
    },
    '/api/poem/update': {
      put: operation('updatePoem', ['POEM_UPDATE'], {
        requestBody: body({ id, ...poem }, ['id', 'title', 'poetId']),
      }),
    },
    '/api/poem/delete/{id}': {
      delete: operation('deletePoem', ['POEM_DELETE'], { parameters: [path('id')] }),
    },
    '/api/poem/publish': {
      put: operation('publishPoem', ['POEM_UPDATE'], {
        requestBody: body({ id, published: { type: 'boolean' } }, ['id', 'published']),
      }),
    },
    '/api/poem/{poemId}/verses': {
      get: operation('listVerse', ['POEM_READ'], {
        parameters: [path('poemId')],
        responses: response({
          type: 'array',
          items: { type: 'object', properties: { verse: ref('Verse') } },
        }),
      }),
    },
    '/api/verse/{id}': {
      get: operation('getVerse', ['POEM_READ'], {
        parameters: [path('id')],
        responses: response({ type: 'object', properties: { verse: ref('Verse') } }),
      }),
      delete: operation('deleteVerse', ['POEM_DELETE'], { parameters: [path('id')] }),
    },
    '/api/poem/{poemId}/verses/create': {
      post: operation('createVerse', ['POEM_CREATE'], {
        parameters: [path('poemId')],
        requestBody: body(
          {
            language: { type: 'string', enum: ['bn', 'ar'] },
            verseRequests: {
              type: 'array',
              items: { type: 'object', additionalProperties: false, required: ['text'], properties: verse },
            },
          },
          ['verseRequests', 'language'],
        ),
      }),
    },
    '/api/verse/update': {
      put: operation('updateVerse', ['POEM_UPDATE'], { requestBody: body({ id, ...verse }, ['id', 'text']) }),
    },
    '/api/poet/all': {
      get: operation('listPoet', ['POET_READ'], {
        parameters: [...paging, ...sorting, query('title', text)],
        responses: page(ref('Poet')),
      }),
    },
    '/api/poet/total': {
      get: operation('totalPoet', [], {
        parameters: [query('ids', { type: 'string' }), query('active', { type: 'boolean' })],
        responses: response({ type: 'array', items: ref('Poet') }),
      }),
    },
    '/api/poet/id/{id}': {
      get: operation('getPoet', ['POET_READ'], {
        parameters: [path('id')],
        responses: response(ref('Poet')),
      }),
      delete: operation('deletePoet', ['POET_DELETE'], { parameters: [path('id')] }),
    },
    '/api/poet': {
      post: operation('createPoet', ['POET_CREATE'], {
        requestBody: body({ title: text }, ['title']),
        responses: response({ type: 'object', properties: { id } }),
      }),
      put: operation('updatePoet', ['POET_UPDATE'], {
        requestBody: body({ id, title: text }, ['id', 'title']),
      }),
    },
    '/api/db-file/upload': {
      post: operation('uploadDbFile', [], {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { fileUploadType: { enum: ['POEM', 'CMS'] } } },
            },
          },
        },
      }),
    },
  },
  components: {
    schemas: {
      Poem: {
        type: 'object',
        properties: {
          id,
          title: { type: 'string' },
          poetId: { type: 'integer' },
          poet: ref('Poet'),
          kind: { type: 'string', enum: ['HAMD', 'NAAT'] },
          link: { type: ['string', 'null'] },
          price: { type: 'number' },
          cover: {
            oneOf: [{ type: 'object', properties: { id, fileUrl: { type: 'string' } } }, { type: 'null' }],
          },
          published: { type: 'boolean' },
          active,
          deletable,
        },
      },
      Verse: {
        type: 'object',
        properties: { id, text: { type: 'string' }, number: { type: 'integer' }, deletable },
      },
      Poet: { type: 'object', properties: { id, title: { type: 'string' }, deletable } },
    },
  },
}
