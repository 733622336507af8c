import { createRequire } from 'node:module'

// React notes of each element where it was made, which costs about as much as making it, and which nobody reads here:
// twice, for the browser's tools and as an error with its stack, the latter up to a number of elements a second.
Reflect.set(console, 'createTask', undefined)
const react = createRequire(import.meta.url)('react')
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
