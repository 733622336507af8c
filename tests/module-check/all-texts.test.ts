import { expect, test } from 'vitest'
import { withAllTexts } from '../../src/module-check/list/all-texts.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import type { SearchField } from '../../src/modules/format/types.ts'

const title = { param: 'title', label: 'Title' }
const allTexts = { param: 'words', label: 'All texts', allTexts: true }

const searchWith = (filter: unknown, search: readonly SearchField[]): readonly SearchField[] | undefined => {
  const parameters = [{ name: 'words', in: 'query', schema: { type: 'string' }, 'x-filter': filter }]
  const contract = readContract({
    paths: { '/api/poem/all': { get: { operationId: 'listPoem', parameters } } },
  })
  const module = { id: 'poems', title: 'Poems', path: '/poems', resource: 'Poem' }
  return withAllTexts(contract, { id: 'poems', module, list: { columns: [], search } }).list?.search
}

test.each([
  ['texts', [title], [allTexts, title]],
  [{ property: 'poetIds.names', op: 'texts' }, [title], [allTexts, title]],
  // The module's own field keeps its place and label.
  ['texts', [title, { param: 'words', label: 'Words' }], [title, { param: 'words', label: 'Words' }]],
  ['texts', [], []],
  ['label', [title], [title]],
  [undefined, [title], [title]],
])('a list whose contract filters by %j searches %j', (filter, search, found) => {
  expect(searchWith(filter, search)).toEqual(found)
})
