import './animation-event.ts'
import './no-owner-stacks.ts'
import './query-errors.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** What jsdom lacks and the console's libraries ask for: no layout, so nothing ever changes its size. */
class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NeverSeen implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NoResize
  window.IntersectionObserver ??= NeverSeen
  window.matchMedia ??= (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: /min-width/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  Element.prototype.scrollIntoView ??= () => undefined
  window.scrollTo = () => undefined
  URL.createObjectURL ??= () => 'blob:test'
  URL.revokeObjectURL ??= () => undefined
}

// Pages arrive as chunks of their own, and pickers ask after a rest: on a busy machine more than the usual second.
configure({ asyncUtilTimeout: 20_000 })

let complaints: string[] = []

// React, MUI and rjsf report misuse here and go on; in a test that is a failure.
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  }
  const told = complaints
  complaints = []
  expect(told, 'what the test wrote to console.error').toEqual([])
})

// So that no file leaves an import under way to those after it, which have the same modules.
afterAll(() => vi.dynamicImportSettled())
