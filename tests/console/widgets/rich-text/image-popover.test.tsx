import '../../../support/jsdom/no-layout.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Image from '@tiptap/extension-image'
import { Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../../src/console/i18n/i18n.ts'
import { ImagePopover } from '../../../../src/console/widgets/rich-text/toolbar/image-button.tsx'

beforeAll(() => startI18n('en'))

/** The position of the only image. */
const imageAt = ({ state }: Editor): number => {
  let found = -1
  state.doc.descendants((node, at) => {
    if (node.type.name === 'image') found = at
  })
  return found
}

describe('a picture in rich text', () => {
  let text: Editor
  const open = (html: string, image = Image) => {
    text = new Editor({ extensions: [StarterKit.configure({ trailingNode: false }), image], content: html })
    text.commands.setNodeSelection(imageAt(text))
    render(<ImagePopover editor={text} anchor={document.body} onClose={vi.fn()} />)
  }
  afterEach(() => text.destroy())
  const widthList = () => screen.getByRole('combobox', { name: 'Width' })

  it('has alternative text and a selectable width', async () => {
    const user = userEvent.setup()
    open('<p>Before</p><img src="/a.png" alt="a">')
    const alt = screen.getByRole('textbox', { name: 'Description of the image' })
    expect(alt).toHaveValue('a')
    await user.clear(alt)
    await user.type(alt, 'ভোরের মসজিদ')
    await user.click(widthList())
    await user.click(screen.getByRole('option', { name: 'Medium' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(text.getHTML()).toBe('<p>Before</p><img src="/a.png" alt="ভোরের মসজিদ" width="480">')
  })

  it('keeps a width of another program, and its height, when only its description changes', async () => {
    const user = userEvent.setup()
    open('<img src="/a.png" alt="" width="333" height="200">')
    expect(widthList()).toHaveTextContent('333 pixels')
    await user.type(screen.getByRole('textbox'), 'Dawn{Enter}')
    expect(text.getHTML()).toBe('<img src="/a.png" alt="Dawn" width="333" height="200">')
  })

  it('keeps its popover when Enter ends the composition of an input method', () => {
    open('<img src="/a.png" alt="a">')
    const alt = screen.getByRole('textbox')
    fireEvent.change(alt, { target: { value: 'ভোর' } })
    fireEvent.keyDown(alt, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(alt, { key: 'Enter', keyCode: 229 })
    expect(text.getAttributes('image').alt).toBe('a')
    fireEvent.keyDown(alt, { key: 'Enter' })
    expect(text.getAttributes('image').alt).toBe('ভোর')
  })

  it('stays selected after a change', async () => {
    open('<p>Before<img src="/a.png" alt="a">After</p>', Image.configure({ inline: true }))
    await userEvent.type(screen.getByRole('textbox'), 'b{Enter}')
    expect(text.getHTML()).toBe('<p>Before<img src="/a.png" alt="ab">After</p>')
    expect(text.isActive('image')).toBe(true)
  })

  it('is deleted', async () => {
    open('<p>Before</p><img src="/a.png" alt="a">')
    await userEvent.click(screen.getByRole('button', { name: 'Delete image' }))
    expect(text.getHTML()).toBe('<p>Before</p>')
  })
})
