import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chapter, chapters, type GuideLanguage } from '../../src/modules/format/chapters.ts'
import { root } from '../shared/root.ts'

const guideFolder = (language: GuideLanguage): string => join(root, 'docs/staff', language)

/** Folder of the guide's pictures in a language. */
export const picturesFolder = (language: GuideLanguage): string => join(root, 'docs/pictures', language)

export interface GuideText {
  chapter: Chapter
  /** Its first heading. */
  title: string
  markdown: string
}

/** All chapters in one language, in order. Rejects if one is missing. */
export const readGuide = (language: GuideLanguage): Promise<GuideText[]> =>
  Promise.all(
    chapters.map(async (chapter) => {
      const markdown = await readFile(join(guideFolder(language), `${chapter}.md`), 'utf8')
      return { chapter, title: /^# (.+)$/m.exec(markdown)?.[1] ?? chapter, markdown }
    }),
  )
