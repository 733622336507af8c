import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bar } from './grid-actions.ts'

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

it('switches between cards and grid, where records are edited', async () => {
  const { page, api } = flow()
  const title = `Photos ${uniqueText()}`
  await api.send('POST', '/api/photo-category/create', { title, active: true })
  await visit(page, `/photo-gallery?by=title&q=${encodeURIComponent(title)}`)
  await page.getByRole('heading', { name: title }).waitFor()
  const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name })
  expect(await view('Cards').getAttribute('aria-pressed')).toBe('true')
  await view('Grid').press('Enter')
  const active = page.locator('[role=gridcell][data-field=active]').first()
  await active.press('Enter')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  await view('Cards').press('Enter')
  await page.getByText('Inactive', { exact: true }).waitFor()
})
