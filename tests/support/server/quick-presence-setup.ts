import { vi } from 'vitest'
import type { ThrottleTimes } from '../../../src/server/presence/event-stream.ts'

// Followers of records get the same events after a shorter delay.
vi.mock('../../../src/server/presence/event-stream.ts', (): { throttleTimes: ThrottleTimes } => ({
  throttleTimes: { delay: 20, pause: 100 },
}))
