import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftWriter } from '../../../../../src/console/engine/form/draft/draft-writer.ts'

describe('typed text', () => {
  let written: string[]
  const writer = () =>
    draftWriter<string>({
      write: async (content) => {
        written.push(content)
      },
      drop: async () => {
        written.push('dropped')
      },
    })

  beforeEach(() => {
    written = []
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('is written after a pause', async () => {
    const { push } = writer()
    for (const text of ['a', 'ab', 'abc']) {
      push(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(written).toEqual(['abc'])
  })

  it('is written every second during continuous typing', async () => {
    const { push } = writer()
    for (let length = 1; length <= 50; length += 1) {
      push('x'.repeat(length))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(written.map(({ length }) => length)).toEqual([10, 20, 30, 40, 50])
  })

  it('is not written after the end', async () => {
    const { push, flush, end } = writer()
    push('a')
    await flush()
    push('ab')
    end()
    push('abc')
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual(['a', 'dropped'])
  })
})
