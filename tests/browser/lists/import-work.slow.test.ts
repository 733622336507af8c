import { Buffer } from 'node:buffer'
import { afterAll, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { workbook } from '../../support/content/workbook.ts'
import { prepareFlow } from '../walker/flow.ts'
import { type Person, prepareEfforts } from './effort.ts'

// Imports of rows with faults. Prints the measured efforts.

const flow = prepareFlow({ samePage: true, allow: [/Failed to load resource/] })

const { measure, table } = prepareEfforts(() => flow().page)

afterAll(() => {
  process.stdout.write(`\n${table()}\n`)
})

const numbers = Array.from({ length: 50 }, (_, at) => String(at + 1).padStart(2, '0'))

it('imports fifty members with seven faults', async () => {
  const { page } = flow()
  const mark = `M-${uniqueText()}`
  const sheet = (phone: string) => {
    const rows = numbers.map((number) => ['Mahmuda Khatun', `${mark}-${number}`, '01711111111', 'FEMALE'])
    return workbook([
      ['নাম *', 'সদস্য নম্বর *', 'ফোন নম্বর', 'লিঙ্গ'],
      ...rows.map((row, at) => (at < 7 ? [...row.slice(0, 2), phone, 'FEMALE'] : row)),
    ])
  }
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await visit(page, '/member')
  await measure('50 members, 7 faults', 'import page, file corrected once', async (person) => {
    await person.click(page.getByRole('link', { name: 'Excel Import' }))
    const input = page.locator('main input[type=file]')
    await person.file(input, { name: 'members.xlsx', mimeType, buffer: await sheet('abc') })
    await person.click(page.getByRole('button', { name: 'জমা দিন', exact: true }))
    await expect.poll(() => page.getByText('is not a phone number').count()).toBe(7)
    await person.file(input, { name: 'corrected.xlsx', mimeType, buffer: await sheet('01711111111') })
    await person.click(page.getByRole('button', { name: 'জমা দিন', exact: true }))
    await page.getByText('50 members imported').waitFor()
  })
})

it('imports fifty categories with seven faults', async () => {
  const { page, api } = flow()
  const task = '50 categories, 7 faults'
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  const check = dialog.getByRole('button', { name: 'Check the rows' })
  const file = (mark: string, status: string) => ({
    name: 'rows.tsv',
    mimeType: '',
    buffer: Buffer.from(
      [
        'Title\tStatus',
        ...numbers.map((number, at) => `${mark} ${number}\t${at % 7 === 3 ? status : 'yes'}`),
      ].join('\n'),
    ),
  })
  const open = async ({ click }: Person): Promise<void> => {
    await click(page.getByRole('button', { name: 'List options' }))
    await click(page.getByRole('menuitem', { name: 'Import', exact: true }))
  }
  const input = dialog.locator('input[type=file]')
  const inactive = async (mark: string): Promise<number[]> => {
    const { payload } = await api.send<{ payload: { content: { active: boolean }[] } }>(
      'GET',
      `/api/dua-category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
    )
    return [payload.content.length, payload.content.filter(({ active }) => !active).length]
  }

  const inPlace = uniqueText()
  await visit(page, '/dua-categories')
  await measure(task, 'faults corrected in place', async (person) => {
    await open(person)
    await person.file(input, file(inPlace, 'perhaps'))
    await person.click(check)
    await person.click(dialog.getByRole('button', { name: 'Invalid: 7' }))
    for (let left = 7; left > 0; left -= 1) {
      await person.click(dialog.getByRole('gridcell', { name: 'perhaps' }).first())
      await person.type('no')
      await person.press('Enter')
      await dialog.getByRole('button', { name: `Invalid: ${left - 1}` }).waitFor()
    }
    await person.press('Control+s')
    await dialog.getByText('Nothing left to import.').waitFor()
  })
  expect(await inactive(inPlace)).toEqual([50, 7])
  await dialog.getByRole('button', { name: 'Close' }).click()

  const inFile = uniqueText()
  await visit(page, '/dua-categories')
  await measure(task, 'file corrected once', async (person) => {
    await open(person)
    await person.file(input, file(inFile, 'perhaps'))
    await person.click(check)
    await dialog.getByRole('button', { name: 'Invalid: 7' }).waitFor()
    await person.click(dialog.getByRole('button', { name: 'Close' }))
    await open(person)
    await person.file(input, file(inFile, 'no'))
    await person.click(check)
    await dialog.getByRole('button', { name: 'New: 50' }).waitFor()
    await person.press('Control+s')
    await dialog.getByText('Nothing left to import.').waitFor()
  })
  expect(await inactive(inFile)).toEqual([50, 7])
})
