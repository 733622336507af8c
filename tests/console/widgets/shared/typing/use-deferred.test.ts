// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDeferred } from '../../../../../src/console/widgets/shared/typing/use-deferred.ts'

describe('useDeferred', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const render = () => {
    const publish = vi.fn<(value: string) => void>()
    return { publish, hook: renderHook(() => useDeferred<string>('title', publish)) }
  }

  it('passes the last value on after a rest, once', () => {
    const { publish, hook } = render()
    act(() => {
      hook.result.current.push('a')
      hook.result.current.push('ab')
    })
    expect(publish).not.toHaveBeenCalled()
    expect(hook.result.current.waiting()).toEqual({ value: 'ab' })
    act(() => vi.advanceTimersByTime(1000))
    expect(publish.mock.calls).toEqual([['ab']])
    expect(hook.result.current.waiting()).toBeUndefined()
  })

  it('passes a waiting value on when the field is unmounted', () => {
    const { publish, hook } = render()
    act(() => hook.result.current.push('not lost'))
    hook.unmount()
    expect(publish.mock.calls).toEqual([['not lost']])
    vi.advanceTimersByTime(1000)
    expect(publish).toHaveBeenCalledTimes(1)
  })
})
