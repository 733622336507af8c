import { errors, type Locator, type Page } from 'playwright-core'

/** For short timeouts Playwright polls ten times a second; for others, in the end twice a second. */
const turn = 2400

const longest = 30_000

const changed = new WeakSet<Locator>()

/** Lets the locators of all pages notice changes soon, also after a long wait. */
export const pollOften = (page: Page): void => {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  if (changed.has(locators)) return
  changed.add(locators)
  const { waitFor, click } = locators
  locators.waitFor = async function (options = {}) {
    const whole = options.timeout ?? longest
    const deadline = performance.now() + whole
    for (;;) {
      const left = deadline - performance.now()
      try {
        return await waitFor.call(this, { ...options, timeout: Math.max(1, Math.min(turn, left)) })
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        if (left > turn) continue
        error.message = error.message.replace(/Timeout [\d.]+ms/, `Timeout ${whole}ms`)
        throw error
      }
    }
  }
  locators.click = async function (options) {
    if (!(await this.isVisible()))
      await this.waitFor(options?.timeout === undefined ? {} : { timeout: options.timeout })
    return click.call(this, options)
  }
}
