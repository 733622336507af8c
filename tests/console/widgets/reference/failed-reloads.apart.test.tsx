import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api, total } from '../fake-api.ts'
import { showForm } from '../widget-form.tsx'

vi.mock('../../../../src/client/call.ts', async () => (await import('../fake-api.ts')).fakeCall)

const many = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, title: `Dua ${index + 1}` }))
const privileges = [{ id: 1, name: 'DUA_READ' }]

it('selected records keep their names, and privileges stay visible, when they cannot be reloaded', async () => {
  const list = total(many)
  api.answer = (asked) => (asked.id === 'listPrivilege' ? privileges : list(asked))
  const { queries } = showForm({
    properties: { duaId: { type: 'integer' }, ids: { type: 'array', items: { type: 'integer' } } },
    ui: {
      duaId: {
        'ui:title': 'Dua',
        'ui:widget': 'reference',
        'ui:options': { operation: 'totalDua' },
      },
      ids: { 'ui:title': 'Privileges', 'ui:widget': 'privileges' },
    },
    data: { duaId: 100, ids: [1] },
  })
  const box = screen.getByRole('combobox', { name: 'Dua' })
  await waitFor(() => expect(box).toHaveValue('Dua 100'))
  const table = await screen.findByRole('checkbox', { name: /Dua.*Read/i })
  api.answer = () => Promise.reject(new Error('no answer'))
  await act(async () => {
    await queries.refetchQueries()
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  })
  expect(box).toHaveValue('Dua 100')
  expect(table).toBeInTheDocument()
})
