import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { chooseLanguage, visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'
import { markedCategories } from './marked-categories.ts'

// Uses its own data: its many categories would fill the pickers of other tests.
const flow = prepareFlow({ samePage: true })

const { make } = markedCategories(flow)

it('offers all names of a list of more than fifty, and hints with the digits of the language', async () => {
  const { page } = flow()
  const mark = await make(55)
  await visit(page, '/dua')
  await chooseLanguage(page, 'bn')
  await page.getByRole('button', { name: 'তালিকার বিকল্প' }).press('Enter')
  await page.getByRole('menuitem', { name: 'আমদানি' }).press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'নমুনা ফাইল ডাউনলোড করুন' }).press('Enter'),
  ])
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())))
  const part = (name: string): string => strFromU8(parts[`xl/worksheets/${name}.xml`] ?? new Uint8Array())
  const choices = part('sheet2')
  for (const number of ['01', '55']) expect(choices).toContain(`বিষয় ${mark} ${number}`)
  const [, most] = /<formula1>choices!\$[A-Z]+\$1:\$[A-Z]+\$(\d{2,})</.exec(part('sheet1')) ?? []
  expect(Number(most)).toBeGreaterThan(54)
  const prompts = [...part('sheet1').matchAll(/prompt="([^"]*)"/g)].map(([, prompt]) => prompt).join(' ')
  expect(prompts).toMatch(/সর্বোচ্চ [০-৯,]+ অক্ষর/)
  expect(prompts).not.toMatch(/\d/)
  await page.getByRole('button', { name: 'বন্ধ করুন' }).press('Enter')
  await chooseLanguage(page, 'en')
})
