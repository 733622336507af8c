import { DOMSerializer, type Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Selection } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts'
import { keepFirstHeading } from '../paste/keep-first-heading.ts'

/** The attribute of the first element that an editor of the console has copied. */
const mark = 'data-console-text'

const hasMark = (html: string): boolean =>
  html.includes(mark) &&
  new DOMParser().parseFromString(html, 'text/html').querySelector(`[${mark}]`) !== null

/** Writes what is copied or cut, marked as the editor's own. */
const clipboardSerializerOf = (schema: Schema): DOMSerializer => {
  const serializer = DOMSerializer.fromSchema(schema)
  const own = new DOMSerializer(serializer.nodes, serializer.marks)
  own.serializeFragment = (fragment: Fragment, ...rest) => {
    const written = serializer.serializeFragment(fragment, ...rest)
    for (const child of [...written.children].slice(0, 1)) child.setAttribute(mark, '')
    return written
  }
  return own
}

/**
 * What is pasted, its first block closed where it would otherwise give its text to the paragraph of the caret and be lost:
 * a heading with more behind it, and a block with attributes of its own in an empty paragraph.
 */
const keepFirstBlock = (pasted: Slice, { selection }: EditorState): Slice => {
  const { content, openStart, openEnd } = pasted
  const first = content.firstChild
  const { parent } = selection.$from
  const isStyled = first?.isTextblock === true && Object.values(first.attrs).some((value) => value !== null)
  if (isStyled && openStart === 1 && parent.isTextblock && parent.content.size === 0)
    return new Slice(content, 0, content.childCount === 1 ? 0 : openEnd)
  return keepFirstHeading(pasted)
}

/** Numbers the lists that a copy begins in the middle of as its first item is numbered in the text. */
const keepNumbers = (copied: Slice, { $from }: Selection): Slice => {
  const { content, openStart, openEnd } = copied
  const numbered = (node: Node, depth: number): Node => {
    const first = node.firstChild
    if (depth > openStart || depth > $from.depth) return node
    const inner = first ? node.content.replaceChild(0, numbered(first, depth + 1)) : node.content
    const isPart = node.type.name === 'orderedList' && $from.index(depth) > 0
    const attrs = isPart
      ? { ...node.attrs, start: Number(node.attrs.start) + $from.index(depth) }
      : node.attrs
    return node.type.create(attrs, inner, node.marks)
  }
  const first = content.firstChild
  return first ? new Slice(content.replaceChild(0, numbered(first, 1)), openStart, openEnd) : copied
}

/**
 * Copies and pastes: what an editor of the console has copied is pasted as it was, of which the schema takes only what it
 * knows, and what comes from elsewhere is cleaned.
 */
export const OwnClipboard = Extension.create({
  name: 'ownClipboard',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          clipboardSerializer: clipboardSerializerOf(this.editor.schema),
          transformCopied: (copied, { state }) => keepNumbers(copied, state.selection),
          transformPastedHTML: (html) => (hasMark(html) ? html : cleanPastedHtml(html)),
          transformPasted: (pasted, { state }) => keepFirstBlock(pasted, state),
        },
      }),
    ]
  },
})
