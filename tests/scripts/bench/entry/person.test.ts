import { EventEmitter } from 'node:events'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Person, secondsOf } from '../../../../scripts/bench/entry/person.ts'

/** A page that takes everything, and goes where it is told. */
const fakePage = (): { page: Page; goTo: (path: string) => void } => {
  let path = '/'
  const nothing = async (): Promise<void> => undefined
  const page = Object.assign(new EventEmitter(), {
    url: () => `http://console.example.org${path}`,
    keyboard: { type: nothing, press: nothing },
  })
  const goTo = (next: string): void => {
    path = next
    page.emit('framenavigated')
  }
  return { page: page as unknown as Page, goTo }
}

describe('a person’s effort', () => {
  it('counts letters as they are seen, keys that are held as one each, clicks, and pages but no queries', async () => {
    const { page, goTo } = fakePage()
    const person = new Person(page)
    await person.click({ click: async () => undefined } as unknown as Locator)
    await person.type('𝒜b')
    await person.press('Control+Shift+Enter')
    goTo('/dua/add')
    goTo('/dua/add?copy=1')
    goTo('/dua')
    expect(person.effort).toMatchObject({ clicks: 1, keys: 5, pages: 2 })
  })

  it.each([
    ['keys', { clicks: 0, keys: 10, pages: 0, waited: 0 }, 2],
    ['a click and the way to the mouse', { clicks: 1, keys: 0, pages: 0, waited: 0 }, 2.1],
    ['waiting', { clicks: 0, keys: 0, pages: 3, waited: 1500 }, 1.5],
  ])('takes its time: %s', (_, effort, seconds) => expect(secondsOf(effort)).toBeCloseTo(seconds))
})
