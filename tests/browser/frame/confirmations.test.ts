import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

it('focuses the confirming button if nothing can be lost, else Cancel', async () => {
  const { page } = flow()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await visit(page, '/member/all?verification=unverified')
  for (const [name, button] of [
    ['Verify', 'Verify'],
    ['Delete', 'Cancel'],
  ]) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await expect.poll(focused).toBe(button)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  }
})
