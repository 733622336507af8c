import { afterEach, expect, it, vi } from 'vitest'
import { propertyRuns } from './property-runs.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('a retried test uses the same seed', () => {
  vi.stubEnv('PROPERTY_SEED', '')
  expect(propertyRuns(3).seed).toBe(propertyRuns(3).seed)
})

it('a seed is repeated, and runs are made more', () => {
  vi.stubEnv('PROPERTY_SEED', '7')
  vi.stubEnv('PROPERTY_RUNS', '20')
  expect(propertyRuns(3)).toEqual({ numRuns: 60, seed: 7 })
})
