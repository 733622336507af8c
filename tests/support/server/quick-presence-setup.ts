import { vi } from 'vitest'
import type { Paces } from '../../../src/server/presence/paces.ts'

// Those who follow records are told the same, and wait less for it.
vi.mock('../../../src/server/presence/paces.ts', (): { paces: Paces } => ({
  paces: { delay: 20, pause: 100 },
}))
