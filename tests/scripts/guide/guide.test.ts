import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GuideFile, guideFiles } from '../../../scripts/guide/guide-files.ts'
import { type GuideText, readGuide } from '../../../scripts/guide/read-guide.ts'
import { patternOf } from '../../../scripts/pictures/interface-words.ts'
import { readPictures } from '../../../scripts/pictures/picture.ts'
import { root } from '../../../scripts/shared/root.ts'
import { chapters, type GuideLanguage, guideLanguages } from '../../../src/modules/format/chapters.ts'

const folder = (...names: string[]): string => join(root, 'docs', ...names)
const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** Every interface text in a language; labels of modules are keys in English. */
const interfaceTexts = (language: GuideLanguage): RegExp[] => {
  const files = readdirSync(join(root, 'src/console/i18n', language)).filter((name) => name.endsWith('.json'))
  const own = files.flatMap((name) => textsIn(json(`src/console/i18n/${language}/${name}`)))
  const labels = language === 'en' ? Object.keys(json('src/console/i18n/bn/modules.json') as object) : []
  const page = textsIn(json('src/console/screens/member-import/texts.json'))
  // Texts that are only placeholders would match everything.
  return [...own, ...labels, ...page]
    .filter((text) => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')))
    .map(patternOf)
}

const picturesIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path)

const shape = (text: string): string[] => [
  ...[...text.matchAll(/^#+/gm)].map(([level]) => level),
  ...picturesIn(text).map((path) => path.split('/').at(-1) ?? ''),
]

describe.each(guideLanguages)("The staff's guide in %s", (language) => {
  let texts: GuideText[]
  beforeAll(async () => {
    texts = await readGuide(language)
  })

  it('has every chapter that the console leads to, and no other file', () => {
    const files = readdirSync(folder('staff', language)).sort()
    expect(files).toEqual(chapters.map((chapter) => `${chapter}.md`).sort())
  })

  it('names buttons and pages as the interface does', () => {
    const known = interfaceTexts(language)
    const bold = texts.flatMap(({ markdown }) => [...markdown.matchAll(/\*\*([^*]+)\*\*/g)])
    const words = bold.map(([, word = '']) => word)
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((word) => !known.some((pattern) => pattern.test(word)))).toEqual([])
  })

  it('shows existing pictures of its own language, all of them listed', async () => {
    const names = (await readPictures()).map(({ name }) => name)
    const shown = texts.flatMap(({ markdown }) => picturesIn(markdown))
    expect(
      shown.map((path) => path.replace(`../../pictures/${language}/`, '').replace('.webp', '')).sort(),
    ).toEqual([...names].sort())
    expect(shown.filter((path) => !existsSync(folder('staff', language, path)))).toEqual([])
  })

  it('leads from chapter to chapter', () => {
    const links = texts.flatMap(({ markdown }) => [...markdown.matchAll(/\]\(([\w-]+\.md)/g)])
    const files = links.map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(folder('staff', language, file)))).toEqual([])
  })
})

describe("The staff's guide", () => {
  it('is equal in every language: the same number of headings of each level, the same pictures', async () => {
    const [english, bengali] = await Promise.all(guideLanguages.map(readGuide))
    expect(bengali?.map(({ markdown }) => shape(markdown))).toEqual(
      english?.map(({ markdown }) => shape(markdown)),
    )
  })

  it('is the set of chapters that module files may name', () => {
    const schema = json('src/modules/format/schemas/module.schema.json') as {
      properties: { guide: { enum: string[] } }
    }
    expect(schema.properties.guide.enum).toEqual(chapters)
  })

  it('has pictures that are small', async () => {
    const files = (await guideFiles()).filter(({ type }) => type === 'image/webp')
    const sizes = files.map(({ path, content }) => [path, content.length] as const)
    expect(sizes.filter(([, size]) => size > 100 * 1024)).toEqual([])
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(2 * 1024 * 1024)
  })
})

describe('The pages of the guide', () => {
  let files: GuideFile[]
  beforeAll(async () => {
    files = await guideFiles()
  })
  const page = (path: string): string => String(files.find((file) => file.path === path)?.content)

  it('link only to existing targets', () => {
    const paths = new Set(files.map(({ path }) => path))
    const dead = files
      .filter(({ type }) => type.startsWith('text/html'))
      .flatMap(({ path, content }) =>
        [...String(content).matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, link = '']) => ({ path, link })),
      )
      .filter(({ link }) => !link.startsWith('/'))
      .filter(({ path, link }) => !paths.has(new URL(link, `http://guide/${path}`).pathname.slice(1)))
    expect(dead).toEqual([])
  })

  it('need no script and no style of their own, which the content policy would refuse', () => {
    const inline = files.filter(
      ({ type, content }) =>
        type.startsWith('text/html') && /<style|<script>|\son\w+=|style="/.test(String(content)),
    )
    expect(inline.map(({ path }) => path)).toEqual([])
  })

  it('list the sections of a chapter at their headings', () => {
    const bengali = page('bn/lists.html')
    expect(bengali).toContain('<html lang="bn">')
    const parts = [...bengali.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
    expect(parts.length).toBeGreaterThan(4)
    expect(parts.filter((id) => !bengali.includes(`<h2 id="${id}"`))).toEqual([])
  })

  it('lead to the same chapter in the other language', () => {
    expect(page('en/lists.html')).toContain('href="../bn/lists.html"')
    expect(page('bn/lists.html')).toContain('href="../en/lists.html"')
  })
})
