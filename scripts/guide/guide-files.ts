import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { type GuideLanguage, guideLanguages } from '../../src/modules/format/chapters.ts'
import { guidePage } from './guide-page.ts'
import { picturesFolder, readGuide } from './read-guide.ts'
import { renderChapter, type Sizes } from './render-chapter.ts'

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
