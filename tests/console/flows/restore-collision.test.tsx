import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFlow } from './support/flow.ts'
import { rolesPage } from './support/roles-page.tsx'

const flow = startFlow()

const { role, rowOf, nameOf, show, remove } = rolesPage(flow)

/** A role in the trash whose name another role has, and the trash with the restore dialog. */
const askFor = async (name: string) => {
  const id = await role(name)
  await flow.api.call('DELETE', `/api/role/${id}`)
  const taker = await role(name.toUpperCase())
  const user = await show('/trash')
  const row = await rowOf(name)
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Values already in use' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  return { id, taker, user, dialog, field }
}

it('shows which record has a value now, and restores with another value, which a refusal keeps', async () => {
  const other = await role('Moderators')
  const { id, taker, user, dialog, field } = await askFor('Editors')
  expect(field).toHaveValue('Editors')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(`Used by EDITORS (No. ${taker})`)
  await user.clear(field)
  await user.type(field, 'moderators')
  expect(field).toHaveAccessibleDescription('')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(`Used by Moderators (No. ${other})`))
  expect(field).toHaveValue('moderators')
  await user.clear(field)
  await user.type(field, 'Sup3r Adm1n')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/SUPER ADMIN/))
  expect(field).toHaveAccessibleDescription(expect.not.stringMatching(/^Used/))
  await user.clear(field)
  await user.type(field, 'Proof Readers{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Restored')
  await screen.findByText('The trash is empty.')
  expect(await nameOf(id)).toBe('Proof Readers')
})

it('sends nothing for unchanged values, and nothing at all when cancelled', async () => {
  const { id, taker, user, dialog } = await askFor('Translators')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await nameOf(id)).toBeUndefined()
  await flow.api.call('DELETE', `/api/role/${taker}`)
  await flow.api.call('DELETE', '/api/trash/all')

  const again = await askFor('Reviewers')
  await flow.api.call('DELETE', `/api/role/${again.taker}`)
  await again.user.click(again.dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await nameOf(again.id)).toBe('Reviewers')
})

it('offers the same when an undo collides, whatever page is open by then', async () => {
  const id = await role('Gardeners')
  const user = await show('/role')
  const undo = await remove(user, 'Gardeners')
  await role('GARDENERS')
  await user.click(undo)
  const dialog = within(await screen.findByRole('dialog', { name: 'Values already in use' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  expect(field).toHaveAccessibleDescription(/^Used by GARDENERS/)
  await user.clear(field)
  await user.type(field, 'Head Gardeners{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Head Gardeners')
  expect(await nameOf(id)).toBe('Head Gardeners')
})

it('shows which of several restored records collide, and changes each', async () => {
  await flow.api.call('DELETE', '/api/trash/all')
  const ids = await Promise.all(['Bakers', 'Cooks'].map(role))
  for (const id of ids) await flow.api.call('DELETE', `/api/role/${id}`)
  await role('BAKERS')
  const user = await show('/trash')
  for (const name of ['Bakers', 'Cooks']) {
    const row = await rowOf(name)
    await user.click(within(row).getByRole('checkbox'))
  }
  const bar = within(await screen.findByRole('region', { name: /selected/i }))
  await user.click(await bar.findByRole('button', { name: 'Restore' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /start|restore/i }),
  )
  await user.click(await screen.findByRole('button', { name: 'Change …: Bakers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Values already in use' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  await user.clear(field)
  await user.type(field, 'Master Bakers{Enter}')
  // The content behind the dialog is hidden until the dialog closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await Promise.all(ids.map(nameOf))).toEqual(['Master Bakers', 'Cooks'])
})

it('lets the user select a replacement for a permanently deleted record', async () => {
  await flow.api.call('DELETE', '/api/trash/all')
  const insert = (resource: string, body: Record<string, string | number>) =>
    flow.api.services.store.transaction((writer) => writer.insert(resource, body))
  const country = await insert('Country', { name: 'Sunken Isle' })
  const city = await insert('City', { name: 'Old Harbour', countryId: country })
  for (const [resource, id] of [
    ['City', city],
    ['Country', country],
  ] as const)
    await flow.api.services.store.transaction((writer) => writer.delete(resource, id))
  await flow.api.services.store.transaction((writer) => writer.purge({ tables: ['country'] }))
  const other = await insert('Country', { name: 'Dry Land' })
  const user = await show('/trash')
  const row = await rowOf('Old Harbour')
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace deleted records' }))
  const field = await dialog.findByRole('combobox')
  expect(field).toHaveAccessibleDescription(`No. ${country} was deleted permanently.`)
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Choose another.'))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Dry Land' }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const restored = await flow.api.services.store.get('City', city)
  expect(restored?.body).toMatchObject({ countryId: other })
})

it('offers another record, or none, as its own form would, instead of one that does not match the restored one', async () => {
  await flow.api.call('DELETE', '/api/trash/all')
  const { store } = flow.api.services
  const { hadith, moved, fitting, late, trade } = await store.transaction(async (writer) => {
    const category = (title: string, parent: Record<string, number> = {}) =>
      writer.insert('HadithCategory', { title, ...parent })
    const [faith, trade] = [await category('Faith'), await category('Trade')]
    const within = (title: string) => category(title, { parentCategoryId: faith })
    const [moved, fitting, late] = [await within('Honesty'), await within('Intention'), await within('Oaths')]
    const texts = { title: 'Deeds', actualHadith: 'أ', hadithTranslation: 'A' }
    const refers = { hadithCategoryId: faith, hadithSubCategoryId: moved }
    const hadith = await writer.insert('Hadith', { ...texts, ...refers })
    await writer.delete('Hadith', hadith)
    await writer.update('HadithCategory', moved, { parentCategoryId: trade })
    return { hadith, moved, fitting, late, trade }
  })
  const user = await show('/trash')
  const row = await rowOf('Deeds')
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace values that no longer match' }))
  const field = await dialog.findByRole('combobox', { name: 'Hadith Sub Category' })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(`No. ${moved} does not match the other values. May stay empty.`)
  await user.click(field)
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent).toSorted()).toEqual(['Intention', 'Oaths'])
  await user.click(screen.getByRole('option', { name: 'Oaths' }))
  await store.transaction((writer) => writer.update('HadithCategory', late, { parentCategoryId: trade }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(`No. ${late} does not match the other values.`),
  )
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Intention' }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await store.get('Hadith', hadith))?.body).toMatchObject({ hadithSubCategoryId: fitting })
})

it('asks, for a category deleted with its parts, for a category and then for a part of it', async () => {
  await flow.api.call('DELETE', '/api/trash/all')
  const { store } = flow.api.services
  const { day, prayer, dawn, lost } = await store.transaction(async (writer) => {
    const category = (title: string, parent: Record<string, number> = {}) =>
      writer.insert('DayCategory', { title, ...parent })
    const [lost, prayer] = [await category('Lost'), await category('Prayer')]
    const gone = await category('Lost part', { parentCategoryId: lost })
    const dawn = await category('Dawn', { parentCategoryId: prayer })
    const day = await writer.insert('Day', { title: 'First', dayCategoryId: lost, daySubCategoryId: gone })
    await writer.delete('Day', day)
    for (const id of [gone, lost]) await writer.delete('DayCategory', id)
    await writer.purge({ tables: ['day_category'] })
    return { day, prayer, dawn, lost }
  })
  const user = await show('/trash')
  await user.click(within(await rowOf('First')).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace deleted records' }))
  const whole = await dialog.findByRole('combobox', { name: 'Day Category' })
  expect(whole).toHaveAccessibleDescription(`No. ${lost} was deleted permanently.`)
  await user.click(whole)
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Prayer'])
  await user.click(screen.getByRole('option', { name: 'Prayer' }))
  await user.click(dialog.getByRole('combobox', { name: 'Day Sub Category' }))
  await user.click(await screen.findByRole('option', { name: 'Dawn' }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await store.get('Day', day))?.body).toMatchObject({ dayCategoryId: prayer, daySubCategoryId: dawn })
})

it('lets the user select replacements, or none, for deleted records of a list', async () => {
  await flow.api.call('DELETE', '/api/trash/all')
  const { store } = flow.api.services
  const languageId = await store.transaction((writer) =>
    writer.insert('Language', { name: 'English', code: 'en' }),
  )
  const titled = (resource: string, translatedText: string, rest: Record<string, number | boolean> = {}) =>
    store.transaction((writer) =>
      writer.insert(resource, { titles: [{ languageId, translatedText }], active: true, ...rest }),
    )
  const classed = {
    amaliyatLabelId: await titled('AmaliyatLabel', 'At home'),
    amaliyatCategoryId: await titled('AmaliyatCategory', 'Daily'),
    recommended: false,
    namazTracking: false,
  }
  const amaliyat = (title: string) => titled('Amaliyat', title, classed)
  const [first, kept, second] = [await amaliyat('Dawn'), await amaliyat('Noon'), await amaliyat('Dusk')]
  const set = await store.transaction(async (writer) => {
    const whole = await writer.insert('PredefinedAmaliyat', { amaliyatIds: [first, kept, second] })
    await writer.delete('PredefinedAmaliyat', whole)
    await writer.delete('Amaliyat', first)
    await writer.delete('Amaliyat', second)
    await writer.purge({ tables: ['amaliyat'] })
    return whole
  })
  const other = await amaliyat('Night')
  const user = await show('/trash')
  await user.click(await screen.findByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace deleted records' }))
  const fields = await dialog.findAllByRole('combobox', { name: 'Amaliyat' })
  expect(fields[0]).toHaveFocus()
  expect(fields[0]).toHaveAccessibleDescription(`No. ${first} was deleted permanently. May stay empty.`)
  expect(fields[1]).toHaveAccessibleDescription(`No. ${second} was deleted permanently. May stay empty.`)
  await user.click(fields[1] as HTMLElement)
  await user.click(await screen.findByRole('option', { name: 'Night' }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await store.get('PredefinedAmaliyat', set))?.body).toMatchObject({ amaliyatIds: [kept, other] })
})
