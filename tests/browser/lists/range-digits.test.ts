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
  for (const [label, typed, range] of [
    ['Amount: From', '১২٣٫৫', '123.5..'],
    ['Payment Date: From', '১২١٢২٠٢৫', '2025-12-12..'],
  ] as const) {
    const input = page.getByLabel(label)
    await input.focus()
    await press(page, typed)
    await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain(range)
    await page.keyboard.press('Tab')
    await expect.poll(() => input.inputValue()).toBe(range.slice(0, -2))
  }
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
