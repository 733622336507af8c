import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { png } from '../../support/content/pictures.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const path = '/amaliat-fazilat'
const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Content/ })
const toolbarOf = (page: Page): Locator => page.getByRole('toolbar', { name: 'Content: formatting' })
const tool = (page: Page, name: string): Locator => toolbarOf(page).getByRole('button', { name, exact: true })

/** Selects a picture for the text; returns the response of the upload. */
const insertPicture = async (page: Page, name: string, picture: Buffer): Promise<number> => {
  const [uploaded] = await Promise.all([
    page.waitForResponse(/\/api\/db-file\/upload/),
    toolbarOf(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: picture }),
  ])
  return uploaded.status()
}

/** Pastes HTML, as from another program. */
const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto;font-family:Vrinda'>বাংলা অনুচ্ছেদ<o:p></o:p></p>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>গাঢ়</b> <span style='font-style:italic'>বাঁকা</span></p>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl'>فقرة عربية</p><script>alert(1)</script><!--EndFragment--></body></html>`

it('accepts formats, a picture and text from Word, and is stored sanitized; a pasted table survives save and edit, and an edit without changes asks nothing', async () => {
  const { page, press, api } = flow()
  const title = `ফজিলত ${uniqueText()}`
  await visit(page, `${path}/add`)
  await page.getByLabel('Title').fill(title)
  const editor = editorOf(page)
  await editor.click()
  await tool(page, 'Bold').click()
  await page.keyboard.type('Before the prayer')
  await tool(page, 'Bold').click()
  await page.keyboard.press('Enter')
  await tool(page, 'Right to left').click()
  await page.keyboard.type('الحمد لله')
  await page.keyboard.press('Enter')
  await tool(page, 'Left to right').click()
  await paste(editor, fromWord)
  await editor.getByText('فقرة عربية').waitFor()

  expect(await insertPicture(page, 'ছবি.png', png(40, 30))).toBe(200)
  await editor.locator('img[src]').waitFor()
  await press('Save')
  await takeToast(flow(), 'created')

  const { payload } = await api.send<{ payload: { content: { id: number; content: string }[] } }>(
    'GET',
    `/api/fazilat/all?fazilatType=APP&title=${encodeURIComponent(title)}`,
  )
  const stored = payload.content[0]?.content ?? ''
  expect(stored).toContain('<strong>Before the prayer</strong>')
  expect(stored).toMatch(/<p dir="rtl"[^>]*>الحمد لله<\/p>/)
  expect(stored).toMatch(/<img src="[^"]+"/)
  expect(stored).toContain('বাংলা অনুচ্ছেদ')
  expect(stored).toContain('<strong>গাঢ়</strong> <em>বাঁকা</em>')
  expect(stored).not.toMatch(/mso|Mso|o:p|script|Vrinda/)

  await visit(page, `${path}/edit/${payload.content[0]?.id}`)
  const image = editor.locator('img[src]')
  await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(40)

  const name = `সারণি ${uniqueText()}`
  await visit(page, `${path}/add`)
  await page.getByLabel('Title').fill(name)
  await editorOf(page).click()
  await paste(
    editorOf(page),
    '<h1>তালিকা</h1><table border=1 style="width:400px"><tr><th>নাম</th><th>বয়স</th></tr><tr><td>করিম</td><td>৩০</td></tr></table>',
  )
  await editorOf(page).getByRole('cell', { name: '৩০' }).waitFor()
  await press('Save')
  await takeToast(flow(), 'created')
  const found = await api.send<{ payload: { content: { id: number; content: string }[] } }>(
    'GET',
    `/api/fazilat/all?fazilatType=APP&title=${encodeURIComponent(name)}`,
  )
  const table = found.payload.content[0]
  expect(table?.content).toBe(
    '<h2>তালিকা</h2><table><tbody><tr><th><p>নাম</p></th><th><p>বয়স</p></th></tr><tr><td><p>করিম</p></td><td><p>৩০</p></td></tr></tbody></table>',
  )
  await visit(page, `${path}/edit/${table?.id}`)
  await editorOf(page).getByRole('columnheader', { name: 'বয়স' }).waitFor()
  await editorOf(page).click()
  await visit(page, '/admin/profile')
})

it('is not saved, and asks before it is left, while a picture uploads', async () => {
  const { page, press, api } = flow()
  const title = `ছবি ${uniqueText()}`
  await visit(page, '/admin/profile')
  await visit(page, `${path}/add`)
  const held = Promise.withResolvers<void>()
  await page.route(
    /\/api\/db-file\/upload/,
    async (route) => {
      await held.promise
      await route.continue()
    },
    { times: 1 },
  )
  await editorOf(page).click()
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: png() }
  await toolbarOf(page).locator('input[type=file]').setInputFiles(picture)
  const place = editorOf(page).getByRole('img', { name: 'An image is still uploading' })
  await place.waitFor()
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Control+s')
  const fault = page.getByText('An image is still uploading')
  await fault.waitFor()
  await page.getByLabel('Title').click()
  held.resolve()
  await editorOf(page).locator('img[src]').waitFor()
  await fault.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
  await press('Save')
  await takeToast(flow(), 'created')
  const { payload } = await api.send<{ payload: { content: { content: string }[] } }>(
    'GET',
    `/api/fazilat/all?fazilatType=APP&title=${encodeURIComponent(title)}`,
  )
  expect(payload.content.map(({ content }) => content)).toEqual([
    expect.stringMatching(/^<p><img src="[^"]+" alt="picture" ?\/?><\/p>$/),
  ])
})

it('is kept as a draft every half minute for two minutes, and offered on return', async () => {
  const { page } = flow()
  page.on('dialog', (dialog) => dialog.accept())
  await page.clock.install()
  const reopen = async (): Promise<void> => {
    await page.goto(`${path}/add`)
    await editorOf(page).waitFor()
  }
  await reopen()
  await editorOf(page).click()
  await page.keyboard.type('একটি দীর্ঘ লেখা')
  await page.clock.runFor(31_000)
  await reopen()
  const offer = page.getByText('Unsaved text')
  await offer.waitFor()
  await page.getByRole('button', { name: 'Resume text' }).click()
  await editorOf(page).getByText('একটি দীর্ঘ লেখা').waitFor()

  await page.clock.runFor(31_000)
  await page.clock.runFor(121_000)
  await reopen()
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
})
