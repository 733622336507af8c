import '../../support/jsdom/node-uint8array.ts'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

// Pages and widgets are separate chunks.
configure({ asyncUtilTimeout: 20_000 })
const flow = startFlow()

it('texts that were translated side by side are no longer counted as missing', async () => {
  const { call } = flow.api
  const idOf = async (path: string, body: object): Promise<number> =>
    (await call('POST', path, { body })).body.payload.id
  const bengali = await idOf('/api/language/create', { name: 'বাংলা', code: 'bn', active: true })
  const english = await idOf('/api/language/create', { name: 'English', code: 'en', active: true })
  const source = { languageId: bengali, text: 'নামাজ' }
  const id = await idOf('/api/category/create', { titles: [source], active: true })
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage('/missing-texts')
  const count = { name: /without English$/ }
  await screen.findByRole('link', count)
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  const dialog = await screen.findByRole('dialog', { name: 'Translate side by side' })
  const titles = [source, { languageId: english, text: 'Prayer' }]
  await call('PUT', '/api/category/update', { body: { id, titles, active: true } })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('link', count)).not.toBeInTheDocument())
})
