import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../src/client/query-client.ts'
import { signOut } from '../../../src/console/session/session-store.ts'
import { admin } from '../../support/server/start-server.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'

const { email, password } = admin

const flow = startFlow()

const open = (path: string) => {
  return openPage(path)
}

const enter = async (path: string) => {
  signOut()
  const user = open(`/auth/sign-in?next=${encodeURIComponent(path)}`)
  await user.type(await screen.findByLabelText('Email Address'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return user
}

const categories = async () => (await flow.api.call('GET', '/api/dua-category/total')).body.payload

it('a category is refused without a name, created, used by a dua and then not deleted', async () => {
  const user = await enter('/dua-categories/add')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Category Name is required')
  expect(await categories()).toEqual([])

  await user.type(screen.getByRole('textbox', { name: /^Category Name/ }), 'সকাল ও সন্ধ্যা')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Dua Categories' })
  await screen.findByText('সকাল ও সন্ধ্যা')
  const [category] = await categories()
  expect(category).toMatchObject({ title: 'সকাল ও সন্ধ্যা', active: true })

  await flow.api.call('POST', '/api/dua/create', {
    body: {
      title: 'শুকরিয়া',
      actualDua: 'الحمد لله',
      duaCategoryId: category.id,
      duaTranslation: 'All praise is for Allah.',
      spelling: 'Alhamdulillah',
      active: true,
    },
  })
  await queryClient.invalidateQueries()
  const row = (await screen.findByText('সকাল ও সন্ধ্যা')).closest('[role=row]')
  const button = within(row as HTMLElement).getByRole('button', { name: /^Delete/ })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
})

it('a wrong password is shown above the form, which keeps the address', async () => {
  signOut()
  const user = open('/auth/sign-in')
  await user.type(await screen.findByLabelText('Email Address'), email)
  await user.type(screen.getByLabelText('Password'), 'not the password')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toContainEqual(expect.stringMatching(/password/i))
  })
  expect(screen.getByLabelText('Email Address')).toHaveValue(email)
})

it('a refusal of the server is shown at its field, and the typed text stays', async () => {
  await flow.api.call('POST', '/api/language/create', { body: { name: 'বাংলা', code: 'bn', active: true } })
  const user = await enter('/language/add')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bangla')
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'bn')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByRole('alert')
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bangla')
  expect((await flow.api.call('GET', '/api/language/total')).body.payload).toHaveLength(1)
})
