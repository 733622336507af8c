import { afterAll, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { privilegeBox } from '../walker/field-fillers/choice.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { counted, type Person, prepareEfforts } from './effort.ts'

// Jobs of an ordinary day, each by the shortest way, and by a longer one if there is one. Prints the efforts.

const flow = prepareFlow({ samePage: true, allow: [/Failed to load resource/] })

const { measure, table } = prepareEfforts(() => flow().page)

afterAll(() => {
  process.stdout.write(`\n${table()}\n`)
})

const makeCategory = async (): Promise<string> => {
  const title = `Journey ${uniqueText()}`
  await flow().api.send('POST', '/api/dua-category/create', { title, active: true })
  return title
}

/** Deletes the only row of a list, and confirms it. */
const deleteRow = async (person: Person, name: string): Promise<void> => {
  const { page } = flow()
  await person.click(rowButton(rowWith(page, name), 'Delete'))
  await person.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
}

it('finds a record by a word of its text and corrects it', async () => {
  const { page } = flow()
  const task = 'Find a hadith by words of its translation, and correct it'
  const correct = async (person: Person): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: 'Update Hadith' }).waitFor()
    await person.click(page.getByRole('textbox').nth(1))
    await person.press('End')
    await person.type('.')
    await person.press('Control+s')
    await page.getByText('Hadith updated', { exact: true }).waitFor()
  }
  await visit(page, '/')
  await measure(task, 'palette', async (person) => {
    await person.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await person.type('বুখারি নিয়তের')
    await page
      .getByRole('option')
      .filter({ hasText: /Hadith/ })
      .first()
      .waitFor()
    await person.press('Enter')
    await correct(person)
  })
  await visit(page, '/hadith')
  await measure(task, 'list', async (person) => {
    await person.click(page.getByRole('searchbox', { name: 'Search all texts' }))
    await person.type('বুখারি নিয়তের')
    await person.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('q'))
    await person.click(page.getByRole('row').nth(1).getByRole('link').first())
    await correct(person)
  })
})

it('answers five questions', async () => {
  const { page, api } = flow()
  const task = 'Answer 5 questions (10 letters each)'
  const ask = async (): Promise<string> => {
    const mark = uniqueText()
    for (const number of [1, 2, 3, 4, 5])
      await api.send('POST', '/api/question-answer/ask', {
        question: `${mark} ${number}`,
        platformType: 'BOTH',
      })
    await visit(page, `/faq/all?status=questioned&q=${mark}`)
    await rowWith(page, mark).first().waitFor()
    return mark
  }
  const isInResponse = () => page.evaluate(() => document.activeElement?.id === 'form/answer')
  const left = (rest: number) => page.getByRole('main').getByText(`${rest} of 5 left`, { exact: true })
  const queued = await ask()
  await measure(task, 'queue', async (person) => {
    await person.click(rowWith(page, queued).first().getByRole('link').first())
    for (const rest of [5, 4, 3, 2, 1]) {
      await left(rest).waitFor()
      await expect.poll(isInResponse).toBe(true)
      await person.type('An answer.')
      await person.press(rest > 1 ? 'Control+Shift+Enter' : 'Control+s')
    }
    await page.getByText('No results').waitFor()
  })
  const single = await ask()
  await measure(task, 'each from the list', async (person) => {
    for (const rest of [5, 4, 3, 2, 1]) {
      await expect.poll(() => rowWith(page, single).count()).toBe(rest)
      await person.click(rowWith(page, single).first().getByRole('link').first())
      await expect.poll(isInResponse).toBe(true)
      await person.type('An answer.')
      await person.press('Control+s')
      await page.waitForURL(/\/faq\/all\?status=questioned/)
    }
    await page.getByText('No results').waitFor()
  })
})

it('verifies three members', async () => {
  const { page } = flow()
  await visit(page, '/member/all?verification=unverified')
  await page.getByRole('row').nth(3).waitFor()
  await measure('Verify 3 members', 'queue', async (person) => {
    await person.click(page.getByRole('row').nth(1).getByRole('link').first())
    const place = page.getByRole('main').getByText(/^\d+ of \d+ left$/)
    const total = Number((await place.textContent())?.split(' ')[0])
    for (const done of [1, 2, 3]) {
      const verify = page.getByRole('button', { name: /^Verify: / })
      await expect.poll(() => verify.evaluate((each) => each === document.activeElement)).toBe(true)
      await person.press('Enter')
      await person.click(page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }))
      await page.getByText(`${total - done} of ${total} left`, { exact: true }).waitFor()
    }
  })
})

it('undoes a deletion', async () => {
  const { page } = flow()
  const task = 'Restore a record that was deleted by mistake'
  const title = await makeCategory()
  await visit(page, `/dua-categories?q=${encodeURIComponent(title)}`)
  await measure(task, 'at once: Ctrl+Z', async (person) => {
    await deleteRow(person, title)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await person.press('Control+z')
    await rowWith(page, title).waitFor()
  })
  await deleteRow(counted(page), title)
  await page.getByText('No results').waitFor()
  await measure(task, 'later: trash', async (person) => {
    await visit(page, '/trash')
    await person.click(page.getByRole('search').getByRole('searchbox'))
    await person.type(title.slice(-8))
    await person.click(rowButton(rowWith(page, title), 'Restore'))
    await person.click(page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }))
    await page.getByText('Restored').waitFor()
  })
})

it('restores an old text', async () => {
  const { page } = flow()
  const title = await makeCategory()
  await visit(page, `/dua-categories?q=${encodeURIComponent(title)}`)
  await rowWith(page, title).getByRole('link').first().click()
  await page.getByLabel('Category Name').fill(`${title} changed`)
  await page.keyboard.press('Control+s')
  await rowWith(page, `${title} changed`).waitFor()
  await measure('Put back the text from before a change', 'history of the record', async (person) => {
    await person.click(rowWith(page, title).getByRole('link').first())
    await person.click(page.getByRole('button', { name: 'History' }).first())
    await person.click(page.getByRole('button', { name: 'Show changes' }).first())
    await person.click(page.getByRole('button', { name: /Put back/ }).first())
    await expect.poll(() => page.getByLabel('Category Name').inputValue()).toBe(title)
    await person.press('Escape')
    await person.press('Control+s')
    await rowWith(page, title).waitFor()
  })
})

it('finds out who changed a text', async () => {
  const { page } = flow()
  const title = await makeCategory()
  await visit(page, '/')
  await measure('See who created a record, and when', 'palette, history', async (person) => {
    await person.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await person.type(title.slice(-8))
    await page.getByRole('option').filter({ hasText: title }).first().waitFor()
    await person.press('Enter')
    await person.click(page.getByRole('button', { name: 'History' }).first())
    await page.getByText('Created', { exact: true }).first().waitFor()
  })
  await page.keyboard.press('Escape')
})

it('adds thirty photos to an album', async () => {
  const { page, api } = flow()
  const task = '30 photos for an album'
  const category = async (): Promise<number> =>
    (
      await api.send<{ payload: { id: number } }>('POST', '/api/photo-category/create', {
        title: uniqueText(),
      })
    ).payload.id
  const photos = Array.from({ length: 30 }, (_, at) => ({
    ...fileNamed('mahfil.png'),
    name: `Hall ${at + 1}.png`,
  }))
  await visit(page, `/photo-gallery/photos/view/${await category()}`)
  await measure(task, 'all at once', async (person) => {
    await person.click(page.getByRole('button', { name: 'Add several' }))
    const dialog = page.getByRole('dialog')
    await person.file(dialog.locator('input[type=file]'), photos)
    await person.click(dialog.getByRole('button', { name: 'Add 30 records' }))
    await page
      .getByText(/of 30$/)
      .first()
      .waitFor()
  })
  await visit(page, `/photo-gallery/photos/view/${await category()}`)
  await measure(task, 'form, "Save and add another"', async (person) => {
    await person.click(page.getByRole('link', { name: /^Add/ }).first())
    for (const photo of photos) {
      await person.click(page.getByLabel('Title'))
      await person.type(photo.name)
      await person.file(page.locator('[id="form/photoPreview"]'), photo)
      await person.click(page.getByRole('button', { name: 'Save and add another' }))
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
    }
  })
})

it('creates a role that may read everything', async () => {
  const { page } = flow()
  await visit(page, '/role/all')
  await measure('Create a role that may read everything', 'table of privileges', async (person) => {
    await person.click(page.getByRole('link', { name: 'Add New Role' }))
    await person.click(page.getByRole('textbox', { name: 'Name', exact: true }))
    await person.type('Proofreader')
    await person.click(privilegeBox(page, 'Read: all'))
    await person.press('Control+s')
    await rowWith(page, 'Proofreader').waitFor()
  })
})

it('sends a notification to everyone', async () => {
  const { page } = flow()
  await visit(page, '/notification/all')
  await measure('Send a notification to all users', 'form', async (person) => {
    await person.click(page.getByRole('link', { name: 'Send Notification' }))
    await person.click(page.getByLabel('Title'))
    await person.type('Lecture')
    await person.press('Tab')
    await person.type('On Friday')
    await person.click(page.getByRole('radio', { name: 'All Users' }))
    await person.press('Control+s')
    await rowWith(page, 'Lecture').waitFor()
  })
})
