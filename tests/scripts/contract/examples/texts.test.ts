import { expect, test } from 'vitest'
import { expanded, json, poem, responses } from '../fixture.ts'

const titles = `    titles: { type: texts }
    heading: { type: string, x-from: titles, description: One of them. }`

const examples = `examples:
  - &first { title: A, titles: { bn: ক, en: One } }
  - { title: B, titles: { bn: খ, ar: ب } }
  - { title: C, titles: [], heading: null }
`

const both = expanded(
  poem(
    `${examples}operations:
  total: {}
  create: { example: { title: D, titles: { en: Four } } }
paths:
  /api/poem/best:
    get: { operationId: bestPoem, summary: S, description: D, answer: { description: It., schema: PoemOne, payload: *first } }`,
    titles,
  ),
)

const rows = json(responses(both.operations.total)[200]).example.payload as Record<string, unknown>[]

test('texts by the code of their language are the list that is read', () => {
  expect(rows[0]?.titles).toEqual([
    { languageId: 1, translatedText: 'ক' },
    { languageId: 3, translatedText: 'One' },
  ])
})

test('an example shows the text in the language of its own number, unless it says which', () => {
  expect(rows.map(({ heading }) => heading)).toEqual(['ক', 'ب', null])
})

test('in a body they are the list that is written', () => {
  const { example } = json(both.operations.create?.requestBody) as unknown as { example: object }
  expect(example).toMatchObject({ titles: [{ languageId: 3, text: 'Four' }] })
})

test('an alias of an example is the whole example, with the text that it shows', () => {
  const best = both.paths['/api/poem/best']?.get
  expect(json(responses(best)[200]).example.payload).toEqual(rows[0])
})
