import { expect, it } from 'vitest'
import type { Mapping } from '../../../../../src/console/engine/form/data/mapping.ts'
import { mockConventions } from '../../../../support/contract/other-conventions.ts'

const mappingFor = (mode: 'create' | 'update'): Mapping => ({
  schema: { properties: { name: { type: 'string' }, note: { type: 'string' }, tags: { type: 'array' } } },
  ui: {},
  findValueMapping: () => undefined,
  context: { mode, languages: [] },
})

const load = async (update: 'whole' | 'changes') => {
  mockConventions({ update })
  return import('../../../../../src/console/engine/form/data/form-body.ts')
}

const save = {
  id: 7,
  data: { name: 'B', tags: ['x'] },
  opened: { data: { name: 'A', note: 'old', tags: ['x'] } },
}

it.each([
  ['whole', { id: 7, name: 'B', note: null, tags: ['x'], kind: 1 }],
  ['changes', { name: 'B', note: null }],
] as const)('the body of an update with %s records', async (update, body) => {
  const { writeForm } = await load(update)
  const form = { keep: ['kind'] }
  const kept = { ...save, data: { ...save.data, kind: 1 } }
  expect(writeForm(form, mappingFor('update'), { platform: 'WEB' }, kept)).toEqual(body)
  const { id: _, opened: __, ...created } = kept
  expect(writeForm(form, mappingFor('create'), { platform: 'WEB' }, created)).toEqual({
    name: 'B',
    tags: ['x'],
    kind: 1,
  })
})
