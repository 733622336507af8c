import '../../support/jsdom/node-uint8array.ts'
import '../../support/jsdom/no-layout.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { rolesPage } from './support/roles-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
const { role, rowOf } = rolesPage(flow)

const open = async (path: string) => {
  await signInAs(await flow.api.tokenOf(1))
  return openPage(path)
}

/** Opens another address of the console, as a link does. */
const goTo = (address: string): void => {
  const state = { usr: null, key: address, idx: (history.state?.idx ?? 0) + 1 }
  history.pushState(state, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })
const response = async (name: string): Promise<void> => {
  within(await question())
    .getByRole('button', { name })
    .click()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

it('a form in a dialog over a list asks before the list is left', async () => {
  const name = `Librarian ${Date.now()}`
  await role(name)
  const user = await open('/role')
  await user.click(within(await rowOf(name)).getByRole('button', { name: /^Privileges/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByLabelText(/^Description/), 'lends books')

  goTo('/admin/profile')
  await response('Cancel')
  expect(location.pathname).toBe('/role')
  expect(within(dialog).getByLabelText(/^Description/)).toHaveValue('lends books')

  goTo('/admin/profile')
  await response('Leave')
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
})

it('only the first answer counts: a button pressed again while the dialog closes changes nothing', async () => {
  const user = await open('/dua-categories/add')
  await user.type(await screen.findByLabelText(/^Category Name/), 'দুপুর')
  const press = async (...names: readonly string[]): Promise<void> => {
    const dialog = within(await question())
    for (const name of names) dialog.getByRole('button', { name }).click()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }

  goTo('/admin/profile')
  await press('Cancel', 'Leave')
  expect(location.pathname).toBe('/dua-categories/add')
  expect(screen.getByLabelText(/^Category Name/)).toHaveValue('দুপুর')
  goTo('/admin/profile')
  await press('Leave', 'Leave')
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
})

it('an empty form in a dialog over the form of a page asks before the user leaves the page', async () => {
  const user = await open('/dua/add')
  await user.click(await screen.findByRole('button', { name: 'Add Dua Category' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByLabelText(/^Category Name/), 'সকাল')

  goTo('/admin/profile')
  await response('Cancel')
  expect(location.pathname).toBe('/dua/add')
  expect(within(dialog).getByLabelText(/^Category Name/)).toHaveValue('সকাল')
  goTo('/admin/profile')
  await response('Leave')
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
})

it('a copy that was changed asks before a new record takes its place, and the new one begins empty', async () => {
  const body = { title: 'সকাল ও সন্ধ্যা', active: true }
  const { payload } = (await flow.api.call('POST', '/api/dua-category/create', { body })).body
  const user = await open(`/dua-categories/add?copy=${payload.id}`)
  const title = await screen.findByLabelText(/^Category Name/)
  expect(title).toHaveValue('সকাল ও সন্ধ্যা')
  await user.type(title, ' ২')

  goTo('/dua-categories/add')
  await response('Cancel')
  expect(location.search).toBe(`?copy=${payload.id}`)
  expect(title).toHaveValue('সকাল ও সন্ধ্যা ২')
  goTo('/dua-categories/add')
  await response('Leave')
  await waitFor(() => expect(screen.getByLabelText(/^Category Name/)).toHaveValue(''))
})

it('a form that takes a value from its address restarts under another', async () => {
  const create = async (name: string): Promise<number> =>
    (await flow.api.call('POST', '/api/district/create', { body: { name } })).body.payload.id
  const [one, other] = [await create('ঢাকা'), await create('সিলেট')]
  await open(`/district/add-upazila?districtId=${one}`)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^District/ })).toHaveValue('ঢাকা'))
  goTo(`/district/add-upazila?districtId=${other}`)
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^District/ })).toHaveValue('সিলেট'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
