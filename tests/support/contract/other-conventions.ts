import { vi } from 'vitest'
import { type Conventions, conventions } from '../../../src/contract/conventions/conventions.ts'

const file = '../../../src/contract/conventions/conventions.ts'

/** Modules imported from now on are those of a console for an API with these conventions. */
export const mockConventions = (api: Partial<Conventions>): void => {
  vi.resetModules()
  vi.doMock(file, () => ({ conventions: { ...conventions, ...api } }))
}

/** Modules imported from now on have the conventions of the contract again. */
export const restoreConventions = (): void => {
  vi.doUnmock(file)
  vi.resetModules()
}
