import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { keptStyles } from '../../../../contract/text/rich-text-kept.ts'
import { textDirection } from '../../../ui/text-direction.ts'

/** The blocks that are aligned and moved in; what lies around them stays where it is. */
const alignedBlocks = ['paragraph', 'heading', 'preformatted']

const align = 'text-align'

/** Pixels by which a block is moved in at once, and at most. */
const step = 40
const farthest = 5 * step

/** Whether the blocks of the selection are aligned so. */
export const isAligned = (editor: Editor, alignment: string): boolean =>
  editor.isActive({ [align]: alignment })

/** Aligns the blocks of the selection, or lets them follow their letters again. */
export const toggleAlignment = (editor: Editor, alignment: string): boolean => {
  const value = isAligned(editor, alignment) ? null : alignment
  return alignedBlocks
    .reduce((chain, type) => chain.updateAttributes(type, { [align]: value }), editor.chain().focus())
    .run()
}

/** The side on which a block begins, as its own direction or its letters say. */
const beginning = (node: Node): 'padding-left' | 'padding-right' => {
  const { dir } = node.attrs
  const direction = dir === 'rtl' || dir === 'ltr' ? dir : textDirection(node.textContent)
  return direction === 'rtl' ? 'padding-right' : 'padding-left'
}

/** How far a block is moved in, in pixels; what another program says in other units counts as one step. */
const movedBy = (value: unknown): number => {
  const pixels = /^([\d.]+)px$/.exec(String(value ?? '0px'))?.[1]
  return pixels === undefined ? step : Number(pixels)
}

/** Moves the blocks of the selection in from the side on which they begin, or back out. */
export const moveIn = (editor: Editor, steps: 1 | -1): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr, state: { selection } }) => {
      tr.doc.nodesBetween(selection.from, selection.to, (node, position) => {
        if (!alignedBlocks.includes(node.type.name)) return true
        const side = beginning(node)
        const moved = Math.min(farthest, Math.max(0, movedBy(node.attrs[side]) + steps * step))
        tr.setNodeMarkup(position, null, { ...node.attrs, [side]: moved === 0 ? null : `${moved}px` })
        return false
      })
      return true
    })
    .run()

/** Lets the blocks of the selection stand as all others do. */
export const clearAlignment = (editor: Editor): boolean => {
  const none = Object.fromEntries(Object.keys(keptStyles).map((name) => [name, null]))
  return alignedBlocks
    .reduce((chain, type) => chain.updateAttributes(type, none), editor.chain().focus())
    .run()
}
