import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'

const form = (schema: object, widget: string, names?: readonly string[]) => ({
  properties: { choice: schema },
  ui: { choice: { 'ui:title': 'Notify', 'ui:widget': widget, ...(names && { 'ui:enumNames': names }) } },
})

afterEach(async () => {
  await i18next.changeLanguage('en')
})

describe('radio', () => {
  it.each([
    ['its names', ['All Users', 'Individual User'], ['All Users', 'Individual User']],
    ['Yes and No without names', undefined, ['Yes', 'No']],
  ])('shows a boolean by %s', async (_, names, shown) => {
    const user = userEvent.setup()
    const { seen } = showForm(form({ type: 'boolean' }, 'radio', names))
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(labels).toEqual(shown)
    await user.click(screen.getByRole('radio', { name: shown[1] ?? '' }))
    expect(seen.data).toEqual({ choice: false })
  })
})

it.each([
  ['bn', ['-২', '০', '+২', 'পাঠ 2']],
  ['ar', ['\u200e-2', '0', '\u200e+2', 'পাঠ 2']],
])('names that are numbers are written as in %s, with their sign before them', async (language, shown) => {
  await i18next.changeLanguage(language)
  const schema = { type: 'integer', enum: [-2, 0, 2, 3] }
  showForm(form(schema, 'radio', ['-2', '0', '+2', 'পাঠ 2']))
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(labels).toEqual(shown)
})

it('a password is shown and hidden by a button with a matching label', async () => {
  const user = userEvent.setup()
  showForm({
    properties: { word: { type: 'string' } },
    ui: { word: { 'ui:title': 'Word', 'ui:widget': 'password' } },
  })
  const input = screen.getByLabelText('Word')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

describe('select', () => {
  it('shows an enumeration by its names and keeps the value', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(
      form({ type: 'string', enum: ['MALE', 'FEMALE'] }, 'select', ['Male', 'Female']),
    )
    await user.click(screen.getByRole('combobox', { name: 'Notify' }))
    await user.click(screen.getByRole('option', { name: 'Female' }))
    expect(seen.data).toEqual({ choice: 'FEMALE' })
  })

  it.each([
    ['an optional choice can be taken back', [], ['None', 'Male', 'Female']],
    ['a required one cannot', ['choice'], ['Male', 'Female']],
  ])('%s', async (_, required, shown) => {
    const user = userEvent.setup()
    const schema = { type: 'string', enum: ['MALE', 'FEMALE'] }
    showForm({ ...form(schema, 'select', ['Male', 'Female']), required })
    await user.click(screen.getByRole('combobox', { name: /Notify/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(shown)
  })
})
