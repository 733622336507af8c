import { expect, it } from 'vitest'
import type { PresenceChange } from '../../../../generated/api/foundation.schemas.ts'
import { changedRows } from '../../../../src/console/engine/presence/list-changes.tsx'

type Told = [kind: PresenceChange['kind'], recordId: number | null, count?: number]

it.each<[string, Told[], number]>([
  ['nothing', [], 0],
  [
    'a row that is shown, changed twice',
    [
      ['UPDATE', 1],
      ['UPDATE', 1],
    ],
    1,
  ],
  ['a row that is not shown', [['UPDATE', 9]], 0],
  [
    'a deleted row, and one that is not shown',
    [
      ['DELETE', 2],
      ['DELETE', 9],
    ],
    1,
  ],
  [
    'a new record, changed afterwards',
    [
      ['CREATE', 9],
      ['UPDATE', 9],
    ],
    1,
  ],
  [
    'a record that came and went',
    [
      ['CREATE', 9],
      ['DELETE', 9],
    ],
    0,
  ],
  ['one that was restored', [['RESTORE', 9]], 1],
  [
    'an import beside a change',
    [
      ['CREATE', null, 300],
      ['UPDATE', 2],
    ],
    301,
  ],
])('counts %s', (_, told, count) => {
  const changes = told.map(([kind, recordId, many = 1]) => ({ kind, recordId, count: many }))
  expect(changedRows(changes, new Set([1, 2, 3]))).toBe(count)
})
