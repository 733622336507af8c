import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { toLinkAddress } from './link-address.ts'

/** The link of the selection while its popover is open: the typed text, its address, setting and removing it. */
export const useLink = (editor: Editor) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const active = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('link') })
  const address = toLinkAddress(text)

  const open = (button: HTMLElement): void => {
    const { href } = editor.getAttributes('link')
    setText(typeof href === 'string' ? href : '')
    setAnchor(button)
  }
  const close = (): void => {
    setAnchor(null)
    editor.commands.focus()
  }
  const apply = (): void => {
    if (!address) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !active) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.setLink({ href: address }).run()
    setAnchor(null)
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setAnchor(null)
  }
  return { anchor, text, setText, active, address, open, close, apply, remove }
}
