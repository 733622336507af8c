import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PreparedPage, preparedPages } from '../../../src/console/ui/page/prepared-page.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

const field = () => screen.findByRole('textbox', { name: /^Category Name/ })

/**
 * Opens the first of two records of a list and waits until the form of the second is prepared. Returns that page, the
 * number of the second record, and a function that saves the first and follows to the second.
 */
const prepareNext = async (title: string) => {
  const [next = 0] = await flow.api.services.store.transaction(async (writer) => [
    await writer.insert('DuaCategory', { title: `${title} second`, active: true }),
    await writer.insert('DuaCategory', { title: `${title} first`, active: true }),
  ])
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`/dua-categories?q=${title}`)
  const row = (await screen.findByText(`${title} first`)).closest('[role=row]') as HTMLElement
  await user.click(within(row).getByRole('link', { name: /^Edit/ }))
  expect(await field()).toHaveValue(`${title} first`)
  const page = await waitFor(() => {
    const found = preparedPages().find(({ url }) => url.endsWith(`/${next}`))
    expect(found).toBeDefined()
    return found as PreparedPage
  })
  return {
    page,
    next,
    follow: async () => {
      await user.type(await field(), '.')
      await user.click(screen.getByRole('button', { name: 'Save and next' }))
      await waitFor(async () => expect((await field()).getAttribute('value')).toContain('second'))
    },
  }
}

it('"Save and next" shows the form that was prepared while the first record was edited', async () => {
  const { page, follow } = await prepareNext('Early')
  await follow()
  expect(preparedPages()).toContain(page)
  expect(await field()).toHaveValue('Early second')
})

it('a prepared form is not used after a change of its record', async () => {
  const { page, next, follow } = await prepareNext('Late')
  await flow.api.services.store.transaction((writer) =>
    writer.update('DuaCategory', next, { title: 'Late second, changed' }),
  )
  await follow()
  expect(preparedPages()).not.toContain(page)
  expect(await field()).toHaveValue('Late second, changed')
})
