import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

/** Presses keys of a keyboard layout that the driver lacks. */
const press = async (page: Page, keys: string): Promise<void> => {
  const driver = await page.context().newCDPSession(page)
  for (const key of keys) {
    await driver.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await driver.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

/** The description that a screen reader adds to a field's name. */
const described = (input: Locator): Promise<string | null | undefined> =>
  input.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  )

it('amounts and days are typed in any digits', async () => {
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

it('a date is typed day first in every language of the browser, and an invalid date stays and is marked', async () => {
  const { page } = flow()
  await page.goto('/donation')
  const input = page.getByLabel('Payment Date: From', { exact: true })
  const chosen = () => new URL(page.url()).searchParams.get('payment-date')
  await input.pressSequentially('3112')
  expect(await input.inputValue()).toBe('31-12')
  expect(await input.getAttribute('aria-invalid')).toBe('false')
  await page.keyboard.press('Tab')
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => described(input)).toBe('Enter the whole date: day, month and year with four digits')
  await input.press('End')
  await input.pressSequentially('2025')
  await expect.poll(chosen).toBe('2025-12-31..')
  expect(await input.getAttribute('aria-invalid')).toBe('false')
  await input.fill('31-02-2026')
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('alert').filter({ hasText: 'This date does not exist' }).waitFor()
  expect(await described(input)).toBe('This date does not exist')
  expect(chosen()).toBe('2025-12-31..')
  // As the browser's own calendar does.
  await page.locator('main input[type=date]').first().fill('2026-01-02')
  await expect.poll(chosen).toBe('2026-01-02..')
  expect(await input.inputValue()).toBe('02-01-2026')
})

it('a range that ends before it begins is marked and reported, typed or from the address, and filters nothing', async () => {
  const { page } = flow()
  await page.goto('/donation')
  const chosen = () => new URL(page.url()).searchParams
  for (const [label, ends, range] of [
    ['Payment Date', ['05-12-2025', '04-12-2025', '06-12-2025'], '2025-12-05..2025-12-06'],
    ['Amount', ['50', '6', '60'], '50..60'],
  ] as const) {
    const input = (end: string) => page.getByLabel(`${label}: ${end}`, { exact: true })
    await input('From').fill(ends[0])
    await input('To').fill(ends[1])
    await page.keyboard.press('Enter')
    await expect.poll(() => described(input('To'))).toBe('Must not be before the start')
    expect(await input('From').getAttribute('aria-invalid')).toBe('false')
    expect([...chosen().values()].join()).not.toMatch(/2025-12-04|\.\.6(?!0)/)
    await input('To').fill(ends[2])
    await expect.poll(() => [...chosen().values()]).toContain(range)
    expect(await input('To').getAttribute('aria-invalid')).toBe('false')
  }
  await page.goto('/donation?payment-date=2025-12-05..2025-12-04')
  await expect
    .poll(() => described(page.getByLabel('Payment Date: To', { exact: true })))
    .toBe('Must not be before the start')
})

it('a day is pasted in the formats of other programs and of tables', async () => {
  const { page } = flow()
  await page.goto('/donation')
  const input = page.getByLabel('Payment Date: From', { exact: true })
  for (const text of ['2025-12-05', '05-Dec-2025', '5/12/2025']) {
    // Copied from another field, because the driver has no access to the clipboard.
    await page.getByRole('searchbox', { name: 'Search all texts' }).fill(text)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+X')
    await input.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+V')
    expect(await input.inputValue()).toBe('05-12-2025')
  }
})

it('partial input is cleared with search and filters', async () => {
  const { page } = flow()
  await page.goto('/donation?amount=999999999..')
  const [day, amount] = [
    page.getByLabel('Payment Date: From', { exact: true }),
    page.getByLabel('Amount: To'),
  ]
  await day.fill('31-02-2026')
  await amount.fill('12.')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(() => page.url()).not.toContain('?')
  expect([await day.inputValue(), await amount.inputValue()]).toEqual(['', ''])
})

it('an incomplete number stays as typed, even after a long pause', async () => {
  const { page } = flow()
  await page.clock.install()
  await page.goto('/donation')
  const input = page.getByLabel('Amount: From')
  await input.pressSequentially('12')
  await input.pressSequentially('.')
  // Longer than the delay after which a filter applies.
  await page.clock.fastForward(2000)
  expect(await input.inputValue()).toBe('12.')
  await input.pressSequentially('5')
  await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain('12.5..')
})

it('an amount can be typed as the list shows it, in a language that groups digits by points', async () => {
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
