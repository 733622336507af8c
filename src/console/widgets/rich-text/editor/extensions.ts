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

/** A link opens elsewhere when it is made here; one that came without a target stays without. */
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

/** A picture may stand among words, and alone in a paragraph that places it. */
const image = Image.extend({
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, named(name)])),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isKeptAddress('img', element.getAttribute('src')) && null },
  ],
}).configure({ inline: true })

/** What the editor can make and load: all that the list in `rich-text-kept.ts` names, and nothing else. */
export const extensions = [
  StarterKit.configure({
    // The toolbar offers 2 to 4; what another program stored stays what it is.
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
