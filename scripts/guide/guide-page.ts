import { escapeMarkup } from '../../src/contract/text/markup.ts'
import type { GuideLanguage } from '../../src/modules/format/chapters.ts'
import type { GuideText } from './read-guide.ts'
import type { Rendered } from './render-chapter.ts'

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
export const guidePage = (
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
