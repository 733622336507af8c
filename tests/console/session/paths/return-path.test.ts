import { describe, expect, it } from 'vitest'
import {
  notFoundPath,
  offeredPlatform,
  returnPath,
  signInPath,
} from '../../../../src/console/session/paths.ts'

describe('the way to the sign-in page and back', () => {
  it.each(['/', '/dua/edit/5', '/role/all?page=2&rows=20', '/dua?q=দোয়া'])('keeps %s', (path) => {
    expect(returnPath(new URL(signInPath(path), 'http://localhost').search)).toBe(path)
  })

  it.each([
    ['nothing', ''],
    ['another site', '?next=https://example.org'],
    ['another site without scheme', '?next=//example.org'],
    ['another site with a backslash', '?next=/%5Cexample.org'],
    ['another site behind a tab', '?next=/%09/example.org'],
    ['another site behind a line break', '?next=/%0A/example.org'],
    ['another site behind a dot', '?next=/.//example.org'],
    ['a sign-in page behind a dot', '?next=/./auth/sign-in'],
    ['a script', '?next=javascript:alert(1)'],
    ['a sign-in page', '?next=/auth/sign-in'],
  ])('goes to the dashboard for %s', (_case, search) => {
    expect(returnPath(search)).toBe('/')
  })
})

it('the not-found page offers the mode in which a page is found, and leads back to it', () => {
  const { search } = new URL(notFoundPath('WEB', '/web-amaliat-fazilat/all?page=2'), 'http://x')
  expect([offeredPlatform(search), returnPath(search)]).toEqual(['WEB', '/web-amaliat-fazilat/all?page=2'])
  expect(offeredPlatform('')).toBeNull()
  expect(offeredPlatform('?in=TABLET')).toBeNull()
})
