// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  changesByField,
  compareVersions,
  type Resolution,
} from '../../../../src/console/engine/form/conflict/conflict.ts'
import { valueText } from '../../../../src/console/engine/form/conflict/value-text.ts'
import { prepareUi, withoutStale } from '../../../../src/console/engine/form/data/schema.ts'

/** The differences of a field: the proposed version of each part, and the result. */
const compareField = (start: unknown, mine: unknown, theirs: unknown) => {
  const { differences, merge } = compareVersions({ it: start }, { it: mine }, { it: theirs }, ['it'])
  return {
    proposed: differences.map(({ proposed, mine: own, theirs: others }) => [proposed, own, others]),
    merged: merge({}).it,
    chosen: (whose: Resolution) =>
      merge(Object.fromEntries(differences.map(({ key }) => [key, whose] as const))).it,
  }
}

describe('two versions of a record', () => {
  const start = { title: 'A', text: 'x', active: true }
  const mine = { title: 'B', text: 'x', active: false }
  const theirs = { title: 'C', text: 'y', active: false }
  const names = ['title', 'text', 'active']
  it('differ only in changed fields, and the version with the change is proposed', () =>
    expect(compareVersions(start, mine, theirs, names).differences).toMatchObject([
      { name: 'title', mine: 'B', theirs: 'C', proposed: 'mine' },
      { name: 'text', mine: 'x', theirs: 'y', proposed: 'theirs' },
    ]))
  it('do not differ where one moment is written in two ways', () => {
    const at = (from: string) => ({ from, guests: [{ from }] })
    const [one, other] = [at('2026-11-23T10:00:00Z'), at('2026-11-23T10:00:00.000+00:00')]
    expect(compareVersions(one, one, other, ['from', 'guests']).differences).toEqual([])
  })
  it('are merged as chosen, and as proposed where nothing is', () => {
    const { merge } = compareVersions(start, mine, theirs, names)
    expect(merge({ 'title/': 'theirs' })).toEqual({ title: 'C', text: 'y', active: false })
    expect(merge({ 'text/': 'mine' })).toEqual({ title: 'B', text: 'x', active: false })
  })
  it('show author and time, at the field of a property', () => {
    const change = (path: string, changedBy: string) => ({
      path,
      changedBy,
      changedDate: '2026-03-15T11:02:10.000Z',
    })
    const latest = change('/eventRequests/0/eventImageId', 'Yusuf')
    const changes = [
      latest,
      change('/categoryId', 'Amina'),
      change('/eventImage', 'Amina'),
      change('/elsewhere', 'A'),
    ]
    const found = changesByField(changes, ['image', 'diseaseCategoryId'], {
      categoryId: 'diseaseCategoryId',
      eventImageId: 'image',
      eventImage: 'image',
    })
    expect(found).toEqual({ image: latest, diseaseCategoryId: changes[1] })
    expect(changesByField(null, ['image'], {})).toEqual({})
  })
  it.each([
    ['<p>One <b>two</b></p>', 'One two'],
    [
      [
        { languageId: 1, text: 'বই' },
        { languageId: 2, text: 'كتاب' },
      ],
      'বই · كتاب',
    ],
    [{ fileName: 'a.png', fileUrl: '/a' }, 'a.png'],
    [undefined, ''],
    [new Date(2026, 2, 15, 17, 2).toISOString(), '15-Mar-2026 17:02'],
    ['2026-03-15', '2026-03-15'],
  ])('show %j as "%s"', (value, text) => expect(valueText(value)).toBe(text))
})

describe('two versions of texts per language', () => {
  const texts = (bengali: string, arabic: string, english = '') => [
    { languageId: 1, text: bengali, place: 0 },
    { languageId: 2, text: arabic, place: 1 },
    { languageId: 3, text: english },
  ]
  it('are merged by language: each keeps the change of either version', () => {
    const { proposed, merged } = compareField(
      texts('বই', 'كتاب'),
      texts('বই', 'الكتاب'),
      texts('বইটি', 'كتاب'),
    )
    expect(proposed).toEqual([
      ['theirs', 'বই', 'বইটি'],
      ['mine', 'الكتاب', 'كتاب'],
    ])
    expect(merged).toEqual(texts('বইটি', 'الكتاب'))
  })
  it('of one language that both have changed are one choice', () => {
    const field = compareField(texts('বই', 'ك'), texts('বই ১', 'ك'), texts('বই ২', 'ك', 'Book'))
    expect(field.proposed).toEqual([
      ['mine', 'বই ১', 'বই ২'],
      ['theirs', '', 'Book'],
    ])
    expect(field.chosen('theirs')).toEqual(texts('বই ২', 'ك', 'Book'))
  })
  it('are in the record in the stored form', () => {
    const stored = [{ languageId: 1, text: 'বই' }, ...texts('', 'ك', 'Book').slice(1)].map((text, place) => ({
      ...text,
      place: 2 - place,
    }))
    expect(compareField(texts('বই', 'ك'), texts('বই', 'ق'), stored).merged).toEqual(
      stored.map((text) => (text.languageId === 2 ? { ...text, text: 'ق' } : text)),
    )
  })
})

describe('two versions of a list of items', () => {
  const guest = (guestName: string, guestDesignation = 'Guest') => ({ guestName, guestDesignation })
  const [amina, yusuf, karim, salma] = ['Amina', 'Yusuf', 'Karim', 'Salma'].map((name) => guest(name))
  const [aminaToo, yusufToo] = [guest('Amina', 'Reciter'), guest('Yusuf', 'Teacher')]
  it.each([
    ['another item each', [amina, yusuf], [aminaToo, yusuf], [amina, yusufToo], [aminaToo, yusufToo]],
    ['one changed, one added', [amina], [aminaToo], [amina, karim], [aminaToo, karim]],
    ['one each added', [amina], [amina, karim], [amina, salma], [amina, salma, karim]],
    ['the same one added', [amina], [amina, karim], [amina, karim], [amina, karim]],
    ['one deleted, one changed', [amina, yusuf], [yusuf], [amina, yusufToo], [yusufToo]],
    ['one deleted, one added in front', [amina, yusuf], [amina], [karim, amina, yusuf], [karim, amina]],
    ['the first one for both', undefined, [karim], [salma], [salma, karim]],
    ['the only one deleted', [amina], undefined, [amina, karim], [karim]],
  ])('keep what either has done: %s', (_, start, mine, theirs, merged) =>
    expect(compareField(start, mine, theirs).merged).toEqual(merged),
  )
  it('are one choice where both have changed the same item', () => {
    const changed = guest('Amina', 'Speaker')
    const field = compareField([amina, yusuf], [aminaToo, yusuf], [changed, yusuf, karim])
    expect(field.proposed).toEqual([
      ['mine', aminaToo, changed],
      ['theirs', undefined, karim],
    ])
    expect(field.chosen('theirs')).toEqual([changed, yusuf, karim])
    expect(field.chosen('mine')).toEqual([aminaToo, yusuf])
  })
})

describe('two versions of a list of texts', () => {
  it('are combined if both have changed it', () => {
    const field = compareField(['fiqh', 'dua'], ['fiqh', 'sunnah'], ['dua', 'fiqh', 'hadith'])
    expect(field.proposed).toEqual([['both', ['fiqh', 'sunnah'], ['dua', 'fiqh', 'hadith']]])
    expect(field.merged).toEqual(['fiqh', 'hadith', 'sunnah'])
    expect(field.chosen('mine')).toEqual(['fiqh', 'sunnah'])
  })
  it.each([
    ['mine', [1, 2], [1, 2, 3], [2, 1], [1, 2, 3]],
    ['theirs', [1, 2], [2, 1], [1], [1]],
  ])('are those of the version that changed it: %s', (whose, start, mine, theirs, merged) => {
    const field = compareField(start, mine, theirs)
    expect(field.proposed).toEqual([[whose, mine, theirs]])
    expect(field.merged).toEqual(merged)
  })
})

describe('a field whose options are taken from another', () => {
  const ui = {
    sub: {
      'ui:widget': 'pick',
      'ui:options': { operation: 'totalX', params: { parentId: { $form: 'category' } } },
    },
  }
  const to = { find: () => undefined, label: (text: string) => text }
  it('gets them from the form', () =>
    expect(prepareUi(ui, { ...to, values: { platform: 'WEB', form: { category: 4 } } })).toEqual({
      sub: { 'ui:widget': 'pick', 'ui:options': { operation: 'totalX', params: { parentId: 4 } } },
    }))
  it('is emptied when that one changes', () => {
    expect(
      withoutStale(ui, { category: 4, sub: 9, title: 'A' }, { category: 5, sub: 9, title: 'A' }),
    ).toEqual({ category: 5, title: 'A' })
    expect(withoutStale(ui, { category: 4, sub: 9 }, { category: 4, sub: 10 })).toEqual({
      category: 4,
      sub: 10,
    })
  })
})
