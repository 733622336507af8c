import { vi } from 'vitest'

vi.mock('../../../../src/server/auth/password-cost.ts', () => import('./cheap-cost.ts'))
