import '../../../support/jsdom/no-layout.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../../src/client/files/upload.ts'
import { arabic, bengali, showForm } from '../widget-form.tsx'
// The widget loads it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/rich-text/editor/rich-text-editor.tsx'

vi.mock('../../../../src/client/files/upload.ts', () => ({ uploadFile: vi.fn() }))

type Uploaded = Awaited<ReturnType<typeof uploadFile>>
let uploads: PromiseWithResolvers<Uploaded>[]

beforeEach(() => {
  uploads = []
  vi.mocked(uploadFile).mockImplementation(() => {
    const upload = Promise.withResolvers<Uploaded>()
    uploads.push(upload)
    return upload.promise
  })
})

/** Returns the upload with this index. */
const response = (index: number, name: string): Promise<void> =>
  act(async () => uploads[index]?.resolve({ id: index + 1, fileUrl: `/files/x/${name}`, fileName: name }))

const form = {
  properties: { text: { type: 'string' }, title: { type: 'string' } },
  ui: { text: { 'ui:title': 'Content', 'ui:widget': 'rich-text' }, title: { 'ui:title': 'Title' } },
}
const editor = () => screen.findByRole('textbox', { name: 'Content' })
const under = () => screen.queryAllByRole('img', { name: 'An image is still uploading' })

const pastePicture = (box: HTMLElement, ...names: string[]) => {
  const files = names.map((name) => new File(['x'], name, { type: 'image/png' }))
  fireEvent.paste(box, { clipboardData: { types: ['Files'], files, getData: () => '' } })
}
const pasteText = (box: HTMLElement, text: string) =>
  fireEvent.paste(box, {
    clipboardData: {
      types: ['text/plain'],
      files: [],
      getData: (type: string) => (type === 'text/plain' ? text : ''),
    },
  })

it('a picture is inserted where it was pasted, even while the user types', async () => {
  const user = userEvent.setup()
  const { seen } = showForm(form)
  const box = await editor()
  await user.click(box)
  pasteText(box, 'Before ')
  pastePicture(box, 'dawn.png')
  pasteText(box, 'after')
  expect(under()).toHaveLength(1)
  await response(0, 'dawn.png')
  const html = '<p>Before <img src="/files/x/dawn.png" alt="dawn">after</p>'
  await waitFor(() => expect(seen.data).toEqual({ text: html }))
  expect(under()).toEqual([])
})

it('a picture does not move the focus', async () => {
  const user = userEvent.setup()
  const { seen } = showForm(form)
  const box = await editor()
  await user.click(box)
  pastePicture(box, 'dawn.png')
  const title = screen.getByLabelText('Title')
  await user.type(title, 'Da')
  await response(0, 'dawn.png')
  await waitFor(() => expect(seen.data.text).toContain('dawn.png'))
  // The editor takes the focus a frame later.
  await act(() => new Promise(requestAnimationFrame))
  expect(title).toHaveFocus()
})

it.each([
  ['the first', [0, 1]],
  ['the second', [1, 0]],
] as const)('pictures are in the order of pasting, although %s is uploaded first', async (_, order) => {
  const user = userEvent.setup()
  const { seen } = showForm(form)
  const box = await editor()
  await user.click(box)
  pastePicture(box, 'one.png', 'two.png')
  for (const index of order) await response(index, `${index}.png`)
  const html = '<p><img src="/files/x/0.png" alt="one"><img src="/files/x/1.png" alt="two"></p>'
  await waitFor(() => expect(seen.data).toEqual({ text: html }))
})

it('a picture is deleted with the text around it', async () => {
  const user = userEvent.setup()
  const { seen } = showForm({ ...form, data: { text: '<p>Stored</p>' } })
  const box = await editor()
  await user.click(box)
  pastePicture(box, 'dawn.png')
  seen.setData({ text: '<p>Loaded</p>' })
  expect(under()).toEqual([])
  await response(0, 'dawn.png')
  expect(box).toHaveTextContent('Loaded')
  expect(box.querySelector('img[src]')).toBeNull()
})

it('blocks a save while it uploads, and no longer after a failure', async () => {
  const user = userEvent.setup()
  const held: unknown[] = []
  showForm({ ...form, context: { hold: (...told) => void held.push(told) } })
  const box = await editor()
  await user.click(box)
  pastePicture(box, 'dawn.png')
  await waitFor(() => expect(held.at(-1)).toEqual(['/text', 'An image is still uploading']))
  await act(async () => uploads[0]?.reject(new Error('down')))
  await waitFor(() => expect(held.at(-1)).toEqual(['/text', false]))
  expect(under()).toEqual([])
  expect(await screen.findByText('Error while uploading image')).toBeVisible()
})

it('is inserted into the text of its language, although another one is visible', async () => {
  const user = userEvent.setup()
  const ui = { 'ui:title': 'Texts', 'ui:widget': 'translations', 'ui:options': { rich: true } }
  const { seen } = showForm({
    properties: { texts: { type: 'array', items: { type: 'object' } } },
    ui: { texts: ui },
    context: {
      languages: [bengali, arabic],
      languagesView: { chosen: 'tabs', choose: () => undefined },
    },
  })
  const box = await screen.findByRole('textbox', { name: `Texts (${bengali.name})` })
  await user.click(box)
  pastePicture(box, 'dawn.png')
  await waitFor(() => expect(under()).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: new RegExp(arabic.name) }))
  await screen.findByRole('textbox', { name: `Texts (${arabic.name})` })
  expect(box).not.toBeVisible()
  await response(0, 'dawn.png')
  const [first] = await waitFor(() => {
    expect(JSON.stringify(seen.data)).toContain('dawn.png')
    return seen.data.texts as { languageId: number }[]
  })
  expect(first).toMatchObject({ languageId: bengali.id })
})
