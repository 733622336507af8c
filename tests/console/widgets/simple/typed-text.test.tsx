import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showForm } from '../widget-form.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const title = { properties: { title: { type: 'string' } }, ui: { title: { 'ui:title': 'Title' } } }
const input = (): HTMLElement => screen.getByRole('textbox', { name: 'Title' })
const type = (text: string): boolean => fireEvent.change(input(), { target: { value: text } })

it('a key typed while the form updates is not lost', () => {
  showForm(title)
  type('q')
  act(() => {
    vi.advanceTimersByTime(500)
    type('qu')
  })
  expect(input()).toHaveValue('qu')
})

it('the form gets a text when the typing rests', () => {
  const { seen } = showForm({ ...title, data: { title: 'A' } })
  for (const text of ['Ad', 'Adh', 'Adha']) {
    type(text)
    expect(input()).toHaveValue(text)
  }
  expect(seen.changes).toBe(0)
  expect(seen.pending.read()).toEqual([{ id: 'form/title', value: 'Adha' }])
  act(() => vi.advanceTimersByTime(500))
  expect(seen.data).toEqual({ title: 'Adha' })
  expect(seen.changes).toBe(1)
  expect(seen.pending.read()).toEqual([])
})

it('a submit includes text typed just before', () => {
  const { seen } = showForm({ ...title, data: { title: 'A' } })
  type('Adha')
  act(() => input().closest('form')?.requestSubmit())
  expect(seen.submitted).toEqual([{ title: 'Adha' }])
})

it('two forms on a page have their own inputs', () => {
  const { seen: first } = showForm({ ...title, data: { title: 'A' } })
  const { seen: second } = showForm({ ...title, data: { title: 'B' } })
  for (const box of screen.getAllByRole('textbox')) fireEvent.change(box, { target: { value: 'C' } })
  act(() => first.pending.flush())
  expect([first.data, second.data]).toEqual([{ title: 'C' }, { title: 'B' }])
})

it('a value set by the form is shown, and its label floats accordingly', () => {
  const { seen } = showForm({ ...title, data: { title: 'Fajr' } })
  const isLabelUp = (): string | undefined => screen.getByText('Title', { selector: 'label' }).dataset.shrink
  expect(input()).toHaveValue('Fajr')
  type('Fajr, the first')
  act(() => vi.advanceTimersByTime(500))
  seen.setData({ title: 'Asr' })
  expect(input()).toHaveValue('Asr')
  seen.setData({})
  expect(input()).toHaveValue('')
  expect(isLabelUp()).toBe('false')
  seen.setData({ title: 'Isha' })
  expect(input()).toHaveValue('Isha')
  expect(isLabelUp()).toBe('true')
})

it('an earlier value of the form is shown when it is set again from outside', () => {
  const { seen } = showForm({ ...title, data: { title: 'A' } })
  type('AB')
  act(() => vi.advanceTimersByTime(500))
  expect(seen.data).toEqual({ title: 'AB' })
  seen.setData({ title: 'A' })
  expect(input()).toHaveValue('A')
  type('AC')
  act(() => vi.advanceTimersByTime(500))
  expect(seen.data).toEqual({ title: 'AC' })
})
