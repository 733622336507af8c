// @vitest-environment jsdom
import './query-errors.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = '<p>What the page shows</p>'
})
afterEach(() => {
  document.body.replaceChildren()
})

const shown = '<p>'

/** The error of a query without a result. */
const failure = (): string => {
  try {
    screen.getByText('Not there')
    return 'It was there.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('a query without results reports the content of the page', () => {
  expect(failure()).toContain(shown)
})

it('a poll does not report the content of the page until it gives up', async () => {
  const logged: string[] = []
  const asking = waitFor(
    () => {
      logged.push(failure())
      return screen.getByText('Not there')
    },
    { timeout: 30, interval: 5 },
  )
  await expect(asking).rejects.toThrow(shown)
  expect(logged.join()).toContain('Not there')
  expect(logged.join()).not.toContain(shown)
})
