// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { storedOfPaste, wordStyles } from '../../../../support/content/pasted.ts'

interface Item {
  level?: number
  list?: string
  dir?: string
  margin?: string
}

/** A list paragraph in the markup of Word for Windows and Mac. */
const item = (marker: string, text: string, { level = 1, list = 'lfo1', dir, margin }: Item = {}): string =>
  `<p class=MsoListParagraphCxSpMiddle ${dir ? `dir=${dir} ` : ''}style='${margin ? `margin-left:${margin};` : ''}text-indent:-.25in;mso-list:l0 level${level} ${list}'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('a list from Word', () => {
  it.each([
    ['starts where it did', [item('7.', 'x'), item('8.', 'y')], '<ol start="7"><li>x</li><li>y</li></ol>'],
    ['counts by small letters', [item('a)', 'x'), item('b)', 'y')], '<ol type="a"><li>x</li><li>y</li></ol>'],
    [
      'counts by capitals from C',
      [item('C.', 'x'), item('D.', 'y')],
      '<ol start="3" type="A"><li>x</li><li>y</li></ol>',
    ],
    [
      'counts by Roman numerals',
      [item('iii.', 'x'), item('iv.', 'y')],
      '<ol start="3" type="i"><li>x</li><li>y</li></ol>',
    ],
    [
      'counts by Roman capitals',
      [item('I.', 'x'), item('II.', 'y')],
      '<ol type="I"><li>x</li><li>y</li></ol>',
    ],
    [
      'takes i after h for a letter',
      [item('h.', 'x'), item('i.', 'y'), item('j.', 'z')],
      '<ol start="8" type="a"><li>x</li><li>y</li><li>z</li></ol>',
    ],
    [
      'takes i before j for a letter',
      [item('i.', 'x'), item('j.', 'y')],
      '<ol start="9" type="a"><li>x</li><li>y</li></ol>',
    ],
    [
      'takes c before ci for a numeral',
      [item('c.', 'x'), item('ci.', 'y')],
      '<ol start="100" type="i"><li>x</li><li>y</li></ol>',
    ],
    [
      'counts in Bengali',
      [item('৩।', 'x'), item('৪।', 'y')],
      '<ol start="3" style="list-style-type:bengali"><li>x</li><li>y</li></ol>',
    ],
    [
      'counts in Arabic',
      [item('٩-', 'x'), item('١٠-', 'y')],
      '<ol start="9" style="list-style-type:arabic-indic"><li>x</li><li>y</li></ol>',
    ],
    ['counts in Persian', [item('۱.', 'x')], '<ol style="list-style-type:persian"><li>x</li></ol>'],
    [
      'counts with zeros',
      [item('09.', 'x'), item('10.', 'y')],
      '<ol start="9" style="list-style-type:decimal-leading-zero"><li>x</li><li>y</li></ol>',
    ],
    [
      'keeps square brackets as text',
      [item('[1]', 'x'), item('[2]', 'y')],
      '<ul style="list-style-type:none"><li>[1] x</li><li>[2] y</li></ul>',
    ],
    [
      'keeps letters of other alphabets as text',
      [item('ক)', 'x'), item('أ-', 'y')],
      '<ul style="list-style-type:none"><li>ক) x</li><li>أ- y</li></ul>',
    ],
    [
      'keeps numbers of several levels as text',
      [item('1.', 'x'), item('1.1', 'y', { level: 2 }), item('1.2', 'z', { level: 2 })],
      '<ol><li>x<ul style="list-style-type:none"><li>1.1 y</li><li>1.2 z</li></ul></li></ol>',
    ],
    [
      'keeps words before numbers as text',
      [item('Article 4.', 'x')],
      '<ul style="list-style-type:none"><li>Article 4. x</li></ul>',
    ],
    [
      'has bullets',
      [item('·', 'x'), item('o', 'y', { level: 2 }), item('§', 'z', { level: 3 })],
      '<ul><li>x<ul><li>y<ul><li>z</li></ul></li></ul></li></ul>',
    ],
    [
      'ends where another one begins',
      [item('1.', 'x'), item('2.', 'y'), item('1.', 'z', { list: 'lfo2' })],
      '<ol><li>x</li><li>y</li></ol><ol><li>z</li></ol>',
    ],
    [
      'ends where numbers begin again',
      [item('1.', 'x'), item('1.', 'y')],
      '<ol><li>x</li></ol><ol><li>y</li></ol>',
    ],
    [
      'keeps two lists of bullets apart',
      [item('·', 'x'), item('·', 'y', { list: 'lfo2' })],
      '<ul><li>x</li></ul><ul><li>y</li></ul>',
    ],
    [
      'goes on behind a blank line',
      [item('1.', 'x'), '<p class=MsoNormal><o:p>&nbsp;</o:p></p>', item('2.', 'y')],
      '<ol><li>x</li><li>y</li></ol>',
    ],
    [
      'counts on behind a paragraph',
      [item('1.', 'x'), '<p class=MsoNormal>p</p>', item('2.', 'y')],
      '<ol><li>x</li></ol><p>p</p><ol start="2"><li>y</li></ol>',
    ],
    [
      'begins at its second level',
      [
        item('b.', 'x', { level: 2 }),
        item('c.', 'y', { level: 2 }),
        item('i.', 'z', { level: 3 }),
        item('2.', 'w'),
      ],
      '<ol start="2" type="a"><li>x</li><li>y<ol type="i"><li>z</li></ol></li></ol><ol start="2"><li>w</li></ol>',
    ],
    [
      'leaves out a level',
      [item('1.', 'x'), item('i.', 'y', { level: 3 }), item('a.', 'z', { level: 2 })],
      '<ol><li>x<ol type="i"><li>y</li></ol><ol type="a"><li>z</li></ol></li></ol>',
    ],
    [
      'comes back to its first level',
      [item('1.', 'x'), item('a.', 'y', { level: 2 }), item('2.', 'z'), item('a.', 'w', { level: 2 })],
      '<ol><li>x<ol type="a"><li>y</li></ol></li><li>z<ol type="a"><li>w</li></ol></li></ol>',
    ],
  ])('%s', (_, paragraphs, expected) => expect(storedOfPaste(paragraphs.join('\n'))).toBe(expected))

  it('is on the right where it is written from there', () => {
    expect(storedOfPaste(item('1.', 'الأول', { dir: 'RTL' }) + item('2.', 'الثاني', { dir: 'RTL' }))).toBe(
      '<ol dir="rtl"><li dir="rtl">الأول</li><li dir="rtl">الثاني</li></ol>',
    )
  })

  it('follows the style sheet where letters are ambiguous', () => {
    const rules = wordStyles('@list l0:level1 {mso-level-number-format:alpha-lower; mso-level-text:"%1\\)";}')
    expect(storedOfPaste(rules + item('i)', 'x'))).toBe('<ol start="9" type="a"><li>x</li></ol>')
    const roman = wordStyles('@list l0:level1 {mso-level-number-format:roman-upper;}')
    expect(storedOfPaste(roman + item('C.', 'x'))).toBe('<ol start="100" type="I"><li>x</li></ol>')
    const bullets = wordStyles(
      '@list l0:level1 {mso-level-number-format:bullet; mso-level-text:v; font-family:Wingdings;}',
    )
    expect(storedOfPaste(bullets + item('v', 'x'))).toBe('<ul><li>x</li></ul>')
  })

  it('has paragraphs in its items, and none of them is a bullet', () => {
    const more = (text: string, margin = '.5in'): string =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:${margin}'>${text}<o:p></o:p></p>`
    expect(storedOfPaste(`${item('1.', 'x')}${more('more')}${item('2.', 'y')}`)).toBe(
      '<ol><li>x<p>more</p></li><li>y</li></ol>',
    )
    expect(
      storedOfPaste(
        `${item('1.', 'x')}${item('a.', 'y', { level: 2 })}${more('inner', '1.0in')}${more('outer')}${item('2.', 'z')}`,
      ),
    ).toBe('<ol><li>x<ol type="a"><li>y<p>inner</p></li></ol><p>outer</p></li><li>z</li></ol>')
    expect(storedOfPaste(`<p class=MsoNormal>p</p>${more('alone')}`)).toBe('<p>p</p><p>alone</p>')
  })

  it('is found by the styles "List Number" and "List Bullet"', () => {
    const rules = wordStyles('p.MsoListNumber, li.MsoListNumber {mso-list:l3 level1 lfo5;}')
    const styled = (name: string, marker: string, text: string): string =>
      `<p class=${name}><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}</p>`
    expect(
      storedOfPaste(
        `${rules}${styled('MsoListNumber', '4.', 'x')}${styled('MsoListNumber', '5.', 'y')}${styled('MsoListBullet2', '·', 'z')}`,
      ),
    ).toBe('<ol start="4"><li>x</li><li>y<ul><li>z</li></ul></li></ol>')
  })

  it('leaves numbered headings headings', () => {
    expect(
      storedOfPaste(
        "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp; </span></span>Fasting</h2>",
      ),
    ).toBe('<h2>3. Fasting</h2>')
  })

  it('keeps Word’s lists in HTML', () => {
    expect(
      storedOfPaste(
        "<ol style='margin-top:0in' start=3 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>x</li><ol style='margin-top:0in' start=2 type=a><li class=MsoNormal style='mso-list:l0 level2 lfo1'>y</li></ol><li class=MsoNormal>z</li></ol>",
      ),
    ).toBe('<ol start="3"><li>x<ol start="2" type="a"><li>y</li></ol></li><li>z</li></ol>')
  })
})
