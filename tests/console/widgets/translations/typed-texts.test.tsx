import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

it('a value set from outside is shown, although the user types there', async () => {
  const { seen } = showForm({
    properties: { titles: { type: 'array', items: { type: 'object' } } },
    ui: { titles: { 'ui:title': 'Title', 'ui:field': 'translations' } },
  })
  const input = screen.getByRole('textbox', { name: 'Title (English)' })
  await userEvent.type(input, 'Mine')
  await waitFor(() => expect(seen.data).toMatchObject({ titles: [{}, {}, { text: 'Mine' }] }))
  seen.setData({ titles: [{ languageId: 3, text: 'Theirs' }] })
  expect(input).toHaveValue('Theirs')
})
