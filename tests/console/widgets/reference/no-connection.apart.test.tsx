import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { api, total } from '../fake-api.ts'
import { showForm } from '../widget-form.tsx'

vi.mock('../../../../src/client/call.ts', async () => (await import('../fake-api.ts')).fakeCall)

afterEach(() => onlineManager.setOnline(true))

const properties = { categoryId: { type: 'integer' } }
const ui = {
  categoryId: {
    'ui:title': 'Category',
    'ui:widget': 'reference',
    'ui:options': { operation: 'totalDuaCategory' },
  },
}

it('offers no options without a connection, and shows it until the connection is back', async () => {
  api.answer = total(
    Array.from({ length: 120 }, (_, index) => ({ id: index + 1, title: `Dua ${index + 1}` })),
  )
  const user = userEvent.setup()
  showForm({ properties, ui })
  const box = screen.getByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(box).toHaveAttribute('placeholder', 'Type to search for more.'))
  await user.type(box, '118')
  await screen.findByRole('option', { name: 'Dua 118' })
  act(() => onlineManager.setOnline(false))
  await user.type(box, '{Backspace}9')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.queryByText('No results')).toBeNull()
  act(() => onlineManager.setOnline(true))
  await screen.findByRole('option', { name: 'Dua 119' })
  expect(screen.queryByRole('alert')).toBeNull()
})
