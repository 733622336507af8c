// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedInput } from '../../../../../src/console/engine/list/toolbar/use-debounced-input.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const show = (value = '') => {
  const told = vi.fn()
  const elsewhere = vi.fn()
  const { result, rerender } = renderHook((now: string) => useDebouncedInput(now, told, elsewhere), {
    initialProps: value,
  })
  return {
    told,
    elsewhere,
    type: (text: string) => act(() => result.current.schedule(text)),
    enter: (text: string) => act(() => result.current.callNow(text)),
    rest: () => act(() => vi.runAllTimers()),
    listHas: (value: string) => rerender(value),
  }
}

it('what is typed on, while the list takes over what was typed before, stays', () => {
  const { type, rest, listHas, told, elsewhere } = show()
  type('ab')
  rest()
  type('abc')
  listHas('ab')
  expect(elsewhere).not.toHaveBeenCalled()
  rest()
  expect(told.mock.calls).toEqual([['ab'], ['abc']])
  listHas('abc')
  expect(elsewhere).not.toHaveBeenCalled()
})

it('what was told twice may come one after the other', () => {
  const { enter, listHas, elsewhere } = show()
  enter('ab')
  enter('abc')
  listHas('ab')
  listHas('abc')
  expect(elsewhere).not.toHaveBeenCalled()
})

it('what comes from elsewhere takes the place of what is typed, which is not told any more', () => {
  const { type, rest, listHas, told, elsewhere } = show()
  type('ab')
  rest()
  listHas('ab')
  type('abc')
  listHas('')
  expect(elsewhere.mock.calls).toEqual([['']])
  rest()
  expect(told.mock.calls).toEqual([['ab']])
  // The way back leads to what was told before.
  listHas('ab')
  expect(elsewhere.mock.calls).toEqual([[''], ['ab']])
})
