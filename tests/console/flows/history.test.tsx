import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { firefox } from '../../support/server/programs.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let duaCategoryId: number
let id: number

const texts = { actualDua: 'الحمد لله', spelling: 'Alhamdulillah', active: true }

beforeAll(async () => {
  const category = await flow.api.call('POST', '/api/dua-category/create', { body: { title: 'Morning' } })
  duaCategoryId = category.body.payload.id
  const first = { ...texts, duaCategoryId, title: 'First title', duaTranslation: 'all praise to the Lord' }
  id = (await flow.api.call('POST', '/api/dua/create', { body: first })).body.payload.id
  const second = { ...first, id, title: 'Second title', duaTranslation: 'all thanks to the Lord' }
  await flow.api.call('PUT', '/api/dua/update', { body: second, headers: { 'user-agent': firefox } })
})

const open = async (path: string) => {
  await signInAs(await flow.api.tokenOf(1))
  return openPage(path)
}

it('shows author and changes by field, word by word, and restores a value as a new change', async () => {
  const user = await open(`/dua/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const panel = within(await screen.findByRole('dialog', { name: 'History' }))
  const [newest] = await panel.findAllByRole('listitem')
  const entry = within(newest as HTMLElement)
  entry.getByText('Changed')
  entry.getByText('Administrator')
  entry.getByText('127.0.0.1 · Firefox 148 · Linux')
  await user.click(entry.getByRole('button', { name: 'Show changes' }))
  const gone = await waitFor(() => {
    const found = newest?.querySelectorAll('del') ?? []
    expect(found.length).toBeGreaterThan(0)
    return [...found].map(({ textContent }) => textContent)
  })
  expect(gone).toEqual(['First', 'praise'])
  expect([...(newest?.querySelectorAll('ins') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Second',
    'thanks',
  ])
  expect(entry.queryByText('Alhamdulillah')).toBeNull()

  await user.click(entry.getByRole('button', { name: /^Title.*: Put back$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('First title')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { body } = await flow.api.call('GET', `/api/dua/id/${id}`)
    expect(body.payload).toMatchObject({ title: 'First title', duaTranslation: 'all thanks to the Lord' })
  })
  const written = await flow.api.call('GET', `/api/history/Dua/${id}`)
  expect(written.body.payload.content[0]).toMatchObject({ kind: 'UPDATE', changed: ['title'] })
})

it('lists changes, and restores a deleted record from the trash', async () => {
  await flow.api.call('DELETE', `/api/dua/delete/${id}`)
  const user = await open('/history')
  await screen.findByRole('heading', { name: 'History' })
  const [newest] = await screen.findAllByText('First title')
  expect(newest?.closest('[role=row]')).toHaveTextContent(/Administrator.*Deleted/)

  const shown = newest?.closest('[role=row]') as HTMLElement
  const reader = userEvent.setup()
  await reader.click(within(shown).getByRole('button', { name: /^History/ }))
  const deleted = within(await screen.findByRole('dialog', { name: 'History: First title' }))
  await waitFor(() => {
    const [entry] = deleted.getAllByRole('listitem')
    expect(entry).toHaveTextContent(/^Deleted.*Hide changes.*TitleFirst title.*Dua CategoryMorning/)
    expect([...(entry?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent)).toContain(
      'First title',
    )
  })

  await open('/trash')
  const row = (await screen.findByText('First title')).closest('[role=row]') as HTMLElement
  expect(row).toHaveTextContent('Dua')
  await user.click(within(row).getByRole('button', { name: /^History/ }))
  const kept = within(await screen.findByRole('dialog', { name: 'History: First title' }))
  const [entry] = await kept.findAllByRole('listitem')
  await user.click(within(entry as HTMLElement).getByRole('button', { name: 'Show changes' }))
  await waitFor(() => expect(entry).toHaveTextContent('all thanks to the Lord'))
  await user.click(kept.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  await screen.findByText('The trash is empty.')
  expect((await flow.api.call('GET', `/api/dua/id/${id}`)).status).toBe(200)
})

it('erases the history of a permanently deleted record after a confirmation', async () => {
  const made = { ...texts, duaCategoryId, title: 'Private matter', duaTranslation: 'of a person' }
  const dua = (await flow.api.call('POST', '/api/dua/create', { body: made })).body.payload.id
  await flow.api.call('DELETE', `/api/dua/delete/${dua}`)
  const rowsOf = async (title: string): Promise<HTMLElement[]> =>
    (await screen.findAllByText(title)).map((found) => found.closest('[role=row]') as HTMLElement)
  const erase = { name: /^Erase Contents/ }

  await open('/history')
  for (const row of await rowsOf('Private matter'))
    expect(within(row).queryByRole('button', erase)).toBeNull()

  await flow.api.call('DELETE', '/api/trash/all')
  const user = await open('/history')
  const [newest] = await rowsOf('Private matter')
  await user.click(within(newest as HTMLElement).getByRole('button', erase))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/Erase the contents.*cannot be undone/)
  await user.click(dialog.getByRole('button', { name: 'Erase Contents' }))
  await waitFor(() => expect(screen.queryByText('Private matter')).toBeNull())
  const [row] = screen.getAllByText('Erased').flatMap((found) => found.closest('[role=row]') ?? [])
  expect(row).toHaveTextContent(new RegExp(`Administrator.*Erased.*Dua.*${dua}`))
  expect(screen.queryByRole('button', erase)).toBeNull()
  const { body } = await flow.api.call('GET', `/api/history/Dua/${dua}`)
  expect(body.payload.content.map(({ kind }: { kind: string }) => kind)).toEqual([
    'ERASE',
    'PURGE',
    'DELETE',
    'CREATE',
  ])
})

it('names the changed fields as the forms do, and links to the record', async () => {
  const made = { ...texts, duaCategoryId, title: 'Evening words', duaTranslation: 'peace' }
  const dua = (await flow.api.call('POST', '/api/dua/create', { body: made })).body.payload.id
  const changed = { ...made, id: dua, duaTranslation: 'peace upon you', spelling: 'Salam' }
  await flow.api.call('PUT', '/api/dua/update', { body: changed })
  const user = await open('/history')
  const [newest] = await screen.findAllByText('Evening words')
  const row = newest?.closest('[role=row]') as HTMLElement
  await waitFor(() =>
    expect(row).toHaveTextContent('Evening wordsAdministratorChangedDuaPronunciation, Translation'),
  )
  await user.click(within(row).getByRole('button', { name: /^History/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'History: Evening words' }))
  await user.click(await panel.findByRole('button', { name: 'Hide changes' }))
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Pronunciation, Translation')
  await user.click(await panel.findByRole('link', { name: 'Open record' }))
  await screen.findByRole('textbox', { name: /^Title/ })
  expect(location.pathname).toBe(`/dua/edit/${dua}`)
  await flow.api.call('DELETE', `/api/dua/delete/${dua}`)
  await open('/history')
  const [gone] = await screen.findAllByText('Evening words')
  await user.click(
    within(gone?.closest('[role=row]') as HTMLElement).getByRole('button', { name: /^History/ }),
  )
  const rest = within(await screen.findByRole('dialog', { name: 'History: Evening words' }))
  await rest.findByText('Deleted')
  expect(rest.queryByRole('link', { name: 'Open record' })).toBeNull()
})
