import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const path = '/amaliat-fazilat'
const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Content/ })

interface Stored {
  id: number
  content: string
}

const storedAs = async (title: string): Promise<Stored> => {
  const { payload } = await flow().api.send<{ payload: { content: Stored[] } }>(
    'GET',
    `/api/fazilat/all?fazilatType=APP&title=${encodeURIComponent(title)}`,
  )
  const [found] = payload.content
  if (!found) throw new Error(`There is no record "${title}"`)
  return found
}

/** A new record with this text, opened in its form. */
const openWith = async (content: string): Promise<{ title: string; content: string }> => {
  const { page, api } = flow()
  const title = `লেখা ${uniqueText()}`
  await api.send('POST', '/api/fazilat/create', { title, content, fazilatType: 'APP' })
  const stored = await storedAs(title)
  await visit(page, `${path}/edit/${stored.id}`)
  await editorOf(page).locator('p').first().waitFor()
  return { title, content: stored.content }
}

const saved = async (title: string): Promise<string> => {
  await flow().press('Save')
  await takeToast(flow(), 'updated')
  return (await storedAs(title)).content
}

/** Presses a key and lets the editor read the selection that the browser moved, as between two keys of a user. */
const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

it('is unchanged after all of it was cut and pasted', async () => {
  const { page } = flow()
  const text = await openWith(
    [
      '<p style="text-align:center">centred</p>',
      '<p style="padding-left:80px">moved in</p>',
      '<p dir="rtl" style="text-align:right">من اليمين</p>',
      '<h2 style="text-align:right">heading</h2>',
      '<p><img src="/a.png" alt="a" title="Title" width="120" height="90" /> beside</p>',
      '<ol start="4" type="a" dir="rtl"><li dir="rtl"><p>item</p></li></ol>',
      '<ol start="2" style="list-style-type:bengali"><li><p>item</p></li></ol>',
      '<p style="text-align:justify">end</p>',
    ].join(''),
  )
  await editorOf(page).click()
  for (const key of ['a', 'x']) await page.keyboard.press(`Control+${key}`)
  expect(await editorOf(page).innerText()).toBe('\n')
  await page.keyboard.press('Control+v')
  await editorOf(page).getByText('moved in').waitFor()
  await page.keyboard.type('.')
  expect(await saved(text.title)).toBe(text.content.replace('end<', 'end.<'))
})

it('has the cut block or picture where it was pasted, with its attributes', async () => {
  const { page } = flow()
  const centred = '<p style="text-align:center">centred</p>'
  const image = '<img src="/a.png" alt="a" title="Title" width="50%" />'
  const text = await openWith(`<p>start</p>${centred}<p>x${image}</p><p>last</p>`)
  const editor = editorOf(page)
  await editor.getByText('centred').click({ clickCount: 3 })
  await page.waitForFunction(() => getSelection()?.toString().trim() === 'centred')
  await press(page, 'Control+x')
  await press(page, 'Control+End')
  await press(page, 'Enter')
  await press(page, 'Control+v')
  await editor.getByText('centred').waitFor()
  await press(page, 'Enter')
  await editor.locator('img[src]').click()
  await editor.locator('.ProseMirror-selectednode').waitFor()
  await press(page, 'Control+c')
  await press(page, 'Control+End')
  await press(page, 'Control+v')
  await editor.locator('img[src]').nth(1).waitFor()
  const html = await saved(text.title)
  expect(html).toMatch(/<p>last<\/p><p style="text-align:center">centred<\/p>/)
  expect(html.split(image)).toHaveLength(3)
})

it('has the visible lists of Word, and no invisible content', async () => {
  const { page } = flow()
  const item = (marker: string, words: string, level = 1, dir = ''): string =>
    `<p class=MsoListParagraph ${dir} style='mso-list:l0 level${level} lfo${dir ? 2 : 1}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0:level2 {mso-level-number-format:alpha-lower;} span.Note {display:none;mso-hide:all;} --></style></head><body><!--StartFragment-->${item('৭.', 'ruling')}${item('i)', 'part', 2)}${item('৮.', 'ruling')}${item('4.', 'حكم', 1, 'dir=RTL')}<p class=MsoNormal><span class=Note>private</span>end<a class=msocomanchor href="#_msocom_1">[A1]</a></p><!--EndFragment--></body></html>`
  const text = await openWith('<p>x</p>')
  await editorOf(page).click()
  await page.keyboard.press('Control+a')
  await editorOf(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  await editorOf(page).getByText('end').waitFor()
  expect(await saved(text.title)).toBe(
    '<ol start="7" style="list-style-type:bengali"><li><p>ruling</p><ol start="9" type="a"><li><p>part</p></li></ol></li><li><p>ruling</p></li></ol><ol start="4" dir="rtl"><li dir="rtl"><p>حكم</p></li></ol><p>end</p>',
  )
})
