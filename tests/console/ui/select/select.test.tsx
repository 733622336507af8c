import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../../../src/console/i18n/i18n.ts'
import { Select } from '../../../../src/console/ui/select/select.tsx'

beforeAll(() => startI18n('en'))

const options = ['Apple', 'Banana', 'Blueberry', 'Cherry'].map((label, value) => ({ value, label }))

const Fruit = () => {
  const [value, setValue] = useState(0)
  return (
    <>
      <Select label='Fruit' value={value} options={options} onChange={setValue} />
      <button type='button'>After</button>
    </>
  )
}

const show = async () => {
  const user = userEvent.setup()
  render(<Fruit />)
  await user.tab()
  return { user, box: screen.getByRole('combobox', { name: 'Fruit' }) }
}

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const focused = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens with %s at the selected option', async (key) => {
  const { user, box } = await show()
  expect(box).toHaveFocus()
  expect(box).toHaveTextContent('Apple')
  expect(box).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard(key)
  await screen.findByRole('listbox', { name: 'Fruit' })
  await focused('Apple')
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Apple')
})

it('moves by arrows, Home, End and letters, and selects with Enter', async () => {
  const { user, box } = await show()
  await user.keyboard('{Enter}')
  await focused('Apple')
  await user.keyboard('{ArrowDown}')
  await focused('Banana')
  await user.keyboard('{End}')
  await focused('Cherry')
  await user.keyboard('{Home}')
  await focused('Apple')
  await user.keyboard('bl')
  await focused('Blueberry')
  await user.keyboard('{Enter}')
  await closed()
  expect(box).toHaveTextContent('Blueberry')
  expect(box).toHaveFocus()
})

it('opens with a letter at the first option that starts with it', async () => {
  const { user, box } = await show()
  await user.keyboard('c')
  await focused('Cherry')
  await user.keyboard(' ')
  await closed()
  expect(box).toHaveTextContent('Cherry')
})

it.each(['{Escape}', '{Tab}'])('closes with %s without a change, and returns the focus', async (key) => {
  const { user, box } = await show()
  await user.keyboard('{Enter}')
  await focused('Apple')
  await user.keyboard('{ArrowDown}')
  await focused('Banana')
  await user.keyboard(key)
  await closed()
  expect(box).toHaveTextContent('Apple')
  expect(box).toHaveFocus()
})
