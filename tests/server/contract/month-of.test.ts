import { describe, expect, it } from 'vitest'
import { monthOf } from '../../../src/contract/dates.ts'
import type { JsonObject } from '../../../src/contract/json.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'
import { compileMonths } from '../../../src/server/routes/validation.ts'

it.each([
  ['10/04/2026', 'APRIL'],
  ['31/12/2026', 'DECEMBER'],
  ['2026-01-31', 'JANUARY'],
  ['2026-09-01T10:00:00Z', 'SEPTEMBER'],
  ['10/13/2026', null],
  ['April', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the month of %j is %j', (date, month) => expect(monthOf(date)).toBe(month))

describe('a month that follows from a date', () => {
  const event: Schema = {
    type: 'object',
    properties: { from: { type: 'string' }, month: { type: ['string', 'null'], 'x-month-of': 'from' } },
  }
  const body: Schema = { type: 'object', properties: { events: { type: 'array', items: event } } }
  const fill = (value: JsonObject): unknown => [compileMonths(event)?.(value, ''), value]

  it.each<[string, JsonObject, JsonObject]>([
    ['left out', { from: '10/04/2026' }, { from: '10/04/2026', month: 'APRIL' }],
    ['empty', { from: '10/04/2026', month: null }, { from: '10/04/2026', month: 'APRIL' }],
    ['right', { from: '10/04/2026', month: 'APRIL' }, { from: '10/04/2026', month: 'APRIL' }],
    ['without a date', { month: 'MAY' }, { month: 'MAY' }],
  ])('is taken or filled in when it is %s', (_name, sent, stored) => {
    expect(fill(sent)).toEqual([[], stored])
  })

  it('is refused when it is another, at any depth', () => {
    const wrong = { from: '10/04/2026', month: 'MAY' }
    expect(compileMonths(body)?.({ events: [{ from: '01/01/2026' }, wrong] }, '')).toEqual([
      { path: '/events/1/month', code: 'fault.month', params: { month: 'APRIL', date: 'from' } },
    ])
  })

  it('is free without dates', () => {
    expect(compileMonths({ type: 'object', properties: { title: { type: 'string' } } })).toBeNull()
  })
})
