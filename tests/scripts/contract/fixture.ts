import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Expanded, expand } from '../../../scripts/contract/expand.ts'
import type { Kinds, Resource, Schema, SchemasByName } from '../../../scripts/contract/resource.ts'

const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../../../openapi/${path}`, import.meta.url), 'utf8'))

/** What every operation of its kind has, as the contract says it. */
export const kinds = {
  ...(read('shared/kinds.yaml') as Kinds),
  number: (read('shared/parameters.yaml') as { Id: { schema: Schema } }).Id.schema,
}

/** The schemas that all resources share, and a record that exists once per value. */
export const schemas: SchemasByName = new Map<string, Schema>([
  ...Object.entries(read('shared/schemas.yaml') as Record<string, Schema>),
  [
    'Rank',
    { type: 'object', 'x-table': 'rank', 'x-label': 'name', properties: { name: { $ref: '#/RankName' } } },
  ],
  ['RankName', { type: 'string', enum: ['LOW', 'MIDDLE', 'HIGH'] }],
])

/** Examples of another record, to which resources here point. */
const records = new Map([['Poet', [{ name: 'Sadi' }, { id: 7, name: 'Rumi' }]]])

/** A resource file, in YAML, in OpenAPI's words. */
export const expanded = (yaml: string, tag = 'poem', base = `/api/${tag}`): Expanded =>
  expand(tag, base, parse(yaml) as Resource, { kinds, schemas, records, languages: ['bn', 'ar', 'en'] })

export const shared = (name: string) => ({ $ref: `../shared/schemas.yaml#/${name}` })
export const sharedParameter = (name: string) => ({ $ref: `../shared/parameters.yaml#/${name}` })

/** The responses of an operation, by status. */
export const responses = (operation: unknown) =>
  (operation as { responses: Record<string, unknown> }).responses

/** The JSON of a request or a response. */
export const json = (response: unknown) =>
  (
    response as {
      content: { 'application/json': { schema: unknown; example: { message: string; payload: unknown } } }
    }
  ).content['application/json']

/** A resource with a title; `more` is added to the file. */
export const poem = (more: string, properties = ''): string => `
description: Poems.
privileges: POEM
record:
  x-label: title
  description: A poem.
  required: [title]
  properties:
    title: { type: string, description: Its title. }
${properties}
${more}`

/** A resource with all that is regular. */
export const wholePoem = expanded(
  poem(
    `
examples:
  - { title: First, poetId: 4 }
  - { title: Second, active: false }
operations:
  list:
    sorts: [creationDate, title]
    filters: { title: Only poems whose title contains this text., active: {} }
  get: {}
  create:
    example: { title: Third }
  update:
    example: { title: Changed }
  delete: {}
`,
    `    poetId: { type: [integer, 'null'], x-references: Poet, description: Who wrote it. }
    active: {}`,
  ),
)
