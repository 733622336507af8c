import type { Locator, Page } from 'playwright-core'

/** What somebody did, and how long they waited meanwhile. */
export interface Effort {
  clicks: number
  keys: number
  /** Pages that came in the place of another. */
  pages: number
  /** Milliseconds until what was pressed for was there: a form, a picker's offers, a save. */
  waited: number
}

/**
 * Seconds of a practised person, after the keystroke-level model of Card, Moran and Newell: a key of an average typist,
 * a pointing with its click, and the way of the hand from the keyboard to the mouse and back.
 */
const seconds = { key: 0.2, click: 1.3, hand: 0.8 }

/** How long it takes, in seconds, besides thinking. */
export const secondsOf = ({ clicks, keys, waited }: Effort): number =>
  keys * seconds.key + clicks * (seconds.click + seconds.hand) + waited / 1000

/** Somebody at a page, whose every click and key is counted. */
export class Person {
  readonly effort: Effort = { clicks: 0, keys: 0, pages: 0, waited: 0 }
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    let path = ''
    page.on('framenavigated', () => {
      const next = new URL(page.url()).pathname
      if (next !== path) this.effort.pages += 1
      path = next
    })
  }

  async click(place: Locator): Promise<void> {
    this.effort.clicks += 1
    await place.click()
  }

  async type(text: string): Promise<void> {
    this.effort.keys += [...text].length
    await this.page.keyboard.type(text)
  }

  /** A key by its name, or several at once (`Control+Shift+Enter`): each is a key of the keyboard. */
  async press(keys: string): Promise<void> {
    this.effort.keys += keys.split('+').length
    await this.page.keyboard.press(keys)
  }

  /** Waits for what a press brings. */
  async wait(brought: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    await brought()
    this.effort.waited += performance.now() - began
  }
}
