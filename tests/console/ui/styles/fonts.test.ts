// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchFontsOf, fontFamily } from '../../../../src/console/ui/styles/fonts.ts'

const withFonts = (load: () => Promise<unknown>): void =>
  void Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

it('asks for the fonts of the characters that rows hold', async () => {
  const load = vi.fn(async () => [])
  withFonts(load)
  await fetchFontsOf({ payload: [{ title: 'দোয়া' }] })
  expect(load).toHaveBeenCalledExactlyOnceWith(`1em ${fontFamily}`, '{"payload":[{"title":"দোয়া"}]}')
})

it('waits at most 30 ms for a slow font, and not for a missing one', async () => {
  vi.useFakeTimers()
  withFonts(() => new Promise(() => undefined))
  const waiting = fetchFontsOf('সকাল')
  await vi.advanceTimersByTimeAsync(30)
  await expect(waiting).resolves.toBeUndefined()
  withFonts(() => Promise.reject(new Error('offline')))
  await expect(fetchFontsOf('সকাল')).resolves.toBeUndefined()
})

it('does nothing without rows, or in a browser without the API', async () => {
  const load = vi.fn(async () => [])
  withFonts(load)
  await fetchFontsOf(undefined)
  expect(load).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'fonts')
  await expect(fetchFontsOf('সকাল')).resolves.toBeUndefined()
})
