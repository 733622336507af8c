import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { changeListState, readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import { ListToolbar } from '../../../../../src/console/engine/list/toolbar/list-toolbar.tsx'
import type { ListChange } from '../../../../../src/console/engine/list/use-list-page.ts'
import { startI18n } from '../../../../../src/console/i18n/i18n.ts'
import type { RangeFilter } from '../../../../../src/modules/format/types.ts'

beforeAll(() => startI18n('en'))

const range = (label: string): RangeFilter => ({ label, type: 'number', from: 'from', to: 'to' })

it('keeps each of two filters that are chosen before the list is drawn again', async () => {
  const list = { columns: [], filters: [range('Amount'), range('Weight')] }
  const drawn = readListUrl(list, new URLSearchParams())
  let state = drawn
  const setState = (change: ListChange): void => {
    state = changeListState(state, typeof change === 'function' ? change(state) : change)
  }
  const values = { platform: 'WEB', route: {}, query: {}, user: null } as const
  render(
    <ListToolbar
      list={list}
      state={drawn}
      setState={setState}
      values={values}
      rows={[]}
      clear={() => undefined}
    />,
  )
  const user = userEvent.setup()
  const from = async (label: string) =>
    within(await screen.findByRole('group', { name: label })).getByRole('textbox', { name: `${label}: From` })
  await user.type(await from('Amount'), '5{Enter}')
  await user.type(await from('Weight'), '7{Enter}')
  expect(state.filters).toEqual(['5..', '7..'])
})

it.each([
  ['q=light', [{ id: 1 }], true],
  ['amount=5..', [{ id: 1 }], true],
  ['', [{ id: 1 }], false],
  // The message of an empty list has the button.
  ['q=light', [], false],
])('the button that clears search and filters, for "%s" with rows %j: %s', async (query, rows, isShown) => {
  const list = { columns: [], search: [{ param: 'title', label: 'Title' }], filters: [range('Amount')] }
  const clear = vi.fn()
  const shared = {
    list,
    setState: () => undefined,
    values: { platform: 'WEB', route: {}, query: {}, user: null },
  } as const
  render(
    <ListToolbar
      {...shared}
      state={readListUrl(list, new URLSearchParams(query))}
      rows={rows}
      clear={clear}
    />,
  )
  const button = screen.queryByRole('button', { name: 'Clear search and filters' })
  expect(button !== null).toBe(isShown)
  if (button) await userEvent.setup().click(button)
  expect(clear).toHaveBeenCalledTimes(isShown ? 1 : 0)
})
