import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { Marked, type Token } from 'marked'
import { escapeMarkup } from '../../src/contract/text/markup.ts'
import { type GuideLanguage, guideLanguages } from '../../src/modules/format/chapters.ts'
import { type GuideText, picturesFolder, readGuide } from './read-guide.ts'

/** A section of a chapter in the contents. */
interface Part {
  id: string
  title: string
}

/** A chapter as HTML, and its sections. */
interface Rendered {
  html: string
  parts: readonly Part[]
}

/** Width and height of a picture in pixels, by file name. */
type Sizes = Readonly<Record<string, { width: number; height: number }>>

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
const renderChapter = (markdown: string, sizes: Sizes): Rendered => {
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

/** Texts of the pages besides the chapters. */
const words: Readonly<Record<GuideLanguage, Readonly<Record<string, string>>>> = {
  en: { name: 'English', guide: 'Guide', contents: 'Contents', console: 'To the console', next: 'Next' },
  bn: { name: 'বাংলা', guide: 'নির্দেশিকা', contents: 'সূচি', console: 'কনসোলে যান', next: 'পরের অধ্যায়' },
}

const contents = (texts: readonly GuideText[], shown: GuideText, { parts }: Rendered): string =>
  texts
    .map((text) => {
      const { chapter, title } = text
      if (text !== shown) return `<li><a href="${chapter}.html">${escapeMarkup(title)}</a></li>`
      const inner = parts
        .map((part) => `<li><a href="#${part.id}">${escapeMarkup(part.title)}</a></li>`)
        .join('')
      return `<li><a href="${chapter}.html" aria-current="page">${escapeMarkup(title)}</a><ul>${inner}</ul></li>`
    })
    .join('\n')

/** The page of a chapter: contents, the chapter, and links to the next chapter and to other languages. */
const guidePage = (
  language: GuideLanguage,
  texts: readonly GuideText[],
  shown: GuideText,
  rendered: Rendered,
): string => {
  const say = words[language]
  const others = Object.entries(words).filter(([code]) => code !== language)
  const next = texts[texts.indexOf(shown) + 1]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup(shown.title)} · ${say.guide}</title>
<link rel="icon" type="image/svg+xml" href="/static/favicon.svg">
<link rel="stylesheet" href="../guide.css">
<script src="../theme.js"></script>
</head>
<body>
<header>
<strong>${say.guide}</strong>
<nav>
${others.map(([code, { name }]) => `<a lang="${code}" href="../${code}/${shown.chapter}.html">${name}</a>`).join('\n')}
<a href="/">${say.console}</a>
</nav>
</header>
<div class="columns">
<nav class="contents" aria-label="${say.contents}">
<details open>
<summary>${say.contents}</summary>
<ol>
${contents(texts, shown, rendered)}
</ol>
</details>
</nav>
<main>
${rendered.html}
${next ? `<p class="next">${say.next}: <a href="${next.chapter}.html" rel="next">${escapeMarkup(next.title)}</a></p>` : ''}
</main>
</div>
</body>
</html>
`
}

/** A file of the built guide. `path` is relative to its folder, `type` its media type. */
export interface GuideFile {
  path: string
  type: string
  content: string | Uint8Array
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webp': 'image/webp',
}

const file = (path: string, content: GuideFile['content']): GuideFile => ({
  path,
  type: types[extname(path)] ?? 'application/octet-stream',
  content,
})

const sizesOf = (pictures: ReadonlyMap<string, Uint8Array>): Sizes =>
  Object.fromEntries(
    [...pictures].map(([name, content]) => {
      const { width, height } = imageSize(content)
      return [name, { width, height }]
    }),
  )

const readPictures = async (language: GuideLanguage): Promise<Map<string, Uint8Array>> => {
  const folder = picturesFolder(language)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
}

const filesIn = async (language: GuideLanguage): Promise<GuideFile[]> => {
  const [texts, pictures] = await Promise.all([readGuide(language), readPictures(language)])
  const sizes = sizesOf(pictures)
  return [
    ...texts.map((text) =>
      file(
        `${language}/${text.chapter}.html`,
        guidePage(language, texts, text, renderChapter(text.markdown, sizes)),
      ),
    ),
    ...[...pictures].map(([name, content]) => file(`pictures/${language}/${name}`, content)),
  ]
}

/** All files of the staff guide as served by the console: a page per chapter and language, pictures, styles. */
export const guideFiles = async (): Promise<GuideFile[]> => {
  const assets = ['guide.css', 'theme.js'].map(async (name) =>
    file(name, await readFile(join(import.meta.dirname, name), 'utf8')),
  )
  return [...(await Promise.all(assets)), ...(await Promise.all(guideLanguages.map(filesIn))).flat()]
}
