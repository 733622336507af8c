// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useStableValue } from '../../../../src/console/ui/hooks/use-stable-value.ts'

describe('a value that is kept while it is equal', () => {
  it('stays the same object', () => {
    const first = { '/title': ['Too long'] }
    const { result, rerender } = renderHook(({ value }) => useStableValue<object>(value), {
      initialProps: { value: first },
    })
    rerender({ value: { '/title': ['Too long'] } })
    expect(result.current).toBe(first)
  })

  it('is replaced by a different value, and then kept', () => {
    const { result, rerender } = renderHook(({ value }) => useStableValue<object>(value), {
      initialProps: { value: { a: 1 } },
    })
    const other = { a: 2 }
    rerender({ value: other })
    expect(result.current).toBe(other)
    rerender({ value: { a: 2 } })
    expect(result.current).toBe(other)
  })
})
