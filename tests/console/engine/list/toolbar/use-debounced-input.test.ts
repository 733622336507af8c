// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedInput } from '../../../../../src/console/engine/list/toolbar/use-debounced-input.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const show = (value = '') => {
  const onChange = vi.fn()
  const elsewhere = vi.fn()
  const { result, rerender } = renderHook((now: string) => useDebouncedInput(now, onChange, elsewhere), {
    initialProps: value,
  })
  return {
    onChange,
    elsewhere,
    type: (text: string) => act(() => result.current.schedule(text)),
    enter: (text: string) => act(() => result.current.callNow(text)),
    rest: () => act(() => vi.runAllTimers()),
    listHas: (value: string) => rerender(value),
  }
}

it('text typed while the list applies earlier text stays', () => {
  const { type, rest, listHas, onChange, elsewhere } = show()
  type('ab')
  rest()
  type('abc')
  listHas('ab')
  expect(elsewhere).not.toHaveBeenCalled()
  rest()
  expect(onChange.mock.calls).toEqual([['ab'], ['abc']])
  listHas('abc')
  expect(elsewhere).not.toHaveBeenCalled()
})

it('a repeated notification is followed by the next one', () => {
  const { enter, listHas, elsewhere } = show()
  enter('ab')
  enter('abc')
  listHas('ab')
  listHas('abc')
  expect(elsewhere).not.toHaveBeenCalled()
})

it('a value from outside replaces the typed one, which is not applied any more', () => {
  const { type, rest, listHas, onChange, elsewhere } = show()
  type('ab')
  rest()
  listHas('ab')
  type('abc')
  listHas('')
  expect(elsewhere.mock.calls).toEqual([['']])
  rest()
  expect(onChange.mock.calls).toEqual([['ab']])
  // Back restores the earlier value.
  listHas('ab')
  expect(elsewhere.mock.calls).toEqual([[''], ['ab']])
})
