import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Expanded, expand } from '../../../scripts/contract/expand.ts'
import type { Kinds, Known, Resource, Schema } from '../../../scripts/contract/resource.ts'

const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../../../openapi/${path}`, import.meta.url), 'utf8'))

/** What every operation of its kind has, as the contract says it. */
export const kinds = read('shared/kinds.yaml') as Kinds

/** The schemas that all resources share, and a record that exists once per value. */
export const known: Known = new Map<string, Schema>([
  ...Object.entries(read('shared/schemas.yaml') as Record<string, Schema>),
  [
    'Rank',
    { type: 'object', 'x-table': 'rank', 'x-label': 'name', properties: { name: { $ref: '#/RankName' } } },
  ],
  ['RankName', { type: 'string', enum: ['LOW', 'MIDDLE', 'HIGH'] }],
])

/** A resource file, in YAML, in OpenAPI's words. */
export const expanded = (yaml: string, tag = 'poem', base = `/api/${tag}`): Expanded =>
  expand(tag, base, parse(yaml) as Resource, { kinds, known })

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
