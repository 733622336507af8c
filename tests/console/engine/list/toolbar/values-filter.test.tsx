import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { changeListState, readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import { ListToolbar } from '../../../../../src/console/engine/list/toolbar/list-toolbar.tsx'
import { startI18n } from '../../../../../src/console/i18n/i18n.ts'
import type { ListFile } from '../../../../../src/modules/format/types.ts'

beforeAll(() => startI18n('en'))

const list: ListFile = {
  columns: [],
  filters: [
    {
      label: 'State',
      multiple: true,
      options: [
        { label: 'All' },
        { label: 'Planned', params: { state: 'PLANNED' } },
        { label: 'Open', params: { state: 'OPEN' } },
        { label: 'Closed', params: { state: 'CLOSED' } },
      ],
    },
  ],
}

const values = { platform: 'WEB', route: {}, query: {}, user: null } as const

const showToolbar = (query = '') => {
  const seen = { filters: [] as readonly unknown[] }
  const Toolbar = () => {
    const [state, setState] = useState(readListUrl(list, new URLSearchParams(query)))
    seen.filters = state.filters
    return (
      <ListToolbar
        list={list}
        state={state}
        setState={(change) =>
          setState((before) =>
            changeListState(before, typeof change === 'function' ? change(before) : change),
          )
        }
        values={values}
        rows={[]}
        clear={() => undefined}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Toolbar />
    </QueryClientProvider>,
  )
  return seen
}

it('selects several values with the keyboard, and removes them', async () => {
  const user = userEvent.setup()
  const seen = showToolbar()
  await user.tab()
  expect(screen.getByRole('button', { name: /^State/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  const input = await screen.findByRole('combobox', { name: 'State' })
  expect(input).toHaveFocus()
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Planned',
    'Open',
    'Closed',
  ])
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(seen.filters).toEqual(['planned,closed'])
  expect(screen.getByRole('option', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Planned' })).toBeVisible()
  await user.keyboard('{Backspace}')
  expect(seen.filters).toEqual(['planned'])
  await user.keyboard('op{ArrowDown}{Enter}')
  expect(seen.filters).toEqual(['planned,open'])
})

it('shows the values of the address as chips, and clears them', async () => {
  const user = userEvent.setup()
  const seen = showToolbar('state=open,closed')
  const input = await screen.findByRole('combobox', { name: 'State' })
  expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(
    expect.arrayContaining(['Open', 'Closed']),
  )
  expect(screen.queryByRole('listbox')).toBeNull()
  const field = input.closest('.MuiAutocomplete-root') as HTMLElement
  await user.click(within(field).getByRole('button', { name: 'Clear' }))
  expect(seen.filters).toEqual([''])
})
