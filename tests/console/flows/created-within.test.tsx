import '../../support/jsdom/node-uint8array.ts'
import '../../support/jsdom/no-layout.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeLanguage } from '../../../src/console/i18n/i18n.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

const open = async (path: string) => {
  await signInAs(await flow.api.tokenOf(1))
  return openPage(path)
}

const dialogNamed = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name })
const gone = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(dialog).not.toBeInTheDocument()
  })

it('a dialog creates a record for its picker in a second dialog, and selects it', async () => {
  const user = await open('/hadith-fazilat/add')
  await user.click(await screen.findByRole('button', { name: 'Add Hadith Sub Category' }))
  const outer = await dialogNamed('Add Hadith Sub Category')
  await user.type(await within(outer).findByLabelText(/^Category Name/), 'নামাজের ফজিলত')
  await user.click(await within(outer).findByRole('button', { name: 'Add Hadith Category' }))
  const inner = await dialogNamed('Add Hadith Category')
  await user.type(await within(inner).findByLabelText(/^Category Name/), 'ফজিলত')
  expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(
    document.querySelectorAll('[id]').length,
  )
  await user.click(within(inner).getByRole('button', { name: 'Save' }))
  await gone(inner)
  await waitFor(() =>
    expect(within(outer).getByRole('combobox', { name: /^Parent Category/ })).toHaveValue('ফজিলত'),
  )
  expect(within(outer).getByLabelText(/^Category Name/)).toHaveValue('নামাজের ফজিলত')
  await user.click(within(outer).getByRole('button', { name: 'Save' }))
  await gone(outer)
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Hadith Sub Category/ })).toHaveValue('নামাজের ফজিলত'),
  )
})

it('a role is created from within the form of an admin, and chosen there', async () => {
  const user = await open('/admin/add')
  await user.click(await screen.findByRole('button', { name: 'Add Role' }))
  const dialog = await dialogNamed('Create Role')
  await user.type(await within(dialog).findByLabelText(/^Name/), 'Librarian')
  await user.click(within(dialog).getByRole('button', { name: 'Create New Role' }))
  await gone(dialog)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Role/ })).toHaveValue('Librarian'))
})

it('a record created within a copied form is no copy', async () => {
  const id = await flow.api.services.store.transaction((writer) =>
    writer.insert('DuaCategory', { title: 'সকাল', active: true }),
  )
  const user = await open(`/dua/add?copy=${id}`)
  await user.click(await screen.findByRole('button', { name: 'Add Dua Category' }))
  const dialog = await dialogNamed('Add Dua Category')
  expect(await within(dialog).findByLabelText(/^Category Name/)).toHaveValue('')
})

it('the button that adds a missing record is in the current language', async () => {
  await open('/dua/add')
  await screen.findByRole('button', { name: 'Add Dua Category' })
  await act(() => changeLanguage('fr'))
  try {
    expect(await screen.findByRole('button', { name: 'Ajouter Catégorie de douas' })).toBeVisible()
  } finally {
    await act(() => changeLanguage('en'))
  }
})
