import './animation-event.ts'
import './no-owner-stacks.ts'
import './query-errors.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** Parts that jsdom lacks and the console's libraries need: without layout, no size ever changes. */
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
  Element.prototype.scrollIntoView ??= () => Promise.resolve()
  window.scrollTo = () => undefined
  URL.createObjectURL ??= () => 'blob:test'
  URL.revokeObjectURL ??= () => undefined
}

// Pages are separate chunks, and pickers debounce: on a busy machine more than the usual second.
configure({ asyncUtilTimeout: 20_000 })

let complaints: string[] = []

// React, MUI and rjsf report misuse here and continue; a test fails instead.
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
  const reported = complaints
  complaints = []
  expect(reported, 'what the test wrote to console.error').toEqual([])
})

// Waits for pending imports, which would affect later files with the same modules.
afterAll(() => vi.dynamicImportSettled())
