import { afterAll, vi } from 'vitest'

// To be imported first by a file that replaces modules, or that begins where the console does: what files before it
// have loaded is loaded anew for it, and again for those after it.
vi.resetModules()
afterAll(() => {
  vi.resetModules()
})
