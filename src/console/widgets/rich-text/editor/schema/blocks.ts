import { ListItem } from '@tiptap/extension-list/item'
import { Node } from '@tiptap/react'

/** Blocks with other blocks inside, as in older content. They are kept, but the toolbar does not create them. */
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

/** Preformatted text, such as poems. Enter inserts a line break; the arrow keys leave the block. */
const preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
})

/** List items that may start with any block: the starter kit's would insert an empty paragraph before a heading. */
const item = ListItem.extend({ content: 'block+' })

export const blocks = [
  item,
  preformatted,
  frame('div', 'block+'),
  frame('figure', '(block | figcaption)+'),
  caption,
]
