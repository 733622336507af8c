import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

const items = { type: 'object', properties: { languageId: { type: 'integer' }, text: { type: 'string' } } }
const contains = { required: ['text'], properties: { text: { minLength: 1 } } }
const ui = { titles: { 'ui:title': 'Title', 'ui:widget': 'translations' } }

it('shows that one text is required while there is none, if one language suffices', async () => {
  const user = userEvent.setup()
  showForm({ properties: { titles: { type: 'array', items, contains } }, ui })
  expect(screen.getByText('0 of 3 languages · one is required *')).toBeVisible()
  const english = screen.getByRole('textbox', { name: 'Title (English)' })
  expect(english).not.toBeRequired()
  await user.type(english, 'Noon')
  expect(await screen.findByText('1 of 3 languages')).toBeVisible()
})
