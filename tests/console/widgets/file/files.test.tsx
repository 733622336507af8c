import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

const form = (widget: string, options: object = {}) => ({
  properties: { cover: { type: 'object' } },
  ui: { cover: { 'ui:title': 'Cover', 'ui:widget': widget, 'ui:options': options } },
})
const stored = { cover: { id: 7, fileUrl: '/files/a/cover.png', fileName: 'cover.png' } }
const picture = (size = 10, name = 'new.png', type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type })

describe('image', () => {
  it('is chosen, shown, and kept for the upload', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form('image'), context: { keepFile: (file) => `key of ${file.name}` } })
    expect(screen.getByText('Only JPG, JPEG, PNG, WEBP and GIF, max 5 MB')).toBeVisible()
    await user.upload(screen.getByLabelText('Cover Choose image'), picture())
    expect(seen.data).toEqual({
      cover: { fileUrl: expect.stringMatching(/^blob:/), fileName: 'new.png', pending: 'key of new.png' },
    })
    expect(screen.getByRole('img', { name: 'new.png' })).toBeVisible()
    expect(seen.touched).toContain('/cover')
  })

  it('is refused when it is too large, and the present one stays', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form('image', { maxSizeMb: 1 }), data: stored })
    await user.upload(screen.getByLabelText('Cover Replace image'), picture(1024 * 1024 + 1))
    expect(screen.getByText('The image is larger than 1 MB.')).toBeVisible()
    expect(seen.data).toEqual(stored)
  })

  it('that was refused blocks a save until it is removed', async () => {
    const user = userEvent.setup()
    const held: unknown[] = []
    const hold = (...told: unknown[]): void => void held.push(told)
    const { seen } = showForm({ ...form('image'), data: stored, context: { hold } })
    const text = picture(5, 'a.pdf', 'application/pdf')
    fireEvent.drop(screen.getByRole('group', { name: 'Cover' }), { dataTransfer: { files: [text] } })
    expect(held.at(-1)).toEqual(['/cover', true])
    await user.click(screen.getByRole('button', { name: 'Cover Remove' }))
    expect(held.at(-1)).toEqual(['/cover', false])
    expect(screen.queryByText('“a.pdf” is not an image.')).toBeNull()
    expect(seen.data).toEqual(stored)
  })

  it('can be dropped and pasted, which asks for the type as the dialog does', () => {
    const { seen } = showForm(form('image'))
    const zone = screen.getByRole('group', { name: 'Cover' })
    fireEvent.drop(zone, { dataTransfer: { files: [picture(5, 'a.pdf', 'application/pdf')] } })
    expect(screen.getByText('“a.pdf” is not an image.')).toBeVisible()
    fireEvent.drop(zone, { dataTransfer: { files: [picture(5, 'dropped.png')] } })
    expect(seen.data).toMatchObject({ cover: { fileName: 'dropped.png' } })
    fireEvent.paste(zone, { clipboardData: { files: [picture(5, 'pasted.png')] } })
    expect(seen.data).toMatchObject({ cover: { fileName: 'pasted.png' } })
  })

  it('is removed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form('image'), data: stored })
    await user.click(screen.getByRole('button', { name: 'Cover Remove' }))
    expect(seen.data).toEqual({})
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('that cannot be shown is replaced by the default one', () => {
    showForm({ ...form('image'), data: stored })
    fireEvent.error(screen.getByRole('img', { name: 'cover.png' }))
    expect(screen.getByText('Image is Corrupted!')).toBeVisible()
    expect(document.querySelector('img')).toHaveAttribute('src', '/static/default-image.png')
  })

  it('shows the progress of its upload, and cannot be changed meanwhile', () => {
    let tell = () => {}
    let share: number | undefined
    showForm({
      ...form('image'),
      data: { cover: { fileUrl: 'blob:1', fileName: 'a.png', pending: 'k' } },
      context: {
        saving: true,
        progress: () => share,
        onProgress: (listener) => {
          tell = listener
          return () => {}
        },
      },
    })
    expect(screen.queryByRole('progressbar')).toBeNull()
    share = 0.4
    act(tell)
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByLabelText('Cover Replace image')).toBeDisabled()
  })

  it('shows its error and marks its input', () => {
    const { seen } = showForm(form('image'))
    seen.setErrors({ '/cover': ['Image is Required'] })
    expect(screen.getByLabelText('Cover Choose image')).toBeInvalid()
    expect(screen.getByLabelText('Cover Choose image')).toHaveAccessibleDescription(/Image is Required/)
    // An accepted file keeps its colour.
    expect(screen.getByText(/^Only JPG/)).not.toHaveClass('Mui-error')
  })
})

describe('file and audio', () => {
  it('a file is a PDF by default, and opens from its link', async () => {
    const user = userEvent.setup({ applyAccept: false })
    showForm({
      ...form('file', { maxSizeMb: 90 }),
      data: { cover: { id: 1, fileUrl: '/files/b.pdf', fileName: 'b.pdf' } },
    })
    expect(screen.getByText('MAX Upload Size : 90 MB')).toBeVisible()
    expect(screen.getByRole('link', { name: 'b.pdf' })).toHaveAttribute('href', '/files/b.pdf')
    await user.upload(screen.getByLabelText('Cover Replace file'), picture())
    expect(screen.getByText('“new.png” is not an accepted file type.')).toBeVisible()
  })

  it('audio is played in place', () => {
    showForm({ ...form('audio'), data: { cover: { id: 1, fileUrl: '/files/b.mp3', fileName: 'b.mp3' } } })
    expect(screen.getByLabelText('Cover', { selector: 'audio' })).toHaveAttribute('src', '/files/b.mp3')
    expect(screen.getByLabelText('Cover Replace audio')).toHaveAttribute('accept', 'audio/*')
  })
})
