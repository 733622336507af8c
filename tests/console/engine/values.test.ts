import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/client/api-error.ts'
import { settleFile, uploadFiles } from '../../../src/console/engine/form/saving/upload-files.ts'
import { modulePathUrl } from '../../../src/console/engine/routes/module-paths.ts'
import { evaluate, evaluateAll, fillRoute, meetsCondition } from '../../../src/console/engine/values.ts'
import { formatDate } from '../../../src/console/i18n/format-date.ts'
import { modulePaths } from '../../../src/modules/format/paths.ts'
import type { Value } from '../../../src/modules/format/types.ts'

const context = {
  platform: 'MOBILE' as const,
  route: { id: '12', slug: '007' },
  query: { districtId: '4' },
  row: { sender: { name: 'Amina' } },
  form: { fromDate: '05/11/2026' },
  user: { email: 'a@example.org' },
  lookup: { id: 9 },
}

describe('a value of a module file', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 2, 5, 23, 59) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[Value, unknown]>([
    ['text', 'text'],
    [false, false],
    [null, null],
    [{ $route: 'id' }, 12],
    [{ $route: 'slug' }, '007'],
    [{ $query: 'districtId' }, 4],
    [{ $row: 'sender.name' }, 'Amina'],
    [{ $user: 'email' }, 'a@example.org'],
    [{ $lookup: 'id' }, 9],
    [{ $month: 'fromDate' }, 'NOVEMBER'],
    [{ $month: 'toDate' }, undefined],
    [{ $platform: { WEB: true, MOBILE: { $route: 'id' } } }, 12],
    [
      [1, { $route: 'id' }],
      [1, 12],
    ],
    [{ $today: 'YYYY-MM-DD' }, '2026-03-05'],
    [{ $today: 'DD/MM/YYYY' }, '05/03/2026'],
    [{ $route: 'toString' }, undefined],
  ])('%j', (value, expected) => expect(evaluate(value, context)).toEqual(expected))

  it('that is missing everywhere is omitted', () =>
    expect(evaluateAll({ a: { $route: 'none' }, b: 1 }, context)).toEqual({ b: 1 }))
})

describe('a condition', () => {
  const record = { status: 'ANSWERED', sender: { name: '' }, deletable: false }
  it.each([
    [undefined, true],
    [{ field: 'status', equals: 'ANSWERED' }, true],
    [{ field: 'status', in: ['A', 'B'] }, false],
    [{ not: { field: 'deletable', equals: true } }, true],
    [
      {
        all: [
          { field: 'status', equals: 'ANSWERED' },
          { field: 'deletable', equals: true },
        ],
      },
      false,
    ],
  ])('%j', (when, expected) => expect(meetsCondition(when, record, context)).toBe(expected))
})

describe('routes', () => {
  it('are filled in and encoded', () =>
    expect(fillRoute('/x/:id/:purpose', { id: 3, purpose: 'a b' })).toBe('/x/3/a%20b'))
  it('throw for a parameter that is missing', () =>
    expect(() => fillRoute('/x/:id', {})).toThrow('needs "id"'))
  it('follow from the path, with /all for every list', () => {
    const module = { title: 'Dua', path: '/dua', resource: 'Dua' }
    expect(modulePaths(module, 'list')).toEqual(['/dua', '/dua/all'])
    expect(modulePathUrl(module, 'edit', { id: 5 })).toBe('/dua/edit/5')
  })
})

describe('files of a form', () => {
  const data = {
    cover: { pending: 'a', fileUrl: 'blob:a', fileName: 'a.png' },
    guests: [{ face: { pending: 'b', fileUrl: 'blob:b', fileName: 'b.png' } }],
    old: { id: 1, fileUrl: '/x', fileName: 'x' },
  }
  it('are uploaded in the order of the form, one after the other, each once', async () => {
    const order: string[] = []
    const saved = await uploadFiles(
      data,
      async (pending) => {
        order.push(pending)
        return { id: order.length, fileUrl: `/${pending}`, fileName: pending }
      },
      () => undefined,
    )
    expect(order).toEqual(['a', 'b'])
    expect(saved).toMatchObject({ cover: { id: 1 }, guests: [{ face: { id: 2 } }], old: { id: 1 } })
  })
  it('are refused at their own places, whatever the API calls them', async () => {
    const fault = { path: '/file', message: 'No image.' }
    const refuse = async () => Promise.reject(new ApiError(415, 'No image.', [fault]))
    const refusal = (part: object) => uploadFiles(part, refuse, () => undefined)
    const at = (path: string) => ({ status: 415, message: 'No image.', faults: [{ ...fault, path }] })
    await expect(refusal(data)).rejects.toMatchObject(at('/cover'))
    await expect(refusal({ guests: data.guests })).rejects.toMatchObject(at('/guests/0/face'))
  })
  it('that are up stay up when a later step fails', () =>
    expect(settleFile(data, 'b', { id: 8, fileUrl: '/b', fileName: 'b' })).toMatchObject({
      cover: { pending: 'a' },
      guests: [{ face: { id: 8 } }],
    }))
})

describe('a date', () => {
  it.each([
    ['2026-03-05T10:00:00', '05-Mar-2026'],
    ['14/11/2026', '14-Nov-2026'],
    [new Date(2026, 0, 31).getTime() / 1000, '31-Jan-2026'],
    ['nonsense', ''],
    [undefined, ''],
  ])('%s is %s in a table', (value, text) => expect(formatDate(value)).toBe(text))
  it('has its month as a number in details', () =>
    expect(formatDate('2026-03-05T10:00:00', 'form')).toBe('05-03-2026'))
  it('has hours and minutes where a moment is meant', () =>
    expect(formatDate('2026-03-05T09:07:00', 'time')).toBe('05-Mar-2026 09:07'))
  it.each([
    ['table', '২৫-মার্চ-২০২৬'],
    ['form', '২৫-০৩-২০২৬'],
    ['time', '২৫-মার্চ-২০২৬ ০৯:০৭'],
  ] as const)('has the digits of Bengali there (%s)', (style, text) =>
    expect(formatDate('2026-03-25T09:07:00', style, 'bn')).toBe(text),
  )
  it.each([
    ['de', '05-März-2026'],
    ['nl', '05-mrt-2026'],
    ['fr', '05-mars-2026'],
    ['ar', '05-مارس-2026'],
  ])('has the months of %s', (language, text) =>
    expect(formatDate('2026-03-05', 'table', language)).toBe(text),
  )
  it('has no point behind a month in short', () =>
    expect(formatDate('2026-12-05', 'table', 'de')).toBe('05-Dez-2026'))
})
