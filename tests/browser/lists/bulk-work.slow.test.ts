import { afterAll, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { type Person, prepareEfforts } from './effort.ts'

// Tasks that staff did in a spreadsheet, in the grid and in forms. Prints the measured efforts.

// Uses its own data: its many records would fill the first pages and pickers of other tests.
const flow = prepareFlow({ samePage: true, allow: [/Failed to load resource/] })

const { measure, table } = prepareEfforts(() => flow().page)

afterAll(() => {
  process.stdout.write(`\n${table()}\n`)
})

const openGrid = async ({ click }: Person): Promise<void> => {
  const { page } = flow()
  await click(page.getByRole('button', { name: 'Grid', exact: true }))
  await page.getByRole('grid').waitFor()
}

const closeGrid = async (): Promise<void> => {
  const { page } = flow()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('grid').waitFor({ state: 'detached' })
}

const records = async (path: string, query: string): Promise<Record<string, unknown>[]> => {
  const { payload } = await flow().api.send<{ payload: { content: Record<string, unknown>[] } }>(
    'GET',
    `/api/${path}/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&${query}`,
  )
  return payload.content
}

const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'))

it('creates twenty duas', async () => {
  const { page, api } = flow()
  const task = '20 new duas'
  const mark = uniqueText()
  const category = `Travel ${mark}`
  await api.send('POST', '/api/dua-category/create', { title: category, active: true })
  const duas = (way: string) =>
    numbers(20).map((number) => [
      `${way} ${mark} ${number}`,
      category,
      'الحمد لله',
      `Praise ${number}`,
      `Alhamdulillah ${number}`,
    ])

  await visit(page, `/dua?by=title&q=${mark}`)
  await measure(task, 'grid, pasted rows', async (person) => {
    await openGrid(person)
    await person.click(page.getByRole('button', { name: 'Add row' }))
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('title')
    const rows = duas('A').map((dua) => dua.join('\t'))
    await person.paste(rows.join('\r\n'))
    await page.getByText('100 changed cells').waitFor()
    await person.press('Control+s')
    await page.getByText('20 rows saved.').waitFor()
  })
  expect(await records('dua', `title=${encodeURIComponent(`A ${mark}`)}`)).toHaveLength(20)
  await closeGrid()

  await measure(task, 'form, pasted fields', async (person) => {
    await person.click(page.getByRole('link', { name: 'Add Dua' }))
    for (const [title = '', , arabic = '', translation = '', spelling = ''] of duas('B')) {
      await person.click(page.getByLabel('Title'))
      await person.paste(title)
      await person.click(page.getByLabel('Dua(Arabic)'))
      await person.paste(arabic)
      await person.click(page.getByLabel('Dua Category'))
      await person.type(mark)
      await person.click(page.getByRole('option', { name: category }))
      await person.click(page.getByLabel('Pronunciation'))
      await person.paste(spelling)
      await person.click(page.getByLabel('Translation'))
      await person.paste(translation)
      await person.click(page.getByRole('button', { name: 'Save and add another' }))
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
    }
  })
  await expect
    .poll(async () => (await records('dua', `title=${encodeURIComponent(`B ${mark}`)}`)).length)
    .toBe(20)
})

it('makes twelve events private', async () => {
  const { page, api } = flow()
  const task = '12 events made private'
  const [example] = await records('event', '')
  const make = async (mark: string): Promise<void> => {
    for (const number of numbers(12)) {
      const { eventImage, fromDate, toDate, time, superVisor, description } = example ?? {}
      await api.send('POST', '/api/event/create', {
        ...{ fromDate, toDate, time, superVisor, description },
        ...{
          eventImageId: (eventImage as { id: number }).id,
          title: `${mark} ${number}`,
          privateEvent: false,
        },
      })
    }
  }
  const areAllPrivate = async (mark: string): Promise<boolean> => {
    const events = await records('event', `title=${mark}`)
    return events.length === 12 && events.every(({ privateEvent }) => privateEvent === true)
  }
  const [inGrid, together] = [uniqueText(), uniqueText()]
  await make(inGrid)
  await make(together)

  await visit(page, `/event?q=${inGrid}`)
  await measure(task, 'grid, filled down', async (person) => {
    await openGrid(person)
    // A page of the table has fewer rows; the others follow.
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('13')
    await person.click(page.locator('[role=gridcell][data-field=privateEvent]').first())
    await person.press(' ')
    await person.press('Shift+ArrowDown', 11)
    await person.press('Control+d')
    await page.getByText('12 changed cells').waitFor()
    await person.press('Control+s')
    await page.getByText('12 rows saved.').waitFor()
  })
  expect(await areAllPrivate(inGrid)).toBe(true)
  await closeGrid()

  await visit(page, `/event?q=${together}&rows=100`)
  await measure(task, 'forms', async (person) => {
    for (const number of numbers(12)) {
      await person.click(page.getByRole('link', { name: `${together} ${number}` }).first())
      await person.click(page.getByRole('radio', { name: 'Yes' }))
      await person.click(page.getByRole('button', { name: 'Save', exact: true }))
      await page.getByRole('heading', { level: 1, name: 'Event', exact: true }).waitFor()
    }
  })
  expect(await areAllPrivate(together)).toBe(true)
})

it('adds 31 missing titles', async () => {
  const { page, api } = flow()
  const task = '31 missing titles'
  const { payload } = await api.send<{ payload: { id: number; name: string }[] }>(
    'GET',
    '/api/language/total?active=true',
  )
  const [source, target, other] = payload
  const make = async (): Promise<string> => {
    const mark = uniqueText()
    for (const number of numbers(31))
      await api.send('POST', '/api/category/create', {
        titles: [source, other].map((language) => ({ languageId: language?.id, text: `${mark} ${number}` })),
        active: true,
      })
    return mark
  }
  const translated = async (mark: string): Promise<number> =>
    (await records('category', `title=${mark}`)).filter(({ titles }) =>
      (titles as { languageId: number; translatedText: string }[]).some(
        ({ languageId, translatedText }) => languageId === target?.id && translatedText.startsWith('There'),
      ),
    ).length
  const cells = page
    .getByRole('dialog', { name: 'Translate side by side' })
    .locator('[role=gridcell][data-field=target]')
  const open = async ({ click, paste }: Person, mark: string): Promise<void> => {
    await click(page.getByRole('button', { name: 'List options' }))
    await click(page.getByRole('menuitem', { name: 'Translate side by side' }))
    await click(page.getByLabel('Search in texts'))
    await paste(mark)
    const others = page.locator('[role=gridcell][data-field=source]').filter({ hasNotText: mark })
    await expect.poll(() => others.count()).toBe(0)
    await click(cells.first())
  }

  const typed = await make()
  await visit(page, '/category')
  await measure(task, 'side by side, typed', async (person) => {
    await open(person, typed)
    for (const number of numbers(31)) {
      await person.type(`There ${number}`)
      await person.press('Enter')
    }
    await page.getByText('31 changed cells').waitFor()
    await person.press('Control+s')
    await page.getByText('31 rows saved.').waitFor()
  })
  await expect.poll(() => translated(typed)).toBe(31)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const pasted = await make()
  await visit(page, '/category')
  await measure(task, 'side by side, pasted', async (person) => {
    await open(person, pasted)
    const texts = numbers(31).map((number) => `There ${number}`)
    await person.paste(texts.join('\r\n'))
    await page.getByText('31 changed cells').waitFor()
    await person.press('Control+s')
    await expect.poll(() => translated(pasted)).toBe(31)
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const inForms = await make()
  await visit(page, `/category?q=${inForms}&rows=100`)
  await measure(task, 'forms, "Save and next"', async (person) => {
    await person.click(page.getByRole('link', { name: new RegExp(inForms) }).first())
    for (const number of numbers(31)) {
      await person.click(page.getByLabel(new RegExp(`Title.*${target?.name}`)))
      await person.type(`There ${number}`)
      const address = page.url()
      if (number === '31') await person.click(page.getByRole('button', { name: 'Save', exact: true }))
      else await person.click(page.getByRole('button', { name: 'Save and next' }))
      await page.waitForURL((url) => url.href !== address)
    }
  })
  await expect.poll(() => translated(inForms)).toBe(31)
})
