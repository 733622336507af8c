import { Mark } from '@tiptap/react'
import { named } from './named.ts'

/** The marks that stand beside those of the starter kit, each named as its tag. */
const tagMarks = ['sup', 'sub', 'mark', 'small', 'code'] as const

export type TagMark = (typeof tagMarks)[number]

const tagMark = (name: TagMark) =>
  Mark.create({
    name,
    // What is raised can't be lowered; all others go with each other.
    excludes: name === 'sub' || name === 'sup' ? 'sub sup' : name,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

/** Words in another language or direction than those around them: no button makes it, and nothing loses it. */
const otherLanguage = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => ({ dir: named('dir'), lang: named('lang') }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

export const marks = [...tagMarks.map(tagMark), otherLanguage]
