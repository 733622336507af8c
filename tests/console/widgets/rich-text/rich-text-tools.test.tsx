import '../../../support/jsdom/no-layout.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'
// The widget loads it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/rich-text/editor/rich-text-editor.tsx'

const form = {
  properties: { text: { type: 'string' } },
  ui: { text: { 'ui:title': 'Content', 'ui:widget': 'rich-text' } },
}
const editor = () => screen.findByRole('textbox', { name: 'Content' })
const pasteText = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { types: ['text/plain'], files: [], getData: () => text } })

describe('rich text', () => {
  it('counts words in every script', async () => {
    const { seen } = showForm({
      ...form,
      data: { text: '<h2>ভোরের দোয়া</h2><p>In the — morning, بسم الله</p>' },
    })
    await editor()
    await screen.findByText('7 words')
    seen.setData({ text: '<p>One</p>' })
    await screen.findByText('1 word')
  })

  it('fills the window until Escape, with the typed text', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await editor()
    await user.click(screen.getByRole('button', { name: 'Full window' }))
    expect(screen.getByRole('button', { name: 'Full window' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await user.click(box)
    pasteText(box, 'Noon')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Full window' })).toHaveAttribute('aria-pressed', 'false')
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Noon</p>' }))
  })
})

describe('pictures in pasted content', () => {
  const pasteHtml = (target: HTMLElement, html: string) =>
    fireEvent.paste(target, {
      clipboardData: {
        types: ['text/html'],
        files: [],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    })
  const note = () => screen.queryByText(/^Images that are not .* “Insert image”\.$/)

  it.each([
    ['of the local disk', 'file:///C:/Users/amina/msohtmlclip1/01/clip_image001.png'],
    ['inside the text', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s are omitted, with a message until it is closed', async (_, src) => {
    const user = userEvent.setup()
    showForm(form)
    const box = await editor()
    pasteHtml(box, `<p>Dawn</p><p><img src="${src}"></p>`)
    expect(box).toHaveTextContent('Dawn')
    expect(box.querySelector('img[src]')).toBeNull()
    expect(note()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(note()).toBeNull()
  })

  it('are fetched from the web silently, which removes earlier messages', async () => {
    showForm(form)
    const box = await editor()
    pasteHtml(box, '<p><img src="file:///a.png">One</p>')
    expect(note()).toBeVisible()
    pasteHtml(box, '<p><img src="https://example.org/a.png">Two</p>')
    expect(box.querySelector('img[src]')).toHaveAttribute('src', 'https://example.org/a.png')
    expect(note()).toBeNull()
  })
})

describe('the whole window', () => {
  it('traps the focus like a dialog, and passes it to the menus that open from it', async () => {
    const user = userEvent.setup()
    const { properties, ui } = form
    showForm({
      properties: { ...properties, after: { type: 'string' } },
      ui: { ...ui, after: { 'ui:title': 'After' } },
    })
    const box = await editor()
    await user.click(screen.getByRole('button', { name: 'Full window' }))
    const dialog = screen.getByRole('dialog', { name: 'Content' })
    const stops = new Set<Element | null>()
    for (let step = 0; step < 60; step += 1) {
      await user.tab()
      stops.add(document.activeElement)
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    expect(stops).toContain(box)
    expect(stops).toContain(screen.getByRole('combobox', { name: 'Paragraph style' }))
    await user.click(screen.getByRole('button', { name: 'Table' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    box.focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box).toHaveFocus()
    for (let step = 0; step < 60 && document.activeElement?.id !== 'form/after'; step += 1) await user.tab()
    expect(screen.getByLabelText('After')).toHaveFocus()
  })
})

describe('formats of text and blocks', () => {
  it('has a toolbar with a single tab stop, and arrow keys between all of its controls', async () => {
    const user = userEvent.setup()
    showForm(form)
    await editor()
    const toolbar = screen.getByRole('toolbar', { name: 'Content: formatting' })
    const stops = () =>
      [...toolbar.querySelectorAll<HTMLElement>('button')].filter((each) => each.tabIndex === 0)
    const style = within(toolbar).getByRole('combobox', { name: 'Paragraph style' })
    const last = within(toolbar).getByRole('button', { name: 'Full window' })
    expect(stops()).toEqual([style])
    style.focus()
    await user.keyboard('{ArrowRight}')
    expect(within(toolbar).getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(last).toHaveFocus()
    expect(stops()).toEqual([last])
    await user.keyboard('{Home}')
    expect(style).toHaveFocus()
    await user.keyboard('{End}{Tab}')
    expect(await editor()).toHaveFocus()
  })

  const pick = async (user: ReturnType<typeof userEvent.setup>, menu: string, name: string) => {
    await user.click(screen.getByRole('button', { name: menu }))
    await user.click(
      await screen.findByRole(/indent$/.test(name) ? 'menuitem' : 'menuitemcheckbox', { name }),
    )
  }

  it('are applied, shown as active, and removed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form, data: { text: '<p>Dawn</p>' } })
    await editor()
    await pick(user, 'Alignment and indent', 'Centre')
    await waitFor(() => expect(seen.data).toEqual({ text: '<p style="text-align: center;">Dawn</p>' }))
    expect(screen.getByRole('button', { name: 'Alignment and indent' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Alignment and indent' }))
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Centre' })).toBeChecked()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Centre' }))
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Dawn</p>' }))
    await pick(user, 'More formats', 'Preformatted')
    await waitFor(() => expect(seen.data).toEqual({ text: '<pre>Dawn</pre>' }))
    await pick(user, 'More formats', 'Preformatted')
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Dawn</p>' }))
  })

  it('return the focus to the text when their menu is closed', async () => {
    const user = userEvent.setup()
    showForm(form)
    const box = await editor()
    await user.click(screen.getByRole('button', { name: 'More formats' }))
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
  })

  it.each([
    ['<p>Dawn</p>', '<p style="padding-left: 40px;">Dawn</p>'],
    ['<p>الفجر</p>', '<p style="padding-right: 40px;">الفجر</p>'],
    ['<p dir="rtl">Dawn</p>', '<p dir="rtl" style="padding-right: 40px;">Dawn</p>'],
  ])('indent %s from its start, and outdent it', async (before, after) => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form, data: { text: before } })
    await editor()
    await pick(user, 'Alignment and indent', 'Increase indent')
    await waitFor(() => expect(seen.data).toEqual({ text: after }))
    await pick(user, 'Alignment and indent', 'Decrease indent')
    await waitFor(() => expect(seen.data).toEqual({ text: before }))
  })

  it.each([
    ['Superscript', 'sup'],
    ['Subscript', 'sub'],
    ['Highlight', 'mark'],
    ['Small text', 'small'],
    ['Fixed width', 'code'],
  ])('apply the format %s to words, and remove it', async (name, tag) => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form, data: { text: '<p>Dawn</p>' } })
    const box = await editor()
    box.focus()
    await user.keyboard('{Control>}a{/Control}')
    await pick(user, 'More formats', name)
    await waitFor(() => expect(seen.data).toEqual({ text: `<p><${tag}>Dawn</${tag}></p>` }))
    await pick(user, 'More formats', name)
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Dawn</p>' }))
  })
})
