import '../../../support/jsdom/no-layout.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Image from '@tiptap/extension-image'
import { Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImagePopover } from '../../../../src/console/widgets/rich-text/toolbar/image-popover.tsx'
import { showForm } from '../widget-form.tsx'
// Loaded lazily by the widget; here at once, so that no test waits for it.
import '../../../../src/console/widgets/rich-text/editor/rich-text-editor.tsx'

const form = {
  properties: { text: { type: 'string' } },
  ui: { text: { 'ui:title': 'Content', 'ui:widget': 'rich-text' } },
}
const editor = () => screen.findByRole('textbox', { name: 'Content' })
const pasteText = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { types: ['text/plain'], files: [], getData: () => text } })

describe('rich text', () => {
  it('counts its words, in every script', async () => {
    const { seen } = showForm({
      ...form,
      data: { text: '<h2>ভোরের দোয়া</h2><p>In the — morning, بسم الله</p>' },
    })
    await editor()
    await screen.findByText('7 words')
    seen.setData({ text: '<p>One</p>' })
    await screen.findByText('1 word')
  })

  it('takes the whole window until Escape, with what is typed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await editor()
    await user.click(screen.getByRole('button', { name: 'Whole window' }))
    expect(screen.getByRole('button', { name: 'Whole window' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await user.click(box)
    pasteText(box, 'Noon')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Whole window' })).toHaveAttribute('aria-pressed', 'false')
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Noon</p>' }))
  })
})

describe('a picture in rich text', () => {
  let text: Editor
  const open = (html: string) => {
    text = new Editor({ extensions: [StarterKit.configure({ trailingNode: false }), Image], content: html })
    text.commands.setNodeSelection(text.state.doc.content.size - 1)
    render(<ImagePopover editor={text} anchor={document.body} onClose={vi.fn()} />)
  }
  afterEach(() => text.destroy())
  const widthList = () => screen.getByRole('combobox', { name: 'Width' })

  it('is described, and stands as wide as one chooses', async () => {
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

  it('is deleted', async () => {
    open('<p>Before</p><img src="/a.png" alt="a">')
    await userEvent.click(screen.getByRole('button', { name: 'Delete image' }))
    expect(text.getHTML()).toBe('<p>Before</p>')
  })
})
