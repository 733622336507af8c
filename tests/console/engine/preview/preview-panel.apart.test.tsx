import validator from '@rjsf/validator-ajv8'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDataSource } from '../../../../src/console/engine/form/preview-form.ts'
import { PreviewPanel } from '../../../../src/console/engine/preview/preview-panel.tsx'
import { english } from '../../../../src/console/i18n/en/english.ts'
import tools from '../../../../src/console/i18n/en/tools.json' with { type: 'json' }
import { findValueMapping } from '../../../../src/console/widgets/value-mappings.ts'
import type { Platform } from '../../../../src/modules/format/platform.ts'
import type { Module, PreviewFile } from '../../../../src/modules/format/types.ts'
import { api, few, total } from '../../widgets/fake-api.ts'

vi.mock('../../../../src/client/call.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../widgets/fake-api.ts')).fakeCall,
}))

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { ...english, tools } },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

const bengali = { id: 1, name: 'বাংলা', code: 'bn' }
const arabic = { id: 2, name: 'العربية', code: 'ar' }

const module: Module = {
  id: 'poems',
  module: { title: 'Poems', one: 'Poem', path: '/poems', resource: 'Poem' },
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      verse: { type: 'string' },
      categoryId: { type: 'integer' },
      notes: { type: 'array', items: { type: 'object', properties: { languageId: {}, text: {} } } },
      cover: { type: 'object' },
      active: { type: 'boolean' },
      readers: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, face: { type: 'object' } } },
      },
      // Only a secret poem has a hint.
      secret: { type: 'boolean' },
    },
    if: { properties: { secret: { const: true } }, required: ['secret'] },
    then: { properties: { hint: { type: 'string' } } },
  },
  ui: {
    title: { 'ui:title': 'Title' },
    verse: { 'ui:title': 'Verse' },
    categoryId: {
      'ui:title': 'Category',
      'ui:widget': 'reference',
      'ui:options': { operation: 'totalPoemCategory', params: { active: true } },
    },
    notes: { 'ui:title': 'Note', 'ui:widget': 'translations', 'ui:options': { rich: true } },
    cover: { 'ui:title': 'Cover', 'ui:widget': 'image' },
    readers: { 'ui:title': 'Readers', items: { face: { 'ui:title': 'Face' } } },
  },
}

const preview: PreviewFile = {
  shown: { site: { field: 'active', equals: true } },
  blocks: [
    { block: 'image', field: 'cover' },
    { block: 'heading', field: 'title' },
    { block: 'meta', items: [{ field: 'categoryId' }] },
    { block: 'arabic', field: 'verse', label: true },
    { block: 'text', field: 'hint' },
    { block: 'rich-text', field: 'notes' },
    {
      block: 'list',
      field: 'readers',
      label: true,
      blocks: [
        { block: 'image', field: 'face', shape: 'round' },
        { block: 'heading', field: 'name' },
      ],
    },
  ],
}

const showPanel = (
  data: Readonly<Record<string, unknown>>,
  { beside = true, file = preview, platform = 'WEB' as Platform } = {},
) => {
  const source = createDataSource()
  source.set(data)
  const onClose = vi.fn()
  const form = {
    module: { ...module, preview: file },
    mapping: {
      schema: module.schema ?? {},
      ui: module.ui ?? {},
      findValueMapping,
      context: { mode: 'create' as const, languages: [bengali, arabic] },
    },
    values: { platform },
    validator,
    source,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewPanel form={form} beside={beside} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { onClose, type: (next: Readonly<Record<string, unknown>>) => act(async () => source.set(next)) }
}

const panel = () => within(screen.getByRole('region', { name: 'Preview' }))

beforeEach(() => {
  api.asked = []
  api.answer = total(few)
})

it('follows the values of the form', async () => {
  const { type } = showPanel({ title: 'ভোর' })
  expect(panel().getByRole('heading', { name: 'ভোর', level: 3 })).toBeVisible()
  await type({ title: 'ভোরের আলো', verse: 'الحمد لله' })
  expect(panel().getByRole('heading', { name: 'ভোরের আলো' })).toBeVisible()
  const verse = panel().getByText('الحمد لله')
  expect(verse).toHaveAttribute('dir', 'rtl')
  expect(verse).toHaveAttribute('lang', 'ar')
})

it('shows its purpose while the form is empty, and no empty block', async () => {
  const { type } = showPanel({})
  expect(panel().getByText('Fill in the form to see the preview.')).toBeVisible()
  expect(panel().queryByText('Verse')).toBeNull()
  expect(panel().queryByText('Readers')).toBeNull()
  await type({ title: 'ভোর' })
  expect(panel().queryByText('Fill in the form to see the preview.')).toBeNull()
})

it('calls a chosen record by the name that its picker shows, and asks nothing else', async () => {
  showPanel({ title: 'ভোর', categoryId: 2 })
  expect(await panel().findByText('Evening')).toBeVisible()
  expect(api.asked).toEqual([{ id: 'totalPoemCategory', query: { active: true, limit: 50 } }])
})

it('shows texts in the selected language, and marks missing ones', async () => {
  const user = userEvent.setup()
  const { type } = showPanel({ notes: [{ languageId: 2, text: '<p>نور</p>' }] })
  const choice = panel().getByRole('combobox', { name: 'Language' })
  expect(choice).toHaveTextContent('العربية')
  expect(panel().getByText('نور')).toBeVisible()
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'বাংলা (no text)' }))
  expect(panel().queryByText('نور')).toBeNull()
  await type({ notes: [{ languageId: 1, text: '<p>আলো</p>' }] })
  expect(panel().getByText('আলো')).toBeVisible()
})

it('cleans rich text as the rest of the console does', () => {
  showPanel({ notes: [{ languageId: 1, text: '<p onclick="x()">আলো<script>x()</script></p>' }] })
  expect(panel().getByText('আলো').outerHTML).toBe('<p>আলো</p>')
})

it('shows a picture that was chosen just now, and those of items', () => {
  const file = (fileUrl: string) => ({ fileUrl, fileName: 'a.png', pending: 'k' })
  showPanel({ title: 'ভোর', cover: file('blob:cover'), readers: [{ name: 'আমিনা', face: file('blob:face') }] })
  expect(panel().getByRole('img', { name: 'Cover' })).toHaveAttribute('src', 'blob:cover')
  const item = within(panel().getByRole('listitem'))
  expect(item.getByRole('img', { name: 'Face' })).toHaveAttribute('src', 'blob:face')
  expect(item.getByRole('heading', { name: 'আমিনা', level: 4 })).toBeVisible()
})

it('omits fields that the form hides for the record', async () => {
  const { type } = showPanel({ title: 'ভোর', hint: 'light', secret: true })
  expect(panel().getByText('light')).toBeVisible()
  await type({ title: 'ভোর', hint: 'light', secret: false })
  expect(panel().queryByText('light')).toBeNull()
})

it('keeps the selected device, and shows on which one the record is not displayed', async () => {
  const user = userEvent.setup()
  showPanel({ title: 'ভোর', active: false }, { platform: 'MOBILE' })
  expect(panel().queryByRole('alert')).toBeNull()
  await user.click(panel().getByRole('button', { name: 'On the site' }))
  expect(panel().getByRole('alert')).toHaveTextContent('Not shown on the site')
  expect(panel().getByRole('group', { name: 'On the site' })).toBeVisible()
  expect(Object.entries({ ...localStorage })).toEqual([
    [expect.stringMatching(/^preview-device-mobile:/), 'site'],
  ])
})

it.each([
  ['WEB', 'On the site'],
  ['MOBILE', 'In the app'],
] as const)('begins on the device of the mode %s', (platform, name) => {
  showPanel({ title: 'ভোর' }, { platform })
  expect(panel().getByRole('button', { pressed: true })).toHaveTextContent(name)
})

it('shows the language of the field that has the focus', async () => {
  render(
    <form>
      <input aria-label='Bengali' lang='bn' />
      <input aria-label='Arabic' lang='ar' />
      <input aria-label='Other' />
    </form>,
  )
  showPanel({
    notes: [
      { languageId: 1, text: '<p>আলো</p>' },
      { languageId: 2, text: '<p>نور</p>' },
    ],
  })
  const focus = (name: string) => act(async () => screen.getByLabelText(name).focus())
  expect(panel().getByText('আলো')).toBeVisible()
  await focus('Arabic')
  expect(panel().getByText('نور')).toBeVisible()
  await focus('Other')
  expect(panel().getByText('نور')).toBeVisible()
  await focus('Bengali')
  expect(panel().getByText('আলো')).toBeVisible()
})

it('has no choice of languages where nothing is per language', () => {
  showPanel({ title: 'ভোর' }, { file: { blocks: [{ block: 'heading', field: 'title' }] } })
  expect(panel().queryByRole('combobox')).toBeNull()
})

it('lies over the form as a dialog where there is no room beside it', async () => {
  const user = userEvent.setup()
  const { onClose } = showPanel({ title: 'ভোর' }, { beside: false })
  const dialog = within(screen.getByRole('dialog', { name: 'Preview' }))
  expect(dialog.getByRole('heading', { name: 'ভোর' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
