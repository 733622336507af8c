import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { runTool } from '../../../scripts/shared/run.ts'
import { poem } from './fixture.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  await cp(join(root, 'openapi/shared'), join(folder, 'openapi/shared'), { recursive: true })
  const config = await readFile(join(root, 'redocly.yaml'), 'utf8')
  await writeFile(join(folder, 'redocly.yaml'), config.replace('./scripts', `${root}/scripts`))
  const contract = await readFile(join(root, 'openapi/openapi.yaml'), 'utf8')
  const ours = contract.replace(
    /^resources:\n(?: {2}.*\n)+/m,
    'resources:\n  /api/poem: { $ref: resources/poem.yaml }\n',
  )
  await writeFile(join(folder, 'openapi/openapi.yaml'), ours)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const redocly = async (
  command: 'bundle' | 'lint',
  resource: string,
): Promise<{ code: number; output: string }> => {
  await cp(join(root, 'openapi/resources'), join(folder, 'openapi/resources'), { recursive: true })
  await writeFile(join(folder, 'openapi/resources/poem.yaml'), resource)
  const out = command === 'bundle' ? ['-o', join(folder, 'bundle.json')] : []
  return runTool('@redocly/cli/bin/cli.js', [
    command,
    join(folder, 'openapi/openapi.yaml'),
    '--config',
    join(folder, 'redocly.yaml'),
    ...out,
  ])
}

const operations = `examples: [{ title: First }]
operations:
  get: {}
  create:
    example: { title: Second }
`

test('a bundle is plain OpenAPI: no key of the short format is left', async () => {
  const { code, output } = await redocly('bundle', poem(operations))
  expect(output).not.toContain('Error')
  expect(code).toBe(0)
  const bundle = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')) as Record<string, object>
  expect(Object.keys(bundle)).toEqual([
    'openapi',
    'info',
    'servers',
    'security',
    'tags',
    'paths',
    'components',
  ])
  expect(bundle.tags).toEqual([{ name: 'poem', description: 'Poems.' }])
  expect(bundle.paths).toMatchObject({
    '/api/poem/id/{id}': {
      get: { operationId: 'getPoem', parameters: [{ $ref: '#/components/parameters/Id' }] },
    },
    '/api/poem/create': { post: { operationId: 'createPoem' } },
  })
  expect(bundle.components).toHaveProperty('schemas.PoemCreate')
  expect(bundle.components).toHaveProperty('responses.NotFound.content', {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { success: false, message: 'The record was not found.', code: 'record.missing' },
    },
  })
  expect((await redocly('lint', poem(operations))).output).toContain('is valid')
})

test('an operation on one record may have the number before its name', async () => {
  const duplicate = `${operations}paths:
  /api/poem/{id}/duplicate:
    post:
      operationId: duplicatePoem
      summary: Duplicate a poem
      description: Stores a copy of the poem.
      x-privileges: [DUA_CREATE]
      parameters: [{ name: id }]
      answer: { description: The copy., schema: Created, message: Poem duplicated, payload: { id: 4 } }
      errors: [404]
`
  const { output } = await redocly('lint', poem(duplicate))
  expect(output).not.toMatch(/ambiguous|[1-9] (?:warning|error)/)
})

test.each([
  [
    'an unknown key',
    poem(operations).replace('get: {}', 'get: { sumary: A }'),
    /poem\.yaml:\d+:\d+ at #\/operations\/get\/sumary/,
    'rename it to "summary"',
    'get: { sumary',
  ],
  [
    'a reference that leads nowhere',
    poem(operations, "    verses: { type: array, items: { $ref: '#/schemas/Verse' } }"),
    /poem\.yaml:\d+:\d+ at #\/schemas\/Poem(Create)?\/properties\/verses\/items/,
    "Can't resolve $ref",
    'verses:',
  ],
  [
    'an example that the schema refuses',
    poem(operations.replace('Second', '7')),
    /poem\.yaml:\d+:\d+ at #\/operations\/create\/requestBody/,
    'must be string',
    'example: { title: 7 }',
  ],
])('%s is told with file and line', async (_, resource, place, message, line) => {
  const { code, output } = await redocly('lint', resource)
  expect(code).not.toBe(0)
  expect(output).toContain(message)
  const where = new RegExp(place.source.replace('\\d+', '(\\d+)')).exec(output)
  expect(resource.split('\n')[Number(where?.[1]) - 1]).toContain(line)
})
