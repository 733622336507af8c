import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleNameFor, withNamedExamples } from '../../../scripts/mock/named-examples.ts'

const document = withNamedExamples(
  JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')),
)

interface Named {
  paths: Record<
    string,
    {
      get: {
        responses: Record<string, { content: Record<string, { examples: Record<string, { value: Value }> }> }>
      }
    }
  >
}
interface Value {
  payload: { id?: number; totalElements?: number; content: { id: number; fazilatType?: string }[] }
}

const examples = (path: string) =>
  (document as unknown as Named).paths[path]?.get.responses[200]?.content['application/json']?.examples ?? {}

describe('the examples of the mock', () => {
  it.each([
    ['/api/dua/id/2', 'id-2'],
    ['/api/dua/id/77', undefined],
    ['/api/dua/all?pageNo=0&title=&sortBy=creationDate', undefined],
    ['/api/fazilat/all?title=&fazilatType=APP', 'fazilatType-APP'],
    ['/api/day-category/all?onlyParentCategory=true', 'onlyParentCategory-true'],
    ['/api/dua/all?active=false', 'active-false'],
    ['/api/nowhere', undefined],
  ])('%s asks for %s', (url, name) => {
    expect(exampleNameFor(document, url)).toBe(name)
  })

  it('are the record of a number, and the rows that a filter leaves', () => {
    expect(examples('/api/dua/id/{id}')['id-2']?.value.payload.id).toBe(2)
    const { content = [], totalElements } =
      examples('/api/fazilat/all')['fazilatType-APP']?.value.payload ?? {}
    expect(content.map(({ fazilatType }) => fazilatType)).toEqual(['APP'])
    expect(totalElements).toBe(1)
    const parents = examples('/api/day-category/all')['onlyParentCategory-true']?.value.payload.content
    expect(parents?.map(({ id }) => id)).toEqual([1, 3])
  })

  it('begin with the example of the contract', () => {
    expect(Object.keys(examples('/api/dua/all'))[0]).toBe('first')
    expect(examples('/api/dua/all').first?.value.payload.content.length).toBeGreaterThan(2)
  })
})
