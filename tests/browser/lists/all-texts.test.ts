import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { pick } from '../walker/list/list-view.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

/** Whether a style hides the browser's own button in a search box; computed styles do not tell. */
const hidesNativeClear = (input: Element): boolean => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules.some((rule) => {
    if (!(rule instanceof CSSStyleRule)) return false
    const [owner = '', part] = rule.selectorText.split('::')
    return part === '-webkit-search-cancel-button' && input.matches(owner) && rule.style.display === 'none'
  })
}

it('a list is searched by all texts first, and keeps the search in its address', async () => {
  const { page } = flow()
  await page.goto('/hadith')
  const box = page.getByRole('searchbox', { name: 'Search all texts', exact: true })
  // Words of a translation and a reference, which no stated search field contains.
  await box.fill('বুখারি নিয়তের')
  await box.press('Enter')
  // One button empties the box: the console's.
  await page.getByRole('button', { name: 'Clear search', exact: true }).waitFor()
  expect(await box.evaluate(hidesNativeClear)).toBe(true)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('বুখারি নিয়তের')
  expect(new URL(page.url()).searchParams.get('by')).toBeNull()
  await expect.poll(() => page.locator('main table tr[data-id]').count()).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('বুখারি নিয়তের')
  const found = await page.locator('main table tr[data-id]').count()
  await pick(flow(), 'Filter By', 'Title')
  await page.getByRole('searchbox', { name: 'Search by Title', exact: true }).fill('বুখারি নিয়তের')
  await expect.poll(() => page.locator('main table tr[data-id]').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('by')).toBe('title')
  expect(found).toBeGreaterThan(0)
})
