import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { chooseIn, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

interface Text {
  languageId: number
  translatedText: string
}

interface Category {
  id: number
  titles: Text[]
}

const firstTwo = async () => {
  const { payload } = await flow().api.send<{ payload: { id: number; name: string }[] }>(
    'GET',
    '/api/language/total?active=true',
  )
  const [source, target] = payload
  if (!source || !target) throw new Error('There are not two languages')
  return { source, target }
}

/** The ids of the first two content languages. */
const languages = async (): Promise<[number, number]> => {
  const { source, target } = await firstTwo()
  return [source.id, target.id]
}

const names = async () => {
  const { source, target } = await firstTwo()
  return { source: source.name, target: target.name }
}

const stored = async (mark: string): Promise<readonly Category[]> => {
  const { payload } = await flow().api.send<{ payload: { content: Category[] } }>(
    'GET',
    `/api/category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  return payload.content
}

/** The translations of the categories, by id. */
const translations = async (mark: string): Promise<string[]> => {
  const [, target] = await languages()
  return (await stored(mark))
    .toSorted((one, other) => one.id - other.id)
    .map(({ titles }) => titles.find(({ languageId }) => languageId === target)?.translatedText ?? '')
}

/** Creates categories with a title in the source language, the first ones with a translation. */
const make = async (count: number, translated = 0): Promise<string> => {
  const mark = uniqueText()
  const [source, target] = await languages()
  for (let number = 1; number <= count; number += 1)
    await flow().api.send('POST', '/api/category/create', {
      titles: [
        { languageId: source, text: `${mark} ${number}` },
        ...(number <= translated ? [{ languageId: target, text: `There ${number}` }] : []),
      ],
      active: true,
    })
  return mark
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Translate side by side' })

/** Opens the translation of a list by keyboard, and searches for these records. */
const openList = async (page: Page, address: string, mark: string): Promise<void> => {
  await visit(page, address)
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Translate side by side' }).press('Enter')
  await dialogOf(page).getByLabel('Search in texts').fill(mark)
}

/** Selects an option above the grid. */
const choose = (page: Page, label: string, option: string) => chooseIn(dialogOf(page), label, option)

const target = (page: Page, source: string) =>
  dialogOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: source, exact: true }) })
    .locator('[data-field=target]')

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

it('types and pastes missing translations beside their source, saves them together, and undoes them', async () => {
  const { page } = flow()
  const mark = await make(5, 1)
  await openList(page, '/category', mark)
  await target(page, `${mark} 2`).focus()
  expect(await dialogOf(page).getByText('There 1').count()).toBe(0)
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  // The newest record comes first.
  await target(page, `${mark} 5`).focus()
  await paste(page, 'Five\r\nFour\r\nThree')
  await bar(page).getByText('4 changed cells').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByText('4 rows saved.').waitFor()
  expect(await translations(mark)).toEqual(['There 1', 'Two', 'Three', 'Four', 'Five'])
  await dialogOf(page).getByText('Nothing to translate.').waitFor()
  await page.getByRole('button', { name: 'Undo all saves' }).press('Enter')
  await page.getByText('Undone').waitFor()
  expect(await translations(mark)).toEqual(['There 1', '', '', '', ''])
  await target(page, `${mark} 2`).waitFor()
})

it('saves the text of the open editor', async () => {
  const { page } = flow()
  const mark = await make(1)
  await openList(page, '/category', mark)
  await target(page, `${mark} 1`).focus()
  await page.keyboard.type('Open')
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect(await translations(mark)).toEqual(['Open'])
})

it('keeps unsaved translations over a reload, and shows a translation that somebody else saved', async () => {
  const { page, api } = flow()
  const mark = await make(2)
  const [sourceId, targetId] = await languages()
  await openList(page, '/category', mark)
  await target(page, `${mark} 1`).focus()
  await page.keyboard.type('Mine')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases().then(({ length }) => length)))
    .toBeGreaterThan(0)
  await page.reload()
  await openList(page, '/category', mark)
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
  await bar(page).getByText('1 changed cell', { exact: true }).waitFor()
  const record = (await stored(mark)).find(({ titles }) => titles[0]?.translatedText === `${mark} 1`)
  await api.send('PUT', '/api/category/update', {
    id: record?.id,
    titles: [
      { languageId: sourceId, text: `${mark} 1` },
      { languageId: targetId, text: 'Theirs' },
    ],
    active: true,
  })
  await page.keyboard.press('Control+s')
  await bar(page).getByText('1 row not saved').waitFor()
  await target(page, `${mark} 1`).focus()
  await bar(page).getByText('Somebody else saved “Theirs” meanwhile.', { exact: false }).waitFor()
  await bar(page).getByRole('button', { name: 'Keep mine' }).press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  expect((await translations(mark)).toSorted()).toEqual(['', 'Mine'])
})

it('finds translations whose source has changed since', async () => {
  const { page, api } = flow()
  const mark = await make(2, 2)
  const [sourceId, targetId] = await languages()
  const record = (await stored(mark)).find(({ titles }) => titles[0]?.translatedText === `${mark} 2`)
  await api.send('PUT', '/api/category/update', {
    id: record?.id,
    titles: [
      { languageId: sourceId, text: `${mark} 2 anew` },
      { languageId: targetId, text: 'There 2' },
    ],
    active: true,
  })
  await openList(page, '/category', mark)
  await choose(page, 'Show', 'Original changed')
  await target(page, `${mark} 2 anew`).waitFor()
  expect(await target(page, `${mark} 1`).count()).toBe(0)
  await target(page, `${mark} 2 anew`).focus()
  await page.keyboard.type('There two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  await dialogOf(page).getByText('Nothing to translate.').waitFor()
})

interface Section {
  id: number
  contents: Text[]
}

it('translates rich texts of all modules in two editors, from the page of missing texts', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const [source, to] = await languages()
  const address =
    '/api/page-translation/tag/PRIVACY_POLICY?includeSections=true&sortByDesc=true&languageCode=bn'
  const pageOf = async () =>
    (await api.send<{ payload: { id: number; sections: Section[] } }>('GET', address)).payload
  const { id } = await pageOf()
  const { payload } = await api.send<{ payload: { id: number } }>(
    'POST',
    `/api/page-translation/${id}/section/add`,
    {
      ...{ title: mark, description: '<p>About</p>', active: true },
      titles: [{ languageId: source, text: mark }],
      contents: [{ languageId: source, text: `<p>${mark} <strong>content</strong></p>` }],
    },
  )
  await visit(page, '/missing-texts')
  await page.getByRole('button', { name: 'Translate', exact: true }).press('Enter')
  await choose(page, 'Translate from', (await names()).source)
  await choose(page, 'Translate into', (await names()).target)
  await dialogOf(page).getByLabel('Search in texts').fill(mark)
  await target(page, `${mark} content`).focus()
  await page.keyboard.press('Enter')
  const editors = page.getByRole('dialog', { name: mark })
  const editor = editors.getByRole('textbox', { name: (await names()).target })
  await editors.getByRole('textbox', { name: (await names()).source }).waitFor()
  await editor.focus()
  await page.keyboard.type('Translated')
  expect(await violations(page)).toEqual([])
  await editors.getByRole('button', { name: 'Apply' }).press('Enter')
  await target(page, `${mark} content`).getByText('Translated').waitFor()
  await target(page, `${mark} content`).focus()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  const section = (await pageOf()).sections.find((each) => each.id === payload.id)
  expect(section?.contents.find(({ languageId }) => languageId === to)?.translatedText).toBe(
    '<p>Translated</p>',
  )
})
