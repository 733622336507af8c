import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { propertyOf } from '../../../../../scripts/new/answers/plan/make-plan.ts'
import { isFileType } from '../../../../../scripts/new/answers/plan/property-types.ts'
import { changesIn } from '../../../../../scripts/new/edit/changes.ts'
import { propertyInDemo } from '../../../../../scripts/new/edit/demo-records.ts'
import type { Field, FieldKind } from '../../../../../scripts/new/module/field.ts'
import type { Document } from '../../../../../scripts/shared/contract.ts'
import { demoFile } from '../../../../../scripts/shared/written-files.ts'
import { temporaryFolder } from '../../../../support/disk/temporary-folder.ts'

/** A contract that lists poems, stored in the table `verse`, with these examples. */
const contract = (examples: readonly object[]): Document =>
  ({
    components: { schemas: { Poem: { 'x-table': 'verse' } } },
    paths: {
      '/api/poem/all': {
        get: {
          operationId: 'listPoem',
          responses: {
            200: { content: { 'application/json': { example: { payload: { content: examples } } } } },
          },
        },
      },
    },
  }) as never

const context = { resource: 'Poem', resources: new Map(), everyRecord: [], everyList: [] } as never

/** The three poems of the demo with a new property, which has these examples in the contract. */
const poemsWith = async (name: string, notation: string, kind: FieldKind, examples: readonly object[]) => {
  const folder = await temporaryFolder()
  const files = {
    verse: [{}, {}, {}],
    db_file: ['one.jpg', 'a.pdf', 'two.jpg', 'bell.wav'].map((name) => ({ $file: name })),
  }
  for (const [table, records] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, demoFile(table))), { recursive: true })
    await writeFile(join(folder.path, demoFile(table)), JSON.stringify(records))
  }
  const property = propertyOf(name, notation, context)
  const writeName = isFileType(kind) ? `${name}Id` : name
  const field: Field = { name, kind, writeName, label: '', read: {}, write: {}, required: true }
  propertyInDemo(
    changesIn(folder.path),
    { resource: 'Poem', property, fields: [field] },
    { document: contract(examples), resources: new Map() },
  )
  return JSON.parse(await readFile(join(folder.path, demoFile('verse')), 'utf8')) as Record<string, unknown>[]
}

it('every record of the table that the contract names holds a required property, as the examples do', async () => {
  const examples = [{ tone: 'CALM' }, { tone: 'GLAD' }]
  expect(await poemsWith('tone', 'enum values=CALM|GLAD required', 'choice', examples)).toEqual([
    { tone: 'CALM' },
    { tone: 'GLAD' },
    { tone: 'CALM' },
  ])
})

it.each([
  ['image', [0, 2, 0]],
  ['file', [1, 1, 1]],
  ['audio', [3, 3, 3]],
] as const)('a file of type %s is one of the demo', async (type, files) => {
  expect(await poemsWith('cover', `${type} required`, type, [{}])).toEqual(
    files.map((place) => ({ coverId: `$ref:db_file:${place}` })),
  )
})

it('a unique property is different in each record, in its own form', async () => {
  const poems = await poemsWith('contact', 'email required unique', 'email', [{ contact: 'a@example.org' }])
  expect(poems.map(({ contact }) => contact)).toEqual([
    'contact1@example.org',
    'contact2@example.org',
    'contact3@example.org',
  ])
})

it('an optional property is omitted', async () => {
  expect(await poemsWith('note', 'text', 'text', [{ note: 'x' }])).toEqual([{}, {}, {}])
})
