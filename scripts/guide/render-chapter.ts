import { Marked, type Token } from 'marked'
import { escapeMarkup } from '../../src/contract/text/markup.ts'

/** A section of a chapter in the contents. */
export interface Part {
  id: string
  title: string
}

/** A chapter as HTML, and its sections. */
export interface Rendered {
  html: string
  parts: readonly Part[]
}

/** Width and height of a picture in pixels, by file name. */
export type Sizes = Readonly<Record<string, { width: number; height: number }>>

/** The anchor of a heading; vowel signs belong to their letters. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const plain = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : token.raw)).join('')

/** The address of a chapter's file in a page: links to other chapters become links to pages. */
const asPage = (href: string): string => href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')

/**
 * Renders a chapter's Markdown as HTML. Picture paths, relative to the Markdown file, are one folder higher for pages.
 */
export const renderChapter = (markdown: string, sizes: Sizes): Rendered => {
  const parts: Part[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = plain(tokens)
        const id = idOf(title)
        if (depth === 2) parts.push({ id, title })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${escapeMarkup(asPage(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }) {
        const name = href.split('/').at(-1) ?? ''
        const size = sizes[name]
        const room = size ? ` width="${size.width}" height="${size.height}"` : ''
        const src = href.replace('../../pictures/', '../pictures/')
        return `<a class="picture" href="${escapeMarkup(src)}"><img src="${escapeMarkup(src)}" alt="${escapeMarkup(text)}"${room} loading="lazy"></a>`
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), parts }
}
