import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

const file = { type: 'string', format: 'data-url' }
const stored = ['https://files.example.org/a.txt?sign=1', '/files/b.txt']
const text = (name: string) => new File([name], name, { type: 'text/plain' })

it('lists stored files without a button to remove them, and removes new ones', async () => {
  const user = userEvent.setup()
  const { seen } = showForm({
    properties: { papers: { type: 'array', items: file } },
    ui: { papers: { 'ui:title': 'Papers' } },
    data: { papers: stored },
  })
  expect(await screen.findByRole('link', { name: 'a.txt' })).toHaveAttribute('href', stored[0])
  screen.getByRole('link', { name: 'b.txt' })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  await user.upload(screen.getByLabelText(/^Papers/), [text('c.txt'), text('d.txt')])
  const [first] = await screen.findAllByRole('button', { name: 'Remove' })
  if (first) await user.click(first)
  await waitFor(() =>
    expect(seen.data).toEqual({ papers: [...stored, expect.stringContaining('name=d.txt')] }),
  )
})

it('replaces a stored file by a new one, and keeps it when that is removed', async () => {
  const user = userEvent.setup()
  const { seen } = showForm({
    properties: { paper: file },
    ui: { paper: { 'ui:title': 'Paper' } },
    required: ['paper'],
    data: { paper: stored[0] },
  })
  await screen.findByRole('link', { name: 'a.txt' })
  await user.upload(screen.getByLabelText(/^Paper/), text('c.txt'))
  await waitFor(() => expect(seen.data).toEqual({ paper: expect.stringContaining('name=c.txt') }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(seen.data).toEqual({ paper: stored[0] }))
})
