import { expect, it } from 'vitest'
import { listFileOf, listRequest } from '../../../../../src/console/engine/list/state/list-rows.ts'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../../support/module-screens.ts'

const dua = moduleNamed('dua')
const photos = moduleNamed('photos')

const keyOf = (module: Module, query: string, route = {}) => {
  const state = readListUrl(listFileOf(module), new URLSearchParams(query))
  return listRequest(module, state, { platform: 'WEB', route }).queryKey
}

it('asks for the page, with the parameters of the address', () => {
  const [operation, query, ...more] = keyOf(dua, 'page=2&rows=20')
  expect([operation, query, more]).toEqual(['listDua', expect.objectContaining({ pageNo: 1 }), []])
})

it('asks for the records of another one by its id', () => {
  expect(keyOf(photos, '', { categoryId: '7' })).toEqual([expect.any(String), { id: 7 }, expect.any(Object)])
})

it('is refused for a module without a list', () => {
  const { list: _, ...without } = dua
  expect(() => listFileOf(without)).toThrow('Module "dua" has no list.json')
  const unlisted = { ...dua, module: { ...dua.module, resource: 'Invention' } }
  expect(() => keyOf(unlisted, '')).toThrow('Module "dua" has no list operation')
})
