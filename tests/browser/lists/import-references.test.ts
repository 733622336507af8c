import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true })

interface Named {
  id: number
  title: string
}

it('creates records that refer to several others, by their names', async () => {
  const { page, api } = flow()
  const title = `Group ${uniqueText()}`
  await api.send('POST', '/api/predefined-amaliyat-category/create', {
    titles: [{ languageId: 1, text: title }],
    active: true,
  })
  const { payload } = await api.send<{ payload: Named[] }>('GET', '/api/amaliyat/total?active=true')
  const [one, two] = payload
  await visit(page, '/predefined-amaliat')
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  const rows = `Amaliyat Category\tAmaliyat\n${title}\t${one?.title}; ${two?.title}\n${title}\t${one?.title}; Nobody; Unknown`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(rows) })
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: 'Invalid: 1', exact: true }).waitFor()
  await dialog.getByRole('gridcell', { name: 'Nobody' }).focus()
  await dialog.getByText('No records have these names: Nobody; Unknown.').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('1 row saved.').waitFor()
  const list = await api.send<{
    payload: { content: { predefinedAmaliyatCategoryTitle: string; amaliyatIds: number[] }[] }
  }>('GET', '/api/predefined-amaliyat/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc')
  const created = list.payload.content.filter((each) => each.predefinedAmaliyatCategoryTitle === title)
  expect(created.map(({ amaliyatIds }) => amaliyatIds)).toEqual([[one?.id, two?.id]])
})

it('sends notifications to users, by their e-mail addresses or a name that only one of them has', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const users = await api.send<{ payload: { content: { id: number; email: string; name: string }[] } }>(
    'GET',
    '/api/user/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&registerType=WEB',
  )
  const { content } = users.payload
  const [one, two] = content.filter(
    ({ name }) => content.filter((each) => each.name.toLowerCase() === name.toLowerCase()).length === 1,
  )
  await visit(page, '/notification')
  await page.getByRole('button', { name: 'List options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Import: / })
  const recipients = `${one?.email.toUpperCase()}, ${two?.name}`
  const rowFor = (recipient: string): string => [mark, 'Text', 'Individual User', recipient].join('\t')
  const rows = ['Title\tMessage\tNotify\tUsers', rowFor(recipients), rowFor('nobody@example.org')].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: '', buffer: Buffer.from(rows) })
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('gridcell', { name: `${one?.email}; ${two?.email}` }).waitFor()
  await dialog.getByRole('gridcell', { name: 'nobody@example.org' }).focus()
  await dialog.getByText('No record has the name “nobody@example.org”.').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('alert').filter({ hasText: '1 row saved.' }).waitFor()
  // What is sent cannot be taken back.
  expect(await page.getByRole('button', { name: /^Undo( all saves)?$/, includeHidden: true }).count()).toBe(0)
  const list = await api.send<{ payload: { content: { title: string; recipientIds: number[] }[] } }>(
    'GET',
    `/api/notification/all/admin?pageNo=0&pageSize=10&sortBy=creationDate&ascOrDesc=desc&title=${mark}`,
  )
  expect(list.payload.content.map(({ recipientIds }) => recipientIds)).toEqual([[one?.id, two?.id]])
})
