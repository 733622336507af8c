import '../../../support/jsdom/no-layout.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../../src/client/files/upload.ts'
import { RichText } from '../../../../src/console/cells/rich-text-view.tsx'
import { draftEvery, saveDraft } from '../../../../src/console/widgets/rich-text/draft/draft-store.ts'
import { showForm } from '../widget-form.tsx'
// The widget loads it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/rich-text/editor/rich-text-editor.tsx'

vi.mock('../../../../src/client/files/upload.ts', () => ({ uploadFile: vi.fn() }))

const form = {
  properties: { text: { type: 'string' } },
  ui: { text: { 'ui:title': 'Content', 'ui:widget': 'rich-text' } },
}
const editor = () => screen.findByRole('textbox', { name: 'Content' })
const pasteAs = (kind: string) => (target: HTMLElement, text: string) =>
  fireEvent.paste(target, {
    clipboardData: { types: [kind], files: [], getData: (type: string) => (type === kind ? text : '') },
  })
const pasteText = pasteAs('text/plain')
const pasteHtml = pasteAs('text/html')

describe('rich text', () => {
  it('is stored as HTML; an empty text is undefined', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await editor()
    await user.click(box)
    pasteText(box, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(seen.submitted).toEqual([{ text: '<p>Hello</p>' }])
    expect(seen.touched).toContain('/text')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(seen.data).toEqual({}))
  })

  it('shows stored text, follows data from outside, and leaves the form clean', async () => {
    const { seen } = showForm({ ...form, data: { text: '<p>Stored</p>' } })
    const box = await editor()
    expect(box).toHaveTextContent('Stored')
    seen.setData({ text: '<p>Loaded</p>' })
    expect(box).toHaveTextContent('Loaded')
    expect(seen.changes).toBe(0)
  })

  it('has nothing to undo without typing, regardless of the HTML of other programs', async () => {
    const { seen } = showForm({ ...form, data: { text: '<div>a<br />b</div><img src="/a.png" />' } })
    await editor()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    seen.setData({ text: '<b>c</b>' })
    expect(await editor()).toHaveTextContent('c')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    expect(seen.changes).toBe(0)
  })

  it('formats by toolbar, right-to-left among it', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form, data: { text: '<p>سلام</p>' } })
    await editor()
    const toolbar = screen.getByRole('toolbar', { name: 'Content: formatting' })
    await user.click(within(toolbar).getByRole('button', { name: 'Right to left' }))
    await waitFor(() => expect(seen.data).toEqual({ text: '<p dir="rtl">سلام</p>' }))
    expect(within(toolbar).getByRole('button', { name: 'Right to left' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(toolbar).getByRole('combobox', { name: 'Paragraph style' }))
    await user.click(await screen.findByRole('option', { name: 'Heading 1' }))
    await waitFor(() => expect(seen.data).toEqual({ text: '<h2 dir="rtl">سلام</h2>' }))
    await user.click(within(toolbar).getByRole('button', { name: 'Clear formatting' }))
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>سلام</p>' }))
    within(toolbar).getByRole('button', { name: 'Bold' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(within(toolbar).getByRole('button', { name: 'Italic' })).toHaveFocus()
  })

  it('accepts a link, but no script', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    await editor()
    await user.click(screen.getByRole('button', { name: 'Link' }))
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await user.type(address, 'javascript:alert(1)')
    expect(screen.getByText('Please provide a valid URL')).toBeVisible()
    await user.clear(address)
    await user.type(address, 'example.org{Enter}')
    await waitFor(() => expect(seen.data.text).toContain('href="https://example.org"'))
    expect(seen.submitted).toEqual([])
  })

  it('uploads an image and puts it into the text', async () => {
    const user = userEvent.setup()
    vi.mocked(uploadFile).mockResolvedValue({ id: 1, fileUrl: '/files/x/a.png', fileName: 'a.png' })
    const { seen } = showForm(form)
    await editor()
    await user.upload(
      screen.getByLabelText('Insert image', { selector: 'input' }),
      new File(['x'], 'dawn.png', { type: 'image/png' }),
    )
    await waitFor(() => expect(seen.data).toEqual({ text: '<p><img src="/files/x/a.png" alt="dawn"></p>' }))
    expect(uploadFile).toHaveBeenCalledWith(expect.any(File), 'CMS')
  })

  it('shows that the upload of an image failed', async () => {
    const user = userEvent.setup()
    vi.mocked(uploadFile).mockRejectedValue(new Error('down'))
    showForm(form)
    await editor()
    await user.upload(
      screen.getByLabelText('Insert image', { selector: 'input' }),
      new File(['x'], 'dawn.png', { type: 'image/png' }),
    )
    expect(await screen.findByText('Error while uploading image')).toBeVisible()
  })

  it('offers the draft of an earlier visit, and restores it', async () => {
    const user = userEvent.setup()
    saveDraft(localStorage, 'test/create//form/text', '<p>Left behind</p>')
    const { seen } = showForm(form)
    await user.click(await screen.findByRole('button', { name: 'Resume text' }))
    expect(await editor()).toHaveTextContent('Left behind')
    await waitFor(() => expect(seen.data).toEqual({ text: '<p>Left behind</p>' }))
    expect(localStorage.length).toBe(0)
  })

  it('forgets a draft that was discarded', async () => {
    const user = userEvent.setup()
    saveDraft(localStorage, 'test/create//form/text', '<p>Left behind</p>')
    showForm(form)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(localStorage.length).toBe(0)
    expect(screen.queryByText('Unsaved text')).toBeNull()
  })

  it('keeps a draft every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    showForm(form)
    const box = await editor()
    pasteText(box, 'Long work')
    vi.advanceTimersByTime(draftEvery)
    expect(localStorage.getItem('draft:test/create//form/text')).toContain('<p>Long work</p>')
    vi.useRealTimers()
  })

  it('keeps a pasted table, and a heading at the start of pasted content', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await editor()
    await user.click(box)
    pasteHtml(
      box,
      '<h1>তালিকা</h1><table><tr><th>নাম</th><th>বয়স</th></tr><tr><td>করিম</td><td dir="rtl">سن</td></tr></table><p>End</p>',
    )
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const table =
      '<table><tbody><tr><th><p>নাম</p></th><th><p>বয়স</p></th></tr><tr><td><p>করিম</p></td><td dir="rtl"><p>سن</p></td></tr></tbody></table>'
    expect(seen.submitted).toEqual([{ text: `<h2>তালিকা</h2>${table}<p>End</p>` }])
  })

  it('keeps a heading pasted into a paragraph with the text after it', async () => {
    const { seen } = showForm({ ...form, data: { text: '<p>Stored</p>' } })
    const box = await editor()
    pasteText(box, 'Before. ')
    pasteHtml(box, '<h2>Heading</h2><p>Text. </p>')
    await waitFor(() =>
      expect(seen.data.text).toMatch(/<p>Before.*<\/p><h2>Heading<\/h2><p>Text.*Stored<\/p>$/),
    )
  })

  it('keeps the headings that another program stored', async () => {
    const { seen } = showForm({ ...form, data: { text: '<h1>One</h1><h5>Five</h5>' } })
    const box = await editor()
    expect(within(box).getByRole('heading', { level: 1, name: 'One' })).toBeVisible()
    pasteText(box, 'Now ')
    await waitFor(() => expect(seen.data.text).toMatch(/^<h1>.*One<\/h1><h5>Five<\/h5>$/))
  })

  it('makes a table and changes it', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await editor()
    await user.click(box)
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Table' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Insert table')
    expect(within(box).getAllByRole('row')).toHaveLength(3)
    await choose('Add row below')
    await choose('Delete column')
    expect(within(box).getAllByRole('row')).toHaveLength(4)
    expect(within(box).getAllByRole('columnheader')).toHaveLength(2)
    await choose('Delete table')
    await waitFor(() => expect(seen.data).toEqual({}))
  })

  it('is described by its error', async () => {
    const { seen } = showForm(form)
    const box = await editor()
    seen.setErrors({ '/text': ['Content is required'] })
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
    expect(box).toHaveAccessibleDescription('Content is required')
  })
})

describe('texts per language, rich', () => {
  it('have an editor each', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: { contents: { type: 'array', items: { type: 'object' } } },
      ui: { contents: { 'ui:title': 'Content', 'ui:widget': 'translations', 'ui:options': { rich: true } } },
    })
    const box = await screen.findByRole('textbox', { name: 'Content (العربية)' })
    expect(box).toHaveAttribute('dir', 'rtl')
    await user.click(box)
    pasteText(box, 'سلام')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(seen.submitted).toMatchObject([
      { contents: [{ text: '' }, { text: '<p>سلام</p>' }, { text: '' }] },
    ])
  })
})

it('RichText shows a stored table', () => {
  render(
    <RichText html='<table><caption>Times</caption><tbody><tr><td colspan="2">a</td></tr></tbody></table>' />,
  )
  expect(screen.getByRole('table', { name: 'Times' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'a' })).toHaveAttribute('colspan', '2')
})

it('RichText shows stored text without its scripts', () => {
  render(<RichText html='<p>Safe</p><script>alert(1)</script><img src="x" onerror="alert(1)">' />)
  expect(screen.getByText('Safe')).toBeVisible()
  expect(document.querySelector('script, [onerror]')).toBeNull()
})
