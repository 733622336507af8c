import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, at: '/dua' })

it.each(['light', 'dark'] as const)(
  'icons of menu and list have the colour of the text with forced colours, %s',
  async (colorScheme) => {
    const { page } = flow()
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.locator('.round').first().waitFor()
    const wrong = () =>
      page.evaluate(() => {
        const probe = document.createElement('p')
        Object.assign(probe.style, { forcedColorAdjust: 'none', color: 'CanvasText' })
        document.body.append(probe)
        const text = getComputedStyle(probe).color
        probe.remove()
        const icons = [
          ['nav .row:not([aria-current])', '::before'],
          ['nav [aria-expanded]', '::after'],
          ['th .sort', '::after'],
          ['.round', '::before'],
        ] as const
        return icons.flatMap(([selector, part]) => {
          const element = document.querySelector(selector)
          return element && getComputedStyle(element, part).backgroundColor === text ? [] : [selector]
        })
      })
    await expect.poll(wrong).toEqual([])
  },
)

it('the open page is marked in the menu by more than the weight of its text', async () => {
  const { page } = flow()
  await page.emulateMedia({ forcedColors: 'active' })
  const current = page.getByRole('navigation').locator('.row[aria-current]')
  await current.waitFor()
  // The system's colours are applied a moment later.
  const isMarked = () =>
    current.evaluate((row) => {
      const probe = document.createElement('p')
      Object.assign(probe.style, {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        backgroundColor: 'Highlight',
      })
      document.body.append(probe)
      const [marked, shown] = [probe, row].map((each) => {
        const { color, backgroundColor } = getComputedStyle(each)
        return `${color} ${backgroundColor}`
      })
      probe.remove()
      return marked === shown
    })
  await expect.poll(isMarked).toBe(true)
})
