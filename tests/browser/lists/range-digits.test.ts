import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

/** Presses the keys of a keyboard that the driver has no layout of. */
const press = async (page: Page, keys: string): Promise<void> => {
  const driver = await page.context().newCDPSession(page)
  for (const key of keys) {
    await driver.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await driver.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

it('amounts and days are typed in whichever digits', async () => {
  const { page } = flow()
  await page.goto('/donation')
  for (const [label, typed, shown, range] of [
    ['Amount: From', '১২٣٫৫', '123.5', '123.5..'],
    ['Payment Date: From', '০৫١٢২٠২৫', '05-12-2025', '2025-12-05..'],
  ] as const) {
    const input = page.getByLabel(label, { exact: true })
    await input.focus()
    await press(page, typed)
    await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain(range)
    await page.keyboard.press('Tab')
    await expect.poll(() => input.inputValue()).toBe(shown)
  }
})

it('a day is typed day first in whatever language the browser is, and what is no day stays and is marked', async () => {
  const { page } = flow()
  await page.goto('/donation')
  const input = page.getByLabel('Payment Date: From', { exact: true })
  const chosen = () => new URL(page.url()).searchParams.get('payment-date')
  await input.pressSequentially('3112')
  expect(await input.inputValue()).toBe('31-12')
  expect(await input.getAttribute('aria-invalid')).toBe('false')
  await page.keyboard.press('Tab')
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await input.press('End')
  await input.pressSequentially('2025')
  await expect.poll(chosen).toBe('2025-12-31..')
  expect(await input.getAttribute('aria-invalid')).toBe('false')
  await input.fill('31-02-2026')
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  expect(chosen()).toBe('2025-12-31..')
  // As the browser's own calendar answers.
  await page.locator('main input[type=date]').first().fill('2026-01-02')
  await expect.poll(chosen).toBe('2026-01-02..')
  expect(await input.inputValue()).toBe('02-01-2026')
})

it('what is no number yet stays as it is typed, however long one rests', async () => {
  const { page } = flow()
  await page.clock.install()
  await page.goto('/donation')
  const input = page.getByLabel('Amount: From')
  await input.pressSequentially('12')
  await input.pressSequentially('.')
  // Longer than a rest after which a filter counts.
  await page.clock.fastForward(2000)
  expect(await input.inputValue()).toBe('12.')
  await input.pressSequentially('5')
  await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain('12.5..')
})

it('what the list shows of an amount can be typed as it stands there, in a language that groups digits by points', async () => {
  const { page } = flow()
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/donation')
  const input = page.locator('main input[inputmode=decimal]').first()
  const expectRange = (range: string) =>
    expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain(range)
  await input.fill('1.250')
  await expectRange('1250..')
  expect(await input.inputValue()).toBe('1.250')
  await page.keyboard.press('Tab')
  await expect.poll(() => input.inputValue()).toBe('1250')
  await input.fill('1,125')
  await expectRange('1.125..')
  await page.reload()
  expect(await input.inputValue()).toBe('1,125')
})
