import { expect, it } from 'vitest'
import { writeXliff } from '../../../src/console/screens/missing-texts/exchange/file/xliff.ts'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of 404/, /ERR_CONNECTION_RESET/] })

interface Language {
  id: number
  code: string
}

interface Category {
  id: number
  lastModifiedDate: string
  titles: { languageId: number; translatedText: string }[]
}

const languages = async (): Promise<[Language, Language]> => {
  const { payload } = await flow().api.send<{ payload: Language[] }>('GET', '/api/language/total?active=true')
  const [source, target] = payload
  if (!source || !target) throw new Error('There are not two languages')
  return [source, target]
}

it('a dry run of many records reads them by pages of their list, and shows the result for each', async () => {
  const { page, api } = flow()
  const [source, target] = await languages()
  const mark = uniqueText()
  for (let number = 1; number <= 40; number += 1)
    await api.send('POST', '/api/category/create', {
      titles: [
        { languageId: source.id, text: `${mark} ${number}` },
        ...(number <= 10 ? [{ languageId: target.id, text: `There ${number}` }] : []),
      ],
      active: true,
    })
  const { payload } = await api.send<{ payload: { content: Category[] } }>(
    'GET',
    `/api/category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${mark}`,
  )
  expect(payload.content).toHaveLength(40)
  const units = payload.content.map(({ id, lastModifiedDate, titles }, index) => ({
    place: { module: 'category', recordId: id, property: 'titles', version: lastModifiedDate, route: {} },
    source: titles[0]?.translatedText ?? '',
    // The first five exist, five more exist and differ, the others are new.
    target: `There ${index + 1}${index >= 5 && index < 10 ? ' anew' : ''}`,
    isRich: false,
    about: ['Category', '', 'Title'] as const,
  }))
  const [first] = units
  if (first) units.push({ ...first, place: { ...first.place, recordId: 99_999_999 } })

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/category/')) asked.push(pathname)
  })
  await visit(page, '/missing-texts')
  await page.getByRole('button', { name: 'Import translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import translations' })
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'texts.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(writeXliff({ source: source.code, target: target.code, units })),
    })
  await dialog.getByText('New: 30').waitFor()
  await dialog.getByText('Changed: 5').waitFor()
  await dialog.getByText('Already saved: 5').waitFor()
  await dialog.getByText('Unknown text: 1').waitFor()
  expect(asked.filter((path) => path !== '/api/category/all')).toHaveLength(1)
  expect(asked.length).toBeLessThan(5)

  await dialog.getByRole('button', { name: 'Save 35 texts' }).click()
  await dialog.getByText('35 texts saved.').waitFor()
})

it('a text saved without a response counts as stored on retry', async () => {
  const { page, api } = flow()
  const [source, target] = await languages()
  const title = uniqueText()
  const { payload } = await api.send<{ payload: Category }>('POST', '/api/category/create', {
    titles: [{ languageId: source.id, text: title }],
    active: true,
  })
  const place = { module: 'category', recordId: payload.id, property: 'titles', version: '', route: {} }
  const unit = {
    place,
    source: title,
    target: 'Stored',
    isRich: false,
    about: ['Category', '', 'Title'] as const,
  }
  await page.route(
    '**/api/category/update',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await visit(page, '/missing-texts')
  await page.getByRole('button', { name: 'Import translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import translations' })
  const file = writeXliff({ source: source.code, target: target.code, units: [unit] })
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name: 'texts.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(file) })
  await dialog.getByRole('button', { name: 'Save 1 text' }).click()
  await dialog.getByText('1 row failed:').waitFor()
  await dialog.getByRole('button', { name: 'Retry the rest' }).click()
  await dialog.getByText('1 text saved.').waitFor()
})
