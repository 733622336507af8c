import { describe, expect, it } from 'vitest'
import {
  changesByField,
  differences,
  mergeVersions,
} from '../../../../src/console/engine/form/conflict/conflict.ts'
import { valueText } from '../../../../src/console/engine/form/conflict/value-text.ts'
import { withoutStale } from '../../../../src/console/engine/form/data/dependents.ts'
import { prepareUi } from '../../../../src/console/engine/form/data/prepare-ui.ts'

describe('two versions of a record', () => {
  const start = { title: 'A', text: 'x', active: true }
  const mine = { title: 'B', text: 'x', active: false }
  const theirs = { title: 'C', text: 'y', active: false }
  it('differ where they differ, and whoever changed a field is proposed', () =>
    expect(differences(start, mine, theirs, ['title', 'text', 'active'])).toEqual([
      { name: 'title', mine: 'B', theirs: 'C', proposed: 'mine' },
      { name: 'text', mine: 'x', theirs: 'y', proposed: 'theirs' },
    ]))
  it('do not differ where one moment is written in two ways', () => {
    const at = (from: string) => ({ from, guests: [{ from }] })
    const [one, other] = [at('2026-11-23T10:00:00Z'), at('2026-11-23T10:00:00.000+00:00')]
    expect(differences(one, one, other, ['from', 'guests'])).toEqual([])
  })
  it('are merged as chosen', () =>
    expect(mergeVersions(mine, theirs, { title: 'mine', text: 'theirs' })).toEqual({
      title: 'B',
      text: 'y',
      active: false,
    }))
  it('are told by whom and when, at the field that stands for a property', () => {
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
