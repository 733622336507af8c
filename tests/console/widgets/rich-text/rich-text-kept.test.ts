// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { Editor } from '@tiptap/react'
import { afterAll, describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../../../src/console/cells/rich-text-view.tsx'
import { extensions } from '../../../../src/console/widgets/rich-text/editor/extensions.ts'
import {
  editorHtml,
  loadable,
} from '../../../../src/console/widgets/rich-text/editor/use-rich-text-editor.ts'
import { cleanPastedHtml } from '../../../../src/console/widgets/rich-text/paste/clean-pasted-html.ts'
import { keptStyles, keptTags } from '../../../../src/contract/text/rich-text-rules.ts'
import { cleanHtml } from '../../../../src/server/text/sanitize.ts'

const editor = new Editor({ extensions })
afterAll(() => editor.destroy())

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The editor's output for a loaded text. */
const edited = (html: string): string => {
  editor.commands.setContent(loadable(html))
  return editorHtml(editor)
}

/** A text as a browser parses it, without regard to the order of attributes and the encoding of characters. */
const asRead = (html: string): string => {
  const body = parse(html)
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
    for (const [name] of attributes) element.removeAttribute(name)
    for (const [name, value] of attributes.sort()) element.setAttribute(name, value)
  }
  return body.innerHTML
}

const table = '<table><tbody><tr><th><p>a</p></th><td><ul><li><p>b</p></li></ul></td></tr></tbody></table>'
/** Tables that are complete once the first cell spans two. */
const spanned: Readonly<Record<string, (tag: string) => string>> = {
  colspan: (tag) =>
    `<table><tbody><tr><${tag}><p>a</p></${tag}></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>`,
  rowspan: (tag) =>
    `<table><tbody><tr><${tag}><p>a</p></${tag}><td><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>`,
}
const figure = '<figure><p><img src="/files/a/b.png"></p><figcaption>a</figcaption></figure>'
const list = '<ul><li><h3>a</h3><ul><li><p>b</p></li></ul></li><li><p><img src="/a.png"></p></li></ul>'

/** A text with a tag in a permitted place; words are added where nothing else is given. */
const places: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, `<${tag}>ভোর فجر</${tag}>`]),
  ),
  ...Object.fromEntries(['blockquote', 'div'].map((tag) => [tag, `<${tag}><p>a</p><h2>b</h2></${tag}>`])),
  pre: '<pre>a\n  b\n\n<strong>c</strong></pre>',
  figure,
  figcaption: figure,
  ul: list,
  li: list,
  ol: '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
  table,
  tbody: table,
  tr: table,
  th: table,
  td: table,
  hr: '<p>a</p><hr><p>b</p>',
  br: '<p>a<br>b</p>',
  a: '<p>a <a href="https://example.org/">b</a> c</p>',
  img: '<p>a <img src="https://example.org/a.png"> b</p>',
  span: '<p>a <span lang="ar">b</span> c</p>',
}

/** Valid values of each attribute; those of a style follow from the list. */
const values: Readonly<Record<string, readonly string[]>> = {
  dir: ['rtl', 'ltr', 'auto'],
  lang: ['bn'],
  href: ['mailto:a@example.org', 'tel:+880170', '/book/1', '#a', 'https://example.org/?a=1&b=2'],
  target: ['_blank'],
  rel: ['noopener noreferrer'],
  title: ['ভোর "এবং" <সন্ধ্যা>', '007'],
  src: ['/files/a/b.png'],
  alt: ['007', 'মসজিদ'],
  width: ['240', '50%'],
  height: ['120'],
  start: ['3'],
  type: ['a', 'I'],
  colspan: ['2'],
  rowspan: ['2'],
}
const styles: Readonly<Record<string, readonly string[]>> = {
  'text-align': ['left', 'right', 'center', 'justify', 'start', 'end'],
  'padding-left': ['40px', '1.5em', '5%'],
  'padding-right': ['2rem'],
  'list-style-type': ['none', 'bengali', 'arabic-indic', 'persian', 'devanagari', 'decimal-leading-zero'],
}

const valuesOf = (attribute: string): readonly string[] =>
  attribute === 'style'
    ? Object.keys(keptStyles).flatMap((name) => (styles[name] ?? []).map((value) => `${name}:${value}`))
    : (values[attribute] ?? [])

const textWith = (tag: string, set: Readonly<Record<string, string>> = {}): string => {
  const span = Object.keys(set).map((name) => spanned[name])[0]
  const body = parse(span?.(tag) ?? places[tag] ?? `<p>a <${tag}>b</${tag}> c</p>`)
  for (const [name, value] of Object.entries(set)) body.querySelector(tag)?.setAttribute(name, value)
  return body.innerHTML
}

const samplesOf = (tag: string, attributes: readonly string[]): string[] => [
  textWith(tag),
  ...attributes.flatMap((attribute) =>
    valuesOf(attribute).map((value) =>
      // Both or neither: a page that a link opens in another tab must not reach its opener.
      tag === 'a' && (attribute === 'target' || attribute === 'rel')
        ? textWith(tag, { target: '_blank', rel: 'noopener noreferrer' })
        : textWith(tag, { [attribute]: value }),
    ),
  ),
]

/** The console's rendering of a text, in which every link opens another tab. */
const shown = (html: string): string => {
  const body = parse(sanitizeHtml(html))
  for (const link of parse(html).querySelectorAll('a:not([target])'))
    for (const twin of body.querySelectorAll(`a[href="${link.getAttribute('href')}"]`))
      for (const name of ['target', 'rel']) twin.removeAttribute(name)
  return body.innerHTML
}

it('each allowed attribute and style has samples here', () => {
  const attributes = [...new Set(Object.values(keptTags).flat())]
  expect(attributes.filter((name) => valuesOf(name).length === 0)).toEqual([])
  expect(Object.keys(keptStyles)).toEqual(Object.keys(styles))
})

describe.each(Object.entries(keptTags))('%s', (tag, attributes) => {
  const samples = samplesOf(tag, attributes)
  const all = (way: (html: string) => string): string[] => samples.map((html) => asRead(way(html)))
  const asWritten = samples.map(asRead)

  it('is kept by the API', () => expect(all(cleanHtml)).toEqual(asWritten))
  it('is the same after the editor read and wrote it', () =>
    expect(all((html) => cleanHtml(edited(cleanHtml(html))))).toEqual(asWritten))
  it('is shown', () => expect(all(shown)).toEqual(asWritten))
})

it.each([
  ['<p>a <b>b</b> <i>c</i> <ins>d</ins> <strike>e</strike> <del>f</del></p>'],
  ['<section><h2>a</h2><p>b</p></section><center>c</center><dl><dt>d</dt><dd>e</dd></dl>'],
  ['<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>'],
  ['<p style="direction:rtl">a</p><p><span style="text-decoration: underline">b</span></p>'],
  ['<p>a</p><img src="/files/a.png" style="width:300px;height:auto"><ul><li>b</li></ul>c'],
])('%s is stored and edited without visible loss', (html) => {
  const stored = cleanHtml(html)
  const again = cleanHtml(edited(stored))
  expect(parse(stored).textContent).toBe(parse(html).textContent)
  expect(parse(again).textContent).toBe(parse(html).textContent)
  // A stored text is stable: further saves do not change it.
  expect(cleanHtml(edited(again))).toBe(again)
  const tags = (text: string) => [...parse(text).querySelectorAll('*')].map(({ tagName }) => tagName)
  const blocks = new Set(['P', 'DIV'])
  expect(tags(again).filter((tag) => !blocks.has(tag))).toEqual(
    tags(stored).filter((tag) => !blocks.has(tag)),
  )
})

describe('the texts of the demo', () => {
  const folder = 'src/server/store/demo'
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return /<\w/.test(value) ? [value] : []
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
  }
  const texts = files.flatMap((name) => textsIn(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))

  it('are unchanged by the editor', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.map((text) => asRead(cleanHtml(edited(text))))).toEqual(texts.map(asRead))
  })
})

describe('pasted content is stored as the editor shows it', () => {
  it.each([
    [
      'Word',
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>এক<o:p></o:p></p>
       <p class=MsoNormal dir=RTL style='text-align:right'><b><span lang=AR-SA>الحمد</span></b></p>
       <table class=MsoTableGrid border=1><tr><td width=100 valign=top><p class=MsoNormal>H<sub>2</sub>O</p></td><td>b</td></tr></table>`,
      '<ol><li><p>এক</p></li></ol><p dir="rtl"><strong>الحمد</strong></p><table><tbody><tr><td><p>H<sub>2</sub>O</p></td><td><p>b</p></td></tr></tbody></table>',
    ],
    [
      'Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">A</span></h1><p dir="ltr"><span style="font-weight:700">b</span><span style="font-size:0.6em;vertical-align:super">2</span></p><ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span>c</span></p></li></ul></b>',
      '<h2>A</h2><p><strong>b</strong><sup>2</sup></p><ul><li><p>c</p></li></ul>',
    ],
    [
      'a spreadsheet',
      '<google-sheets-html-origin><style>td{border:1px}</style><table dir="ltr" border="1"><colgroup><col width="100"></colgroup><tbody><tr style="height:21px"><td style="overflow:hidden">ক</td><td data-sheets-value="1">2</td></tr></tbody></table></google-sheets-html-origin>',
      '<table><tbody><tr><td><p>ক</p></td><td><p>2</p></td></tr></tbody></table>',
    ],
    [
      'a page',
      '<article><header><h2>A</h2></header><div>one</div><div><div>two</div></div><figure><img src="https://example.org/a.png"><figcaption>three</figcaption></figure></article>',
      '<h2>A</h2><p>one</p><p>two</p><p><img src="https://example.org/a.png" /></p><p>three</p>',
    ],
  ])('%s', (_, html, expected) => {
    const stored = cleanHtml(edited(cleanPastedHtml(html)))
    expect(stored).toBe(expected)
    expect(cleanHtml(edited(stored))).toBe(stored)
  })
})
