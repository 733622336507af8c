// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { storedOfPaste } from '../../../../support/content/pasted.ts'

describe('a list from Word Online', () => {
  interface Options {
    level?: number
    start?: number
    tag?: string
    style?: string
    list?: string
  }
  const online = (pattern: string, text: string, options: Options = {}): string => {
    const { level = 1, start = 1, tag = 'ol', style = '', list = '1' } = options
    return `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="NumberListStyle1 SCXW1" role="list" start="${start}" style="${style}"><li data-leveltext="${pattern}" data-font="Calibri" data-listid="${list}" data-aria-posinset="${start}" data-aria-level="${level}" aria-setsize="-1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="margin:0"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`
  }

  it.each([
    [
      'joins its items',
      [online('%1.', 'x', { start: 3 }), online('%1.', 'y', { start: 4 })],
      '<ol start="3"><li>x</li><li>y</li></ol>',
    ],
    [
      'is nested by the level of its items',
      [
        online('%1.', 'x'),
        online('%2.', 'y', { level: 2, style: 'list-style-type: lower-alpha' }),
        online('%2.', 'z', { level: 2, start: 2, style: 'list-style-type: lower-alpha' }),
        online('%1.', 'w', { start: 2 }),
      ],
      '<ol><li>x<ol type="a"><li>y</li><li>z</li></ol></li><li>w</li></ol>',
    ],
    [
      'keeps square brackets as text',
      [online('[%1]', 'x', { start: 4 })],
      '<ul style="list-style-type:none"><li>[4] x</li></ul>',
    ],
    [
      'keeps numbers of several levels as text',
      [online('%1.', 'x', { start: 2 }), online('%1.%2.', 'y', { level: 2 })],
      '<ol start="2"><li>x<ul style="list-style-type:none"><li>2.1. y</li></ul></li></ol>',
    ],
    [
      'has bullets',
      [online('', 'x', { tag: 'ul' }), online('o', 'y', { tag: 'ul', level: 2 })],
      '<ul><li>x<ul><li>y</li></ul></li></ul>',
    ],
    [
      'ends where another one begins',
      [online('%1.', 'x'), online('%1.', 'y', { list: '2' })],
      '<ol><li>x</li></ol><ol><li>y</li></ol>',
    ],
    [
      'begins at its second level',
      [online('%2)', 'x', { level: 2, start: 2 }), online('%2)', 'y', { level: 2, start: 3 })],
      '<ol start="2"><li>x</li><li>y</li></ol>',
    ],
  ])('%s', (_, lists, expected) => expect(storedOfPaste(lists.join(''))).toBe(expected))
})

describe('a list from another program', () => {
  it.each([
    [
      'Google Docs counts by letters',
      '<ol style="margin-top:0" start="3"><li dir="ltr" style="list-style-type:lower-alpha" aria-level="1"><p dir="ltr"><span>x</span></p></li><ol><li dir="ltr" style="list-style-type:upper-roman" aria-level="2"><p dir="ltr">y</p></li></ol></ol>',
      '<ol start="3" type="a"><li>x<ol type="I"><li>y</li></ol></li></ol>',
    ],
    [
      'Google Docs writes from the right',
      '<ol><li dir="rtl" style="list-style-type:decimal"><p dir="rtl">س</p></li></ol>',
      '<ol dir="rtl"><li dir="rtl"><p dir="rtl">س</p></li></ol>',
    ],
    [
      'Google Docs begins at the second level',
      '<ul><ul><li style="list-style-type:circle" aria-level="2">x</li></ul><li aria-level="1">y</li></ul>',
      '<ul><li>x</li></ul><ul><li>y</li></ul>',
    ],
    [
      'LibreOffice starts at another number',
      '<ol start="5"><li><p style="margin-bottom: 0in">x</p><ol type="i"><li><p>y</p></li></ol></li><li value="9"><p>z</p></li></ol>',
      '<ol start="5"><li>x<ol type="i"><li>y</li></ol></li></ol><ol start="9"><li>z</li></ol>',
    ],
    [
      'a page counts down',
      '<ol reversed><li>x</li><li>y</li></ol>',
      '<ol start="2"><li>x</li></ol><ol><li>y</li></ol>',
    ],
    [
      'LibreOffice goes on with an item in a paragraph',
      '<ol><li><p>x</p></li><li style="display: inline"><p>more</p></li><li><p>y</p></li></ol>',
      '<ol><li>x<p>more</p></li><li>y</li></ol>',
    ],
    [
      'Word Online writes from the right',
      '<div class="OutlineElement Rtl"><p class="Paragraph">س</p></div><div class="ListContainerWrapper"><ol start="2"><li data-leveltext="%1." data-aria-level="1" class="OutlineElement Rtl"><p class="Paragraph">س</p></li></ol></div>',
      '<p dir="rtl">س</p><ol start="2" dir="rtl"><li dir="rtl"><p dir="rtl">س</p></li></ol>',
    ],
    [
      'a page counts in Arabic',
      '<ol style="list-style-type: arabic-indic"><li>x</li></ol>',
      '<ol style="list-style-type:arabic-indic"><li>x</li></ol>',
    ],
    [
      'a frame of a list shows no marker',
      '<ul><li style="list-style-type:none"><ul><li>x</li></ul></li></ul>',
      '<ul><li>x</li></ul>',
    ],
  ])('%s', (_, html, expected) => expect(storedOfPaste(html)).toBe(expected))
})
