import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../../src/client/query-client.ts'
import { fetchForm } from '../../../../src/console/engine/form/form-ahead.ts'
import { copyParameter } from '../../../../src/console/engine/routes/module-paths.ts'
import { moduleNamed } from '../../../support/module-screens.ts'
import { fakeApi, good } from '../../screens/fake-api.ts'

const dua = moduleNamed('dua')

afterEach(() => queryClient.clear())

/** Requests the options of the form, and holds back the response until the returned function is called. */
const holdChoices = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = fakeApi({
    'GET /api/dua-category/total': async () => {
      await promise
      return good({ content: [], total: 0 })
    },
  })
  return { sent, answer: resolve }
}

it('a blank form requests its options without waiting for them', async () => {
  const { sent, answer: response } = holdChoices()
  await fetchForm(dua, 'create', { platform: 'WEB', query: {} })
  // The request starts while the form renders: the order depends on what is loaded already.
  await expect.poll(() => sent.map(({ url }) => url)).toEqual(['/api/dua-category/total'])
  response()
})

it.each([
  ['a new record that the address fills in', 'create', { [copyParameter]: '7' }],
  ['a stored record', 'update', {}],
] as const)('%s is shown with the names of what is chosen', async (_, mode, query) => {
  const { answer: response } = holdChoices()
  let isReady = false
  const ready = fetchForm(dua, mode, { platform: 'WEB', route: { id: '7' }, query }).then(() => {
    isReady = true
  })
  // All other requests have completed by then.
  await expect.poll(() => queryClient.isFetching()).toBe(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isReady).toBe(false)
  response()
  await ready
})
