import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Prism, startPrism } from '../../../scripts/mock/prism.ts'
import { withSampleExamples } from '../../../scripts/mock/sample-examples.ts'

interface Schema {
  properties?: Record<string, Record<string, unknown>>
  additionalProperties?: unknown
  enum?: readonly unknown[]
}

interface Document extends Record<string, unknown> {
  components: { schemas: Record<string, Schema> }
}

const bundle = readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')
const contract = JSON.parse(bundle) as Document
const made = withSampleExamples(contract) as Document

test('texts are those of the schema and of the rows in the examples, and nothing where that is allowed', () => {
  const { properties, additionalProperties } = made.components.schemas.Dua ?? {}
  expect(properties?.title?.enum).toEqual(expect.arrayContaining(['ঘুম থেকে ওঠার দোয়া', 'Before eating']))
  expect(made.components.schemas.LastModifiedBy?.enum).toEqual(['Amina Rahman', null])
  expect(additionalProperties).toBe(false)
})

test('the schemas that validate requests are unchanged', () => {
  const { DuaCreate, TextWrite, Id } = contract.components.schemas
  expect(made.components.schemas).toMatchObject({ DuaCreate, TextWrite, Id })
  expect(made.paths).toEqual(contract.paths)
})

let prism: Prism

beforeAll(async () => {
  prism = await startPrism(true)
}, 60_000)

afterAll(() => prism.stop())

test('Prism generates lists of a few different rows', async () => {
  const titles = new Set<unknown>()
  for (let time = 0; time < 4; time += 1) {
    const response = await fetch(`http://127.0.0.1:${prism.port}/api/dua/all?pageNo=0&pageSize=10`, {
      headers: { authorization: 'Bearer any' },
    })
    const { payload } = (await response.json()) as { payload: { content: { title: string }[] } }
    expect(payload.content.length).toBeGreaterThanOrEqual(3)
    for (const { title } of payload.content) titles.add(title)
  }
  const known = made.components.schemas.Dua?.properties?.title?.enum as readonly unknown[]
  expect(known).toEqual(expect.arrayContaining([...titles]))
  expect(titles.size).toBeGreaterThan(1)
})
