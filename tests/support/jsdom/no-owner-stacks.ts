import { createRequire } from 'node:module'

// React records where each element was created, which costs about as much as creating it and is not used here: once
// for developer tools, and once as an error with a stack, limited to a number of elements per second.
Reflect.set(console, 'createTask', undefined)
const react = createRequire(import.meta.url)('react')
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
