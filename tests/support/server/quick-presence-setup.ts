import { vi } from 'vitest'
import type { ThrottleTimes } from '../../../src/server/presence/throttle-times.ts'

// Those who follow records are told the same, and wait less for it.
vi.mock('../../../src/server/presence/throttle-times.ts', (): { throttleTimes: ThrottleTimes } => ({
  throttleTimes: { delay: 20, pause: 100 },
}))
