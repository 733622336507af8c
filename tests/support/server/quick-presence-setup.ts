import { vi } from 'vitest'
import type { ThrottleTimes } from '../../../src/server/presence/throttle-times.ts'

// Followers of records get the same events after a shorter delay.
vi.mock('../../../src/server/presence/throttle-times.ts', (): { throttleTimes: ThrottleTimes } => ({
  throttleTimes: { delay: 20, pause: 100 },
}))
