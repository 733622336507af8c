// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../../../src/console/cells/rich-text-view.tsx'
import { isBlankHtml } from '../../../../src/console/widgets/rich-text/blank-html.ts'
import {
  clearDrafts,
  draftLife,
  dropDraft,
  readDraft,
  saveDraft,
} from '../../../../src/console/widgets/rich-text/draft/draft-store.ts'
import { isEditorImage } from '../../../../src/console/widgets/rich-text/editor/picture-placeholders.ts'
import { cleanPastedHtml } from '../../../../src/console/widgets/rich-text/paste/clean-pasted-html.ts'
import { toLinkAddress } from '../../../../src/console/widgets/rich-text/toolbar/link-button.tsx'

describe('isBlankHtml', () => {
  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p>&nbsp;<br></p><ul><li></li></ul>', true],
    ['<p>a</p>', false],
    ['<p><img src="/a.png"></p>', false],
    ['<hr>', false],
    ['<table><tbody><tr><td></td></tr></tbody></table>', false],
  ])('%s: %s', (html, expected) => expect(isBlankHtml(html)).toBe(expected))
})

describe('cleanPastedHtml', () => {
  const word = (level: number, marker: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`

  it.each([
    [
      'styles, classes and comments',
      '<!--StartFragment--><p class="MsoNormal" style="margin:0">Hello</p><!--EndFragment-->',
      '<p>Hello</p>',
    ],
    ['Office elements and empty paragraphs', '<p>a<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>', '<p>a</p>'],
    ['style sheets', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['fonts', '<p><font face="Calibri"><span lang="EN">a</span></font></p>', '<p>a</p>'],
    [
      'the bold that is not bold around everything',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>',
      '<p>a</p>',
    ],
    ['local images', '<p>a<img src="file:///C:/a.png"><img src="data:image/png;base64,AA"></p>', '<p>a</p>'],
  ])('removes %s', (_, html, expected) => expect(cleanPastedHtml(html)).toBe(expected))

  it.each([
    [
      'the cells of a table, and nothing of its looks',
      '<table width="400" style="border:1px"><colgroup><col width="9"></colgroup><tr><th colspan="2" class="x">নাম</th></tr><tr><td style="color:red">ক</td><td rowspan="2" dir="rtl">ب</td></tr></table>',
      '<table><tbody><tr><th colspan="2">নাম</th></tr><tr><td>ক</td><td rowspan="2" dir="rtl">ب</td></tr></tbody></table>',
    ],
    [
      'the caption of a table, above it',
      '<table><caption>Times</caption><tr><td>a</td><td>b</td></tr></table>',
      '<p>Times</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'the content of a table that only frames it',
      '<table><tr><td><h2>a</h2><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      '<h2>a</h2><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    [
      'headings below one of the first level, one level down',
      '<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>',
      '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>',
    ],
    ['headings of the second level as they are', '<h2>a</h2><h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
    [
      'bold, italic, underline',
      '<p><span style="font-weight:700;font-style:italic;text-decoration:underline">a</span></p>',
      '<p><u><em><strong>a</strong></em></u></p>',
    ],
    [
      'links',
      '<p><a href="https://example.org" class="x" onclick="y()">a</a></p>',
      '<p><a href="https://example.org">a</a></p>',
    ],
    [
      'direction',
      '<p dir="RTL" style="text-align:right">سلام</p><p style="direction:rtl">س</p>',
      '<p dir="rtl">سلام</p><p dir="rtl">س</p>',
    ],
    [
      'images of the web',
      '<p><img src="https://example.org/a.png" alt="A" width="9"></p>',
      '<p><img src="https://example.org/a.png" alt="A"></p>',
    ],
    [
      'bold and italic that only a style says, of Google Docs',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:normal">Fajr</span><span style="font-weight:400;font-style:normal"> is </span><span style="font-weight:700;font-style:italic">early</span><span style="font-weight:400;font-style:italic"> in summer</span></p></b>',
      '<p><strong>Fajr</strong> is <em><strong>early</strong> in summer</em></p>',
    ],
    [
      'of a list what its words are, not its markers',
      '<ul><li style="font-weight:700"><p><span style="font-weight:700">Wudu</span><span style="font-weight:400"> first</span></p></li></ul>',
      '<ul><li><p><strong>Wudu</strong> first</p></li></ul>',
    ],
    [
      'the bold of Word, which is not bold for other alphabets, and what is plain inside of it',
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Zuhr <span style='font-weight:normal'>at noon</span></b><i style='mso-bidi-font-style:normal'>, at home</i></p>",
      '<p><strong>Zuhr </strong>at noon<em>, at home</em></p>',
    ],
    [
      'what the style of a paragraph, a cell or a link says of its words',
      '<p style="font-weight:bold;color:red">Asr</p><p><a href="https://example.org/" style="font-style:italic;text-decoration:underline"><span style="text-decoration:underline">Times</span></a></p><table><tr><td style="font-weight:bold;text-decoration:line-through">1</td><td>2</td></tr></table>',
      '<p><strong>Asr</strong></p><p><em><a href="https://example.org/">Times</a></em></p><table><tbody><tr><td><s><strong>1</strong></s></td><td>2</td></tr></tbody></table>',
    ],
    [
      'of a heading that it is one, and words that are bold beside each other',
      '<h2 style="font-weight:bold">Isha</h2><p><b>a</b> <b>b</b></p>',
      '<h2>Isha</h2><p><strong>a</strong> <strong>b</strong></p>',
    ],
  ])('keeps %s', (_, html, expected) => expect(cleanPastedHtml(html)).toBe(expected))

  it('creates lists from Word’s paragraphs', () => {
    const html = `<p>x</p>${word(1, '·', 'one')}${word(2, 'o', 'deeper')}${word(1, '·', 'two')}<p>y</p>${word(1, '1.', 'first')}`
    expect(cleanPastedHtml(html)).toBe(
      '<p>x</p><ul><li>one<ul><li>deeper</li></ul></li><li>two</li></ul><p>y</p><ol><li>first</li></ol>',
    )
  })

  it('starts another list where Word changes from bullets to numbers on the same level', () => {
    const html = `${word(1, '·', 'one')}${word(2, 'o', 'deeper')}${word(2, '1.', 'counted')}${word(1, '1.', 'first')}${word(1, '2.', 'second')}`
    expect(cleanPastedHtml(html)).toBe(
      '<ul><li>one<ul><li>deeper</li></ul><ol><li>counted</li></ol></li></ul><ol><li>first</li><li>second</li></ol>',
    )
  })
})

describe('sanitizeHtml', () => {
  it.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    [
      'handlers',
      '<img src="https://example.org/a.png" onerror="alert(1)">',
      '<img src="https://example.org/a.png">',
    ],
    ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['styles and forms', '<p style="position:fixed">a</p><form><input></form>', '<p>a</p>'],
    ['frames', '<iframe src="https://example.org"></iframe>b', 'b'],
  ])('removes %s', (_, html, expected) => expect(sanitizeHtml(html)).toBe(expected))

  it('opens links elsewhere and keeps direction', () => {
    expect(sanitizeHtml('<p dir="rtl"><a href="https://example.org">a</a></p>')).toBe(
      '<p dir="rtl"><a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a></p>',
    )
  })
})

describe('drafts', () => {
  const now = 1_000_000

  it('are kept for two minutes, each under its own name', () => {
    saveDraft(localStorage, 'dua/create//a', '<p>a</p>', now)
    expect(readDraft(localStorage, 'dua/create//a', now + draftLife)).toBe('<p>a</p>')
    expect(readDraft(localStorage, 'dua/create//b', now)).toBeUndefined()
    expect(readDraft(localStorage, 'dua/create//a', now + draftLife + 1)).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('are dropped one by one, or all of a form', () => {
    for (const key of ['dua/update/1/a', 'dua/update/1/b', 'dua/update/12/a'])
      saveDraft(localStorage, key, 'x', now)
    dropDraft(localStorage, 'dua/update/1/a')
    expect(readDraft(localStorage, 'dua/update/1/a', now)).toBeUndefined()
    clearDrafts('dua/update/1')
    expect(readDraft(localStorage, 'dua/update/1/b', now)).toBeUndefined()
    expect(readDraft(localStorage, 'dua/update/12/a', now)).toBe('x')
  })

  it('are lost if damaged or if the store is full', () => {
    localStorage.setItem('draft:broken', '{')
    expect(readDraft(localStorage, 'broken', now)).toBeUndefined()
    const full = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => saveDraft(full as unknown as Storage, 'a', 'b', now)).not.toThrow()
  })
})

describe('isEditorImage', () => {
  it.each([
    ['a.JPG', 'image/jpeg', true],
    ['a.jfif', '', true],
    ['a.webp', 'image/webp', true],
    ['a.svg', 'image/svg+xml', false],
    ['a.png', 'text/html', false],
    ['png', 'image/png', true],
    ['a.pdf', 'application/pdf', false],
  ])('%s (%s): %s', (name, type, expected) => expect(isEditorImage({ name, type })).toBe(expected))
})

describe('toLinkAddress', () => {
  it.each([
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['example.org', 'https://example.org'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+8801700000000', 'tel:+8801700000000'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,a', undefined],
    ['ftp://example.org', undefined],
    ['two words', undefined],
    ['word', undefined],
    ['', undefined],
  ])('%s: %s', (typed, expected) => expect(toLinkAddress(typed)).toBe(expected))
})
