import { describe, expect, it } from 'vitest'
import {
  entriesFor,
  readTranslations,
  writeTranslations,
} from '../../../../src/console/widgets/translations/translation-entries.ts'

const languages = [
  { id: 2, name: 'বাংলা', code: 'bn' },
  { id: 1, name: 'English', code: 'en' },
]
const context = { mode: 'update', languages } as const

describe('entriesFor', () => {
  it.each([
    [
      'nothing',
      undefined,
      [
        { languageId: 2, text: '' },
        { languageId: 1, text: '' },
      ],
    ],
    [
      'texts as read',
      [{ languageId: 1, translatedText: 'Dawn' }],
      [
        { languageId: 2, text: '' },
        { languageId: 1, text: 'Dawn' },
      ],
    ],
    [
      'texts as written',
      [{ languageId: 2, text: 'ভোর' }],
      [
        { languageId: 2, text: 'ভোর' },
        { languageId: 1, text: '' },
      ],
    ],
    [
      'what is no text',
      [null, 'x', { languageId: '1', text: 'y' }],
      [
        { languageId: 2, text: '' },
        { languageId: 1, text: '' },
      ],
    ],
    [
      'a language that is no longer offered, which is kept behind the others',
      [
        { languageId: 9, translatedText: 'فجر' },
        { languageId: 8, translatedText: ' ' },
      ],
      [
        { languageId: 2, text: '' },
        { languageId: 1, text: '' },
        { languageId: 9, text: 'فجر' },
      ],
    ],
  ])('makes one entry a language from %s', (_, value, expected) => {
    expect(entriesFor(languages, value)).toEqual(expected)
  })
})

describe('reading and writing', () => {
  it('reads the property of the same name, or the one that `from` names', () => {
    const record = {
      titles: [{ languageId: 1, translatedText: 'a' }],
      names: [{ languageId: 1, translatedText: 'b' }],
    }
    const english = (text: string) => expect.objectContaining({ languageId: 1, text })
    expect(readTranslations(record, 'titles', {}, context)).toContainEqual(english('a'))
    expect(readTranslations(record, 'titles', { from: 'names' }, context)).toContainEqual(english('b'))
  })

  it('keeps the order of the record, and puts a new language last', () => {
    const titles = [
      { languageId: 9, translatedText: 'فجر' },
      { languageId: 1, translatedText: 'Dawn' },
    ]
    const read = readTranslations({ titles }, 'titles', {}, context)
    expect(read).toMatchObject([{ languageId: 2 }, { languageId: 1 }, { languageId: 9 }])
    const withBengali = (read as { languageId: number }[]).map((entry) =>
      entry.languageId === 2 ? { ...entry, text: 'ভোর' } : entry,
    )
    expect(writeTranslations(withBengali, 'titles', {}, context)).toEqual({
      titles: [
        { languageId: 9, text: 'فجر' },
        { languageId: 1, text: 'Dawn' },
        { languageId: 2, text: 'ভোর' },
      ],
    })
  })

  it('writes the texts of a new record in the order of the languages', () =>
    expect(
      writeTranslations(
        [
          { languageId: 2, text: 'ভোর' },
          { languageId: 1, text: 'Dawn' },
        ],
        'titles',
        {},
        context,
      ),
    ).toEqual({
      titles: [
        { languageId: 2, text: 'ভোর' },
        { languageId: 1, text: 'Dawn' },
      ],
    }))

  it.each([
    ['blank texts', {}, ' ', []],
    ['nothing of an unfinished tag in plain text', {}, '<p></p>', [{ languageId: 1, text: '<p></p>' }]],
    ['rich text that shows nothing', { rich: true }, '<p>&nbsp;</p>', []],
    [
      'no rich text that shows an image',
      { rich: true },
      '<img src="/a.png">',
      [{ languageId: 1, text: '<img src="/a.png">' }],
    ],
  ])('drops %s', (_, options, text, expected) => {
    expect(writeTranslations([{ languageId: 1, text }], 'titles', options, context)).toEqual({
      titles: expected,
    })
  })

  it('writes an empty list when there is no value', () => {
    expect(writeTranslations(undefined, 'titles', {}, context)).toEqual({ titles: [] })
  })
})
