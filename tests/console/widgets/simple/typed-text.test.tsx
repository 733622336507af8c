import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showForm } from '../widget-form.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a key that comes while the form hears of those before it is not lost', () => {
  showForm({ properties: { title: { type: 'string' } }, ui: { title: { 'ui:title': 'Title' } } })
  const input = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.change(input, { target: { value: 'q' } })
  act(() => {
    vi.advanceTimersByTime(300)
    fireEvent.change(input, { target: { value: 'qu' } })
  })
  expect(input).toHaveValue('qu')
})
