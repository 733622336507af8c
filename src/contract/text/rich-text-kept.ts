/*
 * The allowed content of rich text (`format: html`): the API stores nothing else, the console's editor supports all of
 * it, and paste, previews and lists accept or show nothing else.
 */

const block = ['dir', 'lang', 'style'] as const
const cell = [...block, 'colspan', 'rowspan'] as const

/** The allowed tags, each with its attributes; `style` is limited to `keptStyles`. */
export const keptTags: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'].map((tag) => [tag, block]),
  ),
  ...Object.fromEntries(
    ['div', 'figure', 'figcaption', 'ul', 'li', 'table', 'tr'].map((tag) => [tag, block]),
  ),
  ol: [...block, 'start', 'type'],
  tbody: [],
  th: cell,
  td: cell,
  hr: [],
  br: [],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ...Object.fromEntries(
    ['strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'small', 'code'].map((tag) => [tag, []]),
  ),
  span: ['dir', 'lang'],
}

/** Tags that are replaced by an equivalent allowed one. */
export const tagsReadAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
  thead: 'tbody',
  tfoot: 'tbody',
  ...Object.fromEntries(
    [
      'section',
      'article',
      'aside',
      'header',
      'footer',
      'main',
      'address',
      'center',
      'dl',
      'dt',
      'dd',
      'caption',
    ].map((tag) => [tag, 'div']),
  ),
}

/** Style declarations with their equivalent tags. */
export const tagsOfStyles: readonly { tag: string; name: RegExp; value: RegExp }[] = [
  { tag: 'strong', name: /^font-weight$/, value: /^(bold|[6-9]00)/ },
  { tag: 'em', name: /^font-style$/, value: /^italic/ },
  { tag: 'u', name: /^text-decoration/, value: /underline/ },
  { tag: 's', name: /^text-decoration/, value: /line-through/ },
  { tag: 'sup', name: /^vertical-align$/, value: /^super/ },
  { tag: 'sub', name: /^vertical-align$/, value: /^sub\b/ },
]

const alignment = /^(left|right|center|justify|start|end)$/
const inset = /^\d{1,4}(\.\d+)?(px|em|rem|%)$/

/** List digits that `type` cannot express; `none` for items whose text begins with their number. */
const listStyle = /^(none|bengali|arabic-indic|persian|devanagari|decimal-leading-zero)$/

/** The allowed style properties, each with its allowed values. */
export const keptStyles: Readonly<Record<string, RegExp>> = {
  'text-align': alignment,
  'padding-left': inset,
  'padding-right': inset,
  'list-style-type': listStyle,
}

/** The allowed URL schemes of links and images, besides addresses on the console's own host. */
export const keptSchemes: Readonly<Record<'a' | 'img', readonly string[]>> = {
  a: ['http', 'https', 'mailto', 'tel'],
  img: ['http', 'https'],
}
