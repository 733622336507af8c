import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

it('switches between table and grid beside the options of the list, per module; phones have no switch', async () => {
  const { page } = flow()
  const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name })
  const pressed = () => Promise.all(['Table', 'Grid'].map((name) => view(name).getAttribute('aria-pressed')))
  await visit(page, '/dua-categories')
  await page.getByRole('table').waitFor()
  expect(await pressed()).toEqual(['true', 'false'])
  await view('Grid').press('Enter')
  await page.getByRole('grid').waitFor()
  expect(await pressed()).toEqual(['false', 'true'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('List options')
  await visit(page, '/dua')
  await page.getByRole('table').waitFor()
  await visit(page, '/dua-categories')
  await page.getByRole('grid').waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('grid').waitFor({ state: 'detached' })
  expect(await view('Grid').isVisible()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 720 })
  await view('Table').press('Enter')
  await page.getByRole('table').waitFor()
})
