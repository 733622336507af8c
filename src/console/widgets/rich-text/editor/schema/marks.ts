import { Mark } from '@tiptap/react'
import { named } from './named.ts'

/** The marks besides those of the starter kit, each named like its tag. */
const tagMarks = ['sup', 'sub', 'mark', 'small', 'code'] as const

export type TagMark = (typeof tagMarks)[number]

const tagMark = (name: TagMark) =>
  Mark.create({
    name,
    // Superscript and subscript exclude each other; all other marks combine.
    excludes: name === 'sub' || name === 'sup' ? 'sub sup' : name,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

/** Text in another language or direction than its surroundings: the toolbar does not create it, but it is kept. */
const otherLanguage = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => ({ dir: named('dir'), lang: named('lang') }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

export const marks = [...tagMarks.map(tagMark), otherLanguage]
