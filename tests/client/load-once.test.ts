import { expect, it, vi } from 'vitest'
import { loadOnce, once } from '../../src/client/load-once.ts'

it('loads once', async () => {
  const load = vi.fn(async () => ({ name: 'code' }))
  const loadCode = loadOnce(load)
  const [first, second] = await Promise.all([loadCode(), loadCode()])
  expect(second).toBe(first)
  expect(await loadCode()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

it('retries after a failure', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('no connection'))
  const loadCode = loadOnce(load)
  await expect(loadCode()).rejects.toThrow('no connection')
  expect(await loadCode()).toBe('code')
})

it('creates a value once, even undefined', () => {
  const create = vi.fn(() => undefined)
  const get = once(create)
  expect(create).not.toHaveBeenCalled()
  expect([get(), get()]).toEqual([undefined, undefined])
  expect(create).toHaveBeenCalledOnce()
})
