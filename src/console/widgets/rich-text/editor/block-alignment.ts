import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { keptStyles } from '../../../../contract/text/rich-text-rules.ts'
import { textDirection } from '../../../ui/text-direction.ts'

/** The blocks that alignment and indentation apply to; their containers do not change. */
const alignedBlocks = ['paragraph', 'heading', 'preformatted']

const align = 'text-align'

/** Pixels per indentation step, and the maximum. */
const step = 40
const farthest = 5 * step

/** Whether the selected blocks have this alignment. */
export const isAligned = (editor: Editor, alignment: string): boolean =>
  editor.isActive({ [align]: alignment })

/** Aligns the selected blocks, or resets them to their text direction. */
export const toggleAlignment = (editor: Editor, alignment: string): boolean => {
  const value = isAligned(editor, alignment) ? null : alignment
  return alignedBlocks
    .reduce((chain, type) => chain.updateAttributes(type, { [align]: value }), editor.chain().focus())
    .run()
}

/** The start side of a block, from its own direction or its letters. */
const beginning = (node: Node): 'padding-left' | 'padding-right' => {
  const { dir } = node.attrs
  const direction = dir === 'rtl' || dir === 'ltr' ? dir : textDirection(node.textContent)
  return direction === 'rtl' ? 'padding-right' : 'padding-left'
}

/** The indentation of a block in pixels; other units, from other programs, count as one step. */
const movedBy = (value: unknown): number => {
  const pixels = /^([\d.]+)px$/.exec(String(value ?? '0px'))?.[1]
  return pixels === undefined ? step : Number(pixels)
}

/** Indents the selected blocks from their start side, or outdents them. */
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

/** Resets alignment and indentation of the selected blocks. */
export const clearAlignment = (editor: Editor): boolean => {
  const none = Object.fromEntries(Object.keys(keptStyles).map((name) => [name, null]))
  return alignedBlocks
    .reduce((chain, type) => chain.updateAttributes(type, none), editor.chain().focus())
    .run()
}
