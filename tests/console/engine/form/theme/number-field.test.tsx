import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showForm } from '../../../widgets/widget-form.tsx'

afterEach(() => vi.restoreAllMocks())

it('a selected number is kept unchanged, and no form reports a decimal separator for it', async () => {
  const user = userEvent.setup()
  const asked = vi.spyOn(Intl, 'NumberFormat')
  const { seen } = showForm({
    properties: { part: { type: 'integer', enum: [1, 2] } },
    ui: { part: { 'ui:title': 'Part', 'ui:widget': 'select', 'ui:enumNames': ['First', 'Second'] } },
  })
  await user.click(screen.getByRole('combobox', { name: 'Part' }))
  await user.click(screen.getByRole('option', { name: 'Second' }))
  expect(seen.data).toEqual({ part: 2 })
  expect(asked).not.toHaveBeenCalled()
})
