import type { WidgetProps } from '@rjsf/utils'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextInput } from '../../../../src/console/widgets/simple/text-input.tsx'
import { showForm } from '../widget-form.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const title = { properties: { title: { type: 'string' } }, ui: { title: { 'ui:title': 'Title' } } }
const input = (): HTMLElement => screen.getByRole('textbox', { name: 'Title' })
const type = (text: string): boolean => fireEvent.change(input(), { target: { value: text } })

it('a key that comes while the form hears of those before it is not lost', () => {
  showForm(title)
  type('q')
  act(() => {
    vi.advanceTimersByTime(300)
    type('qu')
  })
  expect(input()).toHaveValue('qu')
})

it('a keystroke draws nothing until the typing rests', () => {
  const drawn = vi.fn()
  const onChange = vi.fn()
  const profile = { id: 'input', onRender: drawn }
  const widget = { id: 'title', label: 'Title', value: 'A', options: {}, schema: {}, onChange }
  render(
    <Profiler {...profile}>
      <TextInput widget={{ ...widget, onBlur: vi.fn(), onFocus: vi.fn() } as unknown as WidgetProps} />
    </Profiler>,
  )
  drawn.mockClear()
  for (const text of ['Ad', 'Adh', 'Adha']) type(text)
  expect(drawn).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(300))
  expect(onChange.mock.calls).toEqual([['Adha']])
})

it('what the form holds from elsewhere is shown, and its label knows whether there is anything', () => {
  const { seen } = showForm({ ...title, data: { title: 'Fajr' } })
  const isLabelUp = (): string | undefined => screen.getByText('Title', { selector: 'label' }).dataset.shrink
  expect(input()).toHaveValue('Fajr')
  type('Fajr, the first')
  act(() => vi.advanceTimersByTime(300))
  seen.setData({ title: 'Asr' })
  expect(input()).toHaveValue('Asr')
  seen.setData({})
  expect(input()).toHaveValue('')
  expect(isLabelUp()).toBe('false')
  seen.setData({ title: 'Isha' })
  expect(input()).toHaveValue('Isha')
  expect(isLabelUp()).toBe('true')
})

it('a value that the form held before is shown when it comes again from elsewhere', () => {
  const { seen } = showForm({ ...title, data: { title: 'A' } })
  type('AB')
  act(() => vi.advanceTimersByTime(300))
  expect(seen.data).toEqual({ title: 'AB' })
  seen.setData({ title: 'A' })
  expect(input()).toHaveValue('A')
  type('AC')
  act(() => vi.advanceTimersByTime(300))
  expect(seen.data).toEqual({ title: 'AC' })
})
