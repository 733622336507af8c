import { DOMSerializer, type Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Selection } from '@tiptap/pm/state'
import { Extension } from '@tiptap/react'
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts'

/**
 * Closes the first block of pasted content if it is a heading with more behind it: left open, its text would join the
 * caret's paragraph.
 */
const keepFirstHeading = (pasted: Slice): Slice => {
  const { content, openStart, openEnd } = pasted
  const isHeading = content.firstChild?.type.name === 'heading'
  return isHeading && content.childCount > 1 && openStart === 1 ? new Slice(content, 0, openEnd) : pasted
}

/** Attribute of the first element in content copied from a console editor. */
const mark = 'data-console-text'

const hasMark = (html: string): boolean =>
  html.includes(mark) &&
  new DOMParser().parseFromString(html, 'text/html').querySelector(`[${mark}]`) !== null

/** Serializes copied content, marked as the editor's own. */
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
 * Closes the first block of pasted content whose text would otherwise join the caret's paragraph and lose its format: a
 * heading with more content behind it, and a block with its own attributes in an empty paragraph.
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

/** Sets the start numbers of lists that are copied from the middle, so that their first item keeps its number. */
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
 * Copy and paste: content from a console editor is pasted unchanged, as far as the schema allows; other content is
 * cleaned.
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
