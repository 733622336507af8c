import { ListItem } from '@tiptap/extension-list/item'
import { Node } from '@tiptap/react'

/** Blocks that lie in another one, as earlier content has them. They are kept; the toolbar does not make them. */
const frame = (name: 'div' | 'figure', content: string) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

const caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
})

/** Lines and blanks as they were written, as poems have them. Enter is a new line; the arrows lead out. */
const preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
})

/** Items that may begin with any block: the starter kit's put an empty paragraph before a heading. */
const item = ListItem.extend({ content: 'block+' })

export const blocks = [
  item,
  preformatted,
  frame('div', 'block+'),
  frame('figure', '(block | figcaption)+'),
  caption,
]
