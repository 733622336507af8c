import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { partOf } from '../../../../src/server/store/history/entry.ts'
import { bodyBefore, type Step } from '../../../../src/server/store/history/read-history.ts'
import { changedProperties } from '../../../../src/server/store/write/changes.ts'
import { propertyRuns } from '../../../support/property-runs.ts'

const body = fc.dictionary(
  fc.constantFrom('title', 'texts', 'place'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string(), { maxLength: 3 })),
) as fc.Arbitrary<JsonObject>

const update = (before: JsonObject, after: JsonObject): Step => {
  const names = changedProperties(before, after)
  return { kind: 'UPDATE', before: partOf(before, names), after: partOf(after, names) }
}

/** As readers of a record see it: absent, null and an empty list are equal. */
const seen = (record: JsonObject | null): JsonObject | null =>
  record &&
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

describe('undoing', () => {
  it.each<[string, JsonObject | null, Step, JsonObject | null]>([
    ['a creation', { title: 'a' }, { kind: 'CREATE', before: null, after: { title: 'a' } }, null],
    ['a restoring', { title: 'a' }, { kind: 'RESTORE', before: null, after: { title: 'a' } }, null],
    ['a deletion', null, { kind: 'DELETE', before: { title: 'a' }, after: null }, { title: 'a' }],
    [
      'an operation beside the record',
      { title: 'a' },
      { kind: 'ACTION', before: null, after: null },
      { title: 'a' },
    ],
    ['what took it from the trash', null, { kind: 'PURGE', before: null, after: null }, null],
    ['the erasing', null, { kind: 'ERASE', before: null, after: null }, null],
    ['a change that was erased', null, { kind: 'UPDATE', before: null, after: null }, null],
    ['a change', { a: 2, b: 1 }, { kind: 'UPDATE', before: { a: 1 }, after: { a: 2 } }, { a: 1, b: 1 }],
    ['a property that came', { a: 1, b: 1 }, { kind: 'UPDATE', before: {}, after: { a: 1 } }, { b: 1 }],
    ['a property that went', { b: 1 }, { kind: 'UPDATE', before: { a: 1 }, after: {} }, { a: 1, b: 1 }],
  ])('gives what was before %s', (_, record, step, expected) => {
    expect(bodyBefore(record, step)).toEqual(expected)
  })

  it('reverts any version to the first, step by step', () => {
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 8 }), (bodies) => {
        const last = bodies.at(-1) ?? {}
        let record: JsonObject | null = last
        for (let index = bodies.length - 1; index > 0; index -= 1) {
          const before = bodies[index - 1] ?? {}
          record = bodyBefore(record, update(before, bodies[index] ?? {}))
          expect(seen(record)).toEqual(seen(before))
        }
      }),
      propertyRuns(200),
    )
  })
})
