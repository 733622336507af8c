import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import {
  formatPicked,
  normaliseDuration,
  parseDate,
  parseTime,
} from '../../../../src/console/widgets/date/date-text.ts'
import {
  completeGroups,
  isByGroups,
  maskDigits,
} from '../../../../src/console/widgets/date/use-digit-mask.ts'
import {
  describeDayMonth,
  parseDayMonth,
} from '../../../../src/console/widgets/date/visibility/visibility-field.tsx'
import {
  readVisibility,
  toVisibility,
  visibilityFields,
  writeVisibility,
} from '../../../../src/console/widgets/date/visibility/visibility-value.ts'
import { findValueMapping } from '../../../../src/console/widgets/value-mappings.ts'

describe('dates', () => {
  it.each([
    ['14/03/2026', 'DD/MM/YYYY', '14/03/2026'],
    ['2026-03-14', 'YYYY-MM-DD', '2026-03-14'],
    ['14-03-2026', 'DD/MM/YYYY', '14/03/2026'],
    ['2026-03-14', 'DD-MM-YYYY', '14-03-2026'],
    ['31/02/2026', 'DD/MM/YYYY', 'Impossible date'],
    ['soon', 'DD/MM/YYYY', 'Impossible date'],
    ['', 'DD/MM/YYYY', undefined],
    [undefined, 'DD/MM/YYYY', undefined],
  ])('%s as %s is kept as %s', (value, format, expected) => {
    expect(formatPicked(parseDate(value, format), format)).toBe(expected)
  })

  it('with a year of two digits is incomplete', () =>
    expect(formatPicked(dayjs('2026-03-14').set('year', 26), 'DD/MM/YYYY')).toBe('Incomplete date'))

  it.each([
    ['05:30 AM', '05:30 AM'],
    ['5:30 pm', '05:30 PM'],
    ['17:05', '05:05 PM'],
    ['00:15:00', '12:15 AM'],
    ['25:00', 'Impossible time'],
    [null, undefined],
  ])('time %s is kept as %s', (value, expected) => {
    expect(formatPicked(parseTime(value, 'hh:mm A'), 'hh:mm A', 'time')).toBe(expected)
  })
})

describe('days of the year', () => {
  it.each([
    ['01-01', { day: 1, month: 1 }],
    ['29-02', { day: 29, month: 2 }],
    ['30-02', undefined],
    ['31-04', undefined],
    ['00-10', undefined],
    ['10-13', undefined],
    ['1-1', undefined],
    ['', undefined],
  ])('%s', (text, expected) => expect(parseDayMonth(text)).toEqual(expected))

  it('are described in words', () => {
    expect(describeDayMonth('29-02', 'en-GB')).toBe('29 February')
    expect(describeDayMonth('14-04', 'de')).toBe('14. April')
    expect(describeDayMonth('31-02', 'en')).toBe('')
  })
})

describe('durations', () => {
  it.each([
    ['12:34', '00:12:34'],
    ['1:2', '00:01:02'],
    ['01:02:03', '01:02:03'],
    ['1:02:03', '01:02:03'],
    ['12:75', '00:12:75'],
    ['12', '12'],
    ['12:', '12:'],
    ['', ''],
    ['abc', 'abc'],
  ])('%s is kept as %s', (typed, expected) => expect(normaliseDuration(typed)).toBe(expected))

  it('reads and writes mm:ss as 00:mm:ss, and omits empty values', () => {
    const context = { mode: 'update', languages: [] } as const
    expect(findValueMapping('duration')?.read?.({ duration: '05:06' }, 'duration', {}, context)).toBe(
      '00:05:06',
    )
    expect(findValueMapping('duration')?.read?.({ duration: null }, 'duration', {}, context)).toBeUndefined()
    expect(findValueMapping('duration')?.write?.('05:06', 'duration', {}, context)).toEqual({
      duration: '00:05:06',
    })
    expect(findValueMapping('duration')?.write?.('', 'duration', {}, context)).toEqual({})
  })
})

describe('masks', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12:3'],
    ['12:34:567', '12:34:56'],
    ['12:3:56', '12:35:6'],
    ['12:', '12'],
    ['a1b', '1'],
    [':', ''],
  ])('%s becomes %s', (typed, expected) => expect(maskDigits(typed, [2, 2, 2], ':')).toBe(expected))

  it.each([
    ['5:', '05:'],
    ['5:30', '05:30'],
    ['1:2:3', '01:02:3'],
    ['12:34', '12:34'],
    ['5', '5'],
  ])('%s is completed to %s', (typed, expected) => expect(completeGroups(typed)).toBe(expected))

  it.each([
    ['5:', 'insertText', true],
    ['5:3', 'insertText', false],
    ['5:30', 'insertFromPaste', true],
    ['5:30', undefined, true],
    ['12:3:56', 'deleteContentBackward', false],
  ])('%s after %s is meant by groups: %s', (typed, inputType, expected) => {
    expect(isByGroups(typed, inputType)).toBe(expected)
  })
})

describe('visibility', () => {
  const update = { mode: 'update', languages: [] } as const
  const create = { mode: 'create', languages: [] } as const
  const record = (start: string | null, end: string | null, dates: string[] | null) => ({
    startVisibilityDayMonth: start,
    endVisibilityDayMonth: end,
    amaliyatVisibilityDayMonths: dates,
  })

  it.each([
    [
      'a list of days',
      record('01-01', '02-01', ['03-01', '04-01']),
      { mode: 'multiple', dates: ['03-01', '04-01'], unseen: { start: '01-01', end: '02-01' } },
    ],
    ['both ends', record('01-01', '02-01', []), { mode: 'range', start: '01-01', end: '02-01' }],
    ['only a start', record('01-01', null, null), { mode: 'single', start: '01-01' }],
    ['only an end', record(null, '02-01', null), { mode: 'single', unseen: { end: '02-01' } }],
    ['nothing', record(null, null, null), { mode: 'single' }],
  ])('is read from %s', (_, from, expected) => {
    expect(readVisibility(from, 'visibility', {}, update)).toEqual(expected)
  })

  it('is a range on a new form', () => {
    expect(readVisibility({}, 'visibility', {}, create)).toEqual({ mode: 'range' })
    expect(toVisibility(undefined)).toEqual({ mode: 'range' })
  })

  it.each([
    [
      { mode: 'single', start: '01-01', end: '02-01', dates: ['03-01'] },
      { startVisibilityDayMonth: '01-01' },
    ],
    [
      { mode: 'range', start: '01-01', end: '02-01', dates: ['03-01'] },
      { startVisibilityDayMonth: '01-01', endVisibilityDayMonth: '02-01' },
    ],
    [
      { mode: 'multiple', start: '01-01', dates: ['03-01', '', '03-01'] },
      { amaliyatVisibilityDayMonths: ['03-01'] },
    ],
    [
      { mode: 'multiple', dates: ['03-01'], unseen: { end: '02-01' } },
      { amaliyatVisibilityDayMonths: ['03-01'], endVisibilityDayMonth: '02-01' },
    ],
    [{ mode: 'range' }, {}],
    [{ mode: 'sometimes' }, {}],
  ])('%o is written as %o', (value, expected) => {
    expect(writeVisibility(value, 'visibility', {}, update)).toEqual(expected)
  })

  it('takes other property names', () => {
    const options = { start: 'from', end: 'to', dates: 'days' }
    expect(writeVisibility({ mode: 'range', start: '01-01', end: '02-01' }, 'v', options, update)).toEqual({
      from: '01-01',
      to: '02-01',
    })
    expect(visibilityFields('v', options)).toEqual(['from', 'to', 'days'])
  })
})
