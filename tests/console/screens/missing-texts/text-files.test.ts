// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../../src/console/screens/missing-texts/exchange/file/read-file.ts'
import { fitsSheet, writeSheet } from '../../../../src/console/screens/missing-texts/exchange/file/sheet.ts'
import {
  placeText,
  readPlace,
  type TextFile,
  type Unit,
} from '../../../../src/console/screens/missing-texts/exchange/file/unit.ts'
import { writeXliff } from '../../../../src/console/screens/missing-texts/exchange/file/xliff.ts'
import {
  lostMarks,
  normalHtml,
  type StoredText,
  verdictOf,
} from '../../../../src/console/screens/missing-texts/exchange/import/verdict.ts'

const place = {
  module: 'book',
  recordId: 12,
  property: 'titles',
  version: '2026-03-15T11:02:10.000Z',
  route: {},
}
const unit = (source: string, target: string, isRich = false): Unit => ({
  place,
  source,
  target,
  isRich,
  about: ['Books', 'A book', 'Title'],
})
const file = (...units: readonly Unit[]): TextFile => ({ source: 'bn', target: 'ar', units })

const words = { module: 'Module', record: 'Record', field: 'Text', source: 'বাংলা', target: 'العربية' }

/** A returned file, of either kind. */
const kinds = {
  xliff: (texts: TextFile) => new Blob([writeXliff(texts)]),
  xlsx: (texts: TextFile) => writeSheet(texts, words),
}

const cases: readonly [name: string, source: string, target: string, isRich?: boolean][] = [
  ['a plain text', 'Morning', 'Ochtend'],
  ['Bengali into Arabic', 'ঘুম থেকে ওঠার দোয়া', 'دعاء الاستيقاظ من النوم'],
  ['joiners and marks of direction', 'আল্‌লাহ‍র', '\u200fالعربية\u200e (١٢٣)'],
  ['signs of XML', 'a < b && c > "d" ]]> \'e\'', '<p>&amp;</p>'],
  ['what a sheet would take for a formula', '=1+1', '=HYPERLINK("https://example.org")'],
  ['placeholders', 'Dear {name}, {{count}} of %s', 'عزيزي {name}، {{count}} من %s'],
  ['lines and blanks', ' one\n\n  two\t', '\n eins\n  zwei '],
  ['signs beyond the first plane', '🕌 𐤀', '🌙'],
  ['nothing yet', 'Only here', ''],
  ['a number', '007', '7'],
  ['a very long text', 'ক'.repeat(32_767), 'ب'.repeat(32_767)],
  ['rich text', '<p>One <strong>two</strong></p>', '<p>Un <strong>deux</strong></p>', true],
  [
    'rich text from the right, with a link and a picture',
    '<p dir="rtl">انظر <a href="https://example.org/?a=1&amp;b=2">هنا</a><br>ثم <img src="/files/a/b.png" alt="ক &quot;খ&quot;"></p><hr>',
    '<p dir="rtl">দেখুন <a href="https://example.org/?a=1&amp;b=2">এখানে</a><br>তারপর <img src="/files/a/b.png" alt="ক &quot;খ&quot;"></p><hr>',
    true,
  ],
  [
    'a table with entities',
    '<table><tbody><tr><td>1 &lt; 2</td><td>&nbsp;</td></tr></tbody></table>',
    '<table><tbody><tr><td>1 &lt; 2</td><td>&nbsp;</td></tr></tbody></table>',
    true,
  ],
  [
    'a list in a list',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ul><li>x<ul><li>y</li></ul></li></ul>',
    true,
  ],
]

describe.each(Object.entries(kinds))('%s', (_, write) => {
  it.each(cases)('restores %s unchanged', async (_, source, target, isRich = false) => {
    const read = await readTextFile(write(file(unit(source, target, isRich), unit('other', 'x'))))
    const [found, other] = read.units
    const same = (text: string): string => (isRich ? normalHtml(text) : text)
    expect(read).toMatchObject({ source: 'bn', target: 'ar' })
    expect(found).toMatchObject({ place, isRich })
    expect([found?.source, found?.target].map((text) => same(text ?? ''))).toEqual([source, target].map(same))
    expect(other?.target).toBe('x')
  })

  it('restores 5,000 texts', async () => {
    const units = Array.from({ length: 5000 }, (_, index) => ({
      ...unit(`S${index}`, `T${index}`),
      place: { ...place, recordId: index + 1 },
    }))
    const read = await readTextFile(write(file(...units)))
    expect(read.units).toHaveLength(5000)
    expect(read.units[4999]).toMatchObject({ source: 'S4999', target: 'T4999', place: { recordId: 5000 } })
  })
})

it('leaves texts that exceed a cell to XLIFF', () => {
  expect(fitsSheet(unit('x'.repeat(32_767), ''))).toBe(true)
  expect(fitsSheet(unit('x'.repeat(32_768), ''))).toBe(false)
  expect(fitsSheet(unit('x', 'x'.repeat(32_768)))).toBe(false)
})

it('imports from XLIFF what a sheet cannot contain', async () => {
  const long = `<p>${'দোয়া '.repeat(30_000)}</p>`
  const read = await readTextFile(new Blob([writeXliff(file(unit(long, `a\u0001b\u000bc`)))]))
  expect(read.units[0]).toMatchObject({ source: long, target: 'a\u0001b\u000bc' })
})

describe('changes of translation programs to a file', () => {
  const written = writeXliff(file(unit('<p>One. <strong>Two.</strong></p>', '', true)))
  const back = async (from: string | RegExp, to: string): Promise<Unit | undefined> =>
    (await readTextFile(new Blob([written.replace(from, to)]))).units[0]

  it.each<[string, string | RegExp, string, string]>([
    [
      'annotate',
      '</segment>',
      '<target><mrk id="m1" type="term"><pc id="1" dataRefStart="d1" dataRefEnd="d2">Un</pc></mrk></target></segment>',
      '<p>Un</p>',
    ],
    [
      'split',
      /<segment>.*<\/segment>/,
      '<segment><source>One.</source><target><sc id="1" dataRef="d1"/>Un.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target>Deux.<ec startRef="1" dataRef="d2"/></target></segment>',
      '<p>Un. Deux.</p>',
    ],
    [
      'leave a part untranslated',
      /<segment>.*<\/segment>/,
      '<segment><source>One.</source><target>Un.</target></segment><segment><source>Two.</source></segment>',
      '',
    ],
    [
      'forget the data of a code',
      '</segment>',
      '<target><pc id="1" dataRefStart="x" dataRefEnd="y">Un</pc></target></segment>',
      'Un',
    ],
    ['write tags as text', '</segment>', '<target>&lt;script&gt;</target></segment>', '&lt;script&gt;'],
  ])('%s', async (_, from, to, target) => {
    expect(written).toContain('dataRefEnd="d2"')
    expect((await back(from, to))?.target).toBe(target)
  })
})

describe('a file that is none of ours', () => {
  const xliff = (inner: string, attributes = 'srcLang="bn" trgLang="ar"', version = '2.0') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="2.0" ${attributes}>${inner}</xliff>`

  it.each([
    ['is empty', '', 'empty'],
    ['is no XML', 'Dear translator', 'damaged'],
    ['breaks off', writeXliff(file(unit('a', 'b'))).slice(0, -30), 'damaged'],
    ['holds entities', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xliff('')}`, 'damaged'],
    ['is XML of another kind', '<rss/>', 'kind'],
    ['is XLIFF 1.2', xliff('', '', '1.2'), 'kind'],
    [
      'has units of others',
      xliff('<file id="f"><unit id="1" name="hello"><segment><source>a</source></segment></unit></file>'),
      'kind',
    ],
    ['names no language', xliff('', 'srcLang="bn"'), 'language'],
    ['is no archive', 'PK\u0003\u0004 rubbish', 'damaged'],
  ])('%s', async (_, text, reason) => {
    await expect(readTextFile(new Blob([text]))).rejects.toMatchObject({ reason })
  })

  it('lacks columns, or has none of our texts', async () => {
    const { xlsxFile } = await import('../../../../src/spreadsheet/xlsx-file.ts')
    const sheet = (rows: string[][]): Blob => {
      const made = xlsxFile(4)
      made.add(rows)
      return made.end()
    }
    await expect(readTextFile(sheet([['Title'], ['a']]))).rejects.toMatchObject({ reason: 'columns' })
    await expect(
      readTextFile(
        sheet([
          ['ID', 'HTML', 'a [bn]', 'b [ar]'],
          ['?', '', 'a', 'b'],
        ]),
      ),
    ).rejects.toMatchObject({ reason: 'empty' })
  })
})

it.each([[place], [{ ...place, version: '', route: { parentCategoryId: '7', 'a&b': 'c=d ?' } }]])(
  'reads a key as it was written: %j',
  (given) => {
    expect(readPlace(placeText(given))).toEqual(given)
  },
)

it.each(['', 'book', 'book/x/titles?', '../12/titles?', 'book/12/ti tles?'])(
  'does not read "%s" as a key',
  (text) => {
    expect(readPlace(text)).toBeNull()
  },
)

it.each([
  ['<p>a <strong>b</strong></p>', '<p>x</p>', true, ['<strong>']],
  ['<p>a</p><p>b</p>', '<p>x</p>', true, ['<p>']],
  ['<a href="/a">a</a>', '<a href="/b">a</a>', true, ['<a /a>']],
  ['<p>{name}</p>', '<p>x</p>', true, ['{name}']],
  ['<p>a</p>', '<p>x <em>y</em></p>', true, []],
  ['{a} {a} %s', '%s {a}', false, ['{a}']],
  ['100 % sure', 'sicher', false, []],
  ['plain', '<p>', false, []],
])('detects that %j has lost a part of %j', (source, target, isRich, lost) => {
  expect(lostMarks(source, target, isRich)).toEqual(lost)
})

const stored: StoredText = {
  source: 'One {x}',
  target: '',
  version: place.version,
  isRich: false,
  maxLength: 20,
}

it.each<[string, string, Partial<StoredText>]>([
  ['new', 'Un {x}', {}],
  ['changed', 'Un {x}', { target: 'Uno {x}' }],
  ['same', 'Un {x}', { target: 'Un {x}' }],
  ['same', 'Un\r\n{x} ', { target: 'Un\n{x}', version: 'later' }],
  ['conflict', 'Un {x}', { version: 'later', source: 'Another {x}' }],
  ['conflict', 'Un {x}', { version: 'later', target: 'Ein {x}' }],
  ['new', 'Un {x}', { version: 'later' }],
  ['lost', 'Un', {}],
  ['long', 'Un {x}'.repeat(5), {}],
])('is %s: %s where %j is stored', (verdict, target, now) => {
  expect(verdictOf(unit('One {x}', target), { ...stored, ...now }).verdict).toBe(verdict)
})

it('compares rich text by content, not by spelling', () => {
  const rich = { ...stored, isRich: true, target: '<p>a&#39;b</p>', source: '<p>x</p>' }
  expect(verdictOf(unit('<p>x</p>', "<p>a'b</p>", true), rich).verdict).toBe('same')
})
