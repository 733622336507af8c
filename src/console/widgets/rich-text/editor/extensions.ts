import Image from '@tiptap/extension-image'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import { isKeptAddress } from '../../../../contract/text/rich-text-rules.ts'
import { OwnClipboard } from './own-clipboard.ts'
import { PicturePlaceholders } from './picture-placeholders.ts'
import { BlockAttributes } from './schema/block-attributes.ts'
import { blocks } from './schema/blocks.ts'
import { marks } from './schema/marks.ts'
import { named } from './schema/named.ts'
import { tables } from './schema/tables.ts'

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

/** The editor's features: exactly those of the list in `rich-text-kept.ts`. */
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
