import { describe, expect, it } from 'vitest'
import {
  addConflicts,
  type Conflicts,
  type GoneReference,
} from '../../../../../../src/console/engine/list/actions/calls/conflicts.ts'
import { changedValues } from '../../../../../../src/console/engine/list/tools/collision/collision-values.ts'

const taken = (property: string, value: string | number) => ({
  property,
  title: property,
  value,
  recordId: 2,
  label: null,
})
const gone = (property: string, recordId: number, more: Partial<GoneReference> = {}): GoneReference => ({
  property,
  title: property,
  resource: 'Amaliyat',
  recordId,
  unfit: false,
  optional: false,
  agreesWith: {},
  list: null,
  ...more,
})
const conflicts = (more: Partial<Conflicts>): Conflicts => ({
  resource: 'Set',
  collisions: [],
  gone: [],
  ...more,
})

describe('the values that are sent', () => {
  const inList = (recordId: number) => gone('parts', recordId, { optional: true, list: [4, 5, 6, 7] })
  const lists = conflicts({ gone: [inList(5), inList(7)] })
  it.each([
    [
      'nothing for what is as it was',
      conflicts({ collisions: [taken('name', 'A')] }),
      { name: ' A ' },
      {},
      undefined,
    ],
    [
      'nothing for what was never touched',
      conflicts({ collisions: [taken('name', 'A')] }),
      {},
      {},
      undefined,
    ],
    ['a number as one', conflicts({ collisions: [taken('number', 3)] }), { number: '4' }, {}, { number: 4 }],
    ['nothing for a choice that is due', conflicts({ gone: [gone('part', 5)] }), {}, {}, undefined],
    ['what is chosen', conflicts({ gone: [gone('part', 5)] }), {}, { 'part 5': 8 }, { part: 8 }],
    [
      'null for what may be empty',
      conflicts({ gone: [gone('part', 5, { optional: true })] }),
      {},
      {},
      { part: null },
    ],
    ['a list without what is gone', lists, {}, {}, { parts: [4, 6] }],
    ['a list with others in its place', lists, {}, { 'parts 5': 8, 'parts 7': 9 }, { parts: [4, 8, 6, 9] }],
    ['what is named already once', lists, {}, { 'parts 5': 6 }, { parts: [4, 6] }],
  ])('are %s', (_, found, typed, chosen, sent) => {
    expect(changedValues(found, typed as Record<string, string>, chosen as Record<string, number>)).toEqual(
      sent,
    )
  })
})

describe('conflicts', () => {
  it('grows with the conflicts of a later refusal', () => {
    const [name, code] = [taken('name', 'A'), taken('code', 'a')]
    expect(addConflicts(null, conflicts({ collisions: [name] }))).toEqual(conflicts({ collisions: [name] }))
    expect(addConflicts(conflicts({ collisions: [name] }), null)).toEqual(conflicts({ collisions: [name] }))
    expect(addConflicts(conflicts({ collisions: [name] }), conflicts({ collisions: [code] }))).toEqual(
      conflicts({ collisions: [name, code] }),
    )
    expect(addConflicts(conflicts({ collisions: [name] }), conflicts({ gone: [gone('part', 5)] }))).toEqual(
      conflicts({ collisions: [name], gone: [gone('part', 5)] }),
    )
  })
  it('keeps its position when a selected record is deleted in turn', () => {
    const one = conflicts({ gone: [gone('part', 5)] })
    expect(addConflicts(one, conflicts({ gone: [gone('part', 8)] }))).toEqual(one)
    const list = conflicts({ gone: [gone('parts', 5, { list: [4, 5] })] })
    expect(addConflicts(list, conflicts({ gone: [gone('parts', 8, { list: [4, 8] })] }))).toEqual(list)
    const other = gone('parts', 4, { list: [4, 8] })
    expect(addConflicts(list, conflicts({ gone: [other] }))?.gone).toEqual([...list.gone, other])
  })
})
