import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list/item'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isKeptAddress } from '../../../../contract/text/rich-text-rules.ts'
import { OwnClipboard } from './own-clipboard.ts'
import { PicturePlaceholders } from './picture-placeholders.ts'
import { BlockAttributes, marks, named } from './schema.ts'

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

const blocks = [item, preformatted, frame('div', 'block+'), frame('figure', '(block | figcaption)+'), caption]

/** Alignment is an attribute of every block; cells have no separate one. */
const withoutAlign = ({ align: _, ...attributes }: Record<string, object> = {}) => attributes

/**
 * Tables without the widths that the extension adds: the API removes them, so the stored text would count as changed.
 */
const tables = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return withoutAlign(this.parent?.())
    },
  }),
  TableCell.extend({
    addAttributes() {
      return withoutAlign(this.parent?.())
    },
  }),
]

/** New links open in a new tab; existing links without a target keep it that way. */
const link = Link.extend({
  addAttributes: () => ({
    href: named('href'),
    title: named('title'),
    target: {
      default: '_blank',
      parseHTML: (element: HTMLElement) => (element.getAttribute('target') === '_blank' ? '_blank' : ''),
      renderHTML: ({ target }: Record<string, unknown>) =>
        target ? { target: '_blank', rel: 'noopener noreferrer' } : {},
    },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => isKeptAddress('a', address),
})

/** An image may be inline, or alone in a paragraph that positions it. */
const image = Image.extend({
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, named(name)])),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isKeptAddress('img', element.getAttribute('src')) && null },
  ],
}).configure({ inline: true })

/** The editor's features: exactly those of the list in `rich-text-rules.ts`. */
export const extensions = [
  StarterKit.configure({
    // The toolbar offers 2 to 4; other stored levels are kept.
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: false,
    listItem: false,
    code: false,
    codeBlock: false,
  }),
  link,
  image,
  ...blocks,
  ...marks,
  ...tables,
  BlockAttributes,
  OwnClipboard,
  PicturePlaceholders,
]
