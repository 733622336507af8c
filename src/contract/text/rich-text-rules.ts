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

/** The declarations of a `style` attribute, in lower case, without `!important`. */
export const declarationsOf = (style: string): readonly (readonly [name: string, value: string])[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', value] = declaration.toLowerCase().split(':', 2)
    return value === undefined ? [] : [[name.trim(), value.replace(/!\s*important/, '').trim()] as const]
  })

/** The tags equivalent to a `style` attribute, in the order of the list. Takes linear time for any input. */
export const tagsOfStyle = (style: string): readonly string[] => {
  const declared = declarationsOf(style)
  return tagsOfStyles
    .filter((means) => declared.some(([name, value]) => means.name.test(name) && means.value.test(value)))
    .map(({ tag }) => tag)
}

/** The allowed declarations of a `style` attribute, each property once, in the order of the list; empty for none. */
export const keptStyle = (style: string): string => {
  const declared = new Map(declarationsOf(style))
  return Object.entries(keptStyles)
    .flatMap(([name, allowed]) => {
      const value = declared.get(name)
      return value !== undefined && allowed.test(value) ? [`${name}:${value}`] : []
    })
    .join(';')
}

/** Signs that browsers skip in addresses, and so do not hide a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const skipped = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028\u2029\u3000\ufeff]/g

/** Whether an address is allowed in a link or an image: one with an allowed scheme, or on the same host. */
export const isKeptAddress = (tag: 'a' | 'img', address: string | null | undefined): boolean => {
  const bare = (address ?? '').replace(skipped, '')
  if (bare === '' || /^[/\\]{2}/.test(bare)) return false
  const scheme = /^[^/?#]*?:/.exec(bare)?.[0].slice(0, -1).toLowerCase()
  return scheme === undefined || keptSchemes[tag].includes(scheme)
}
