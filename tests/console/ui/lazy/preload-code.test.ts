import { expect, it } from 'vitest'
import { isMissingCode } from '../../../../src/console/ui/lazy/preload-code.ts'

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/book-1.js'), true],
  [new TypeError('error loading dynamically imported module: https://example.org/assets/book-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/book-1.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new TypeError("Cannot read properties of undefined (reading 'module')"), false],
  ['Failed to fetch dynamically imported module', false],
  [undefined, false],
])('tells code that cannot be fetched from other errors: %s', (error, missing) => {
  expect(isMissingCode(error)).toBe(missing)
})
