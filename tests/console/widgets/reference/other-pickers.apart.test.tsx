import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, few, total } from '../fake-api.ts'
import { showForm } from '../widget-form.tsx'

vi.mock('../../../../src/client/call.ts', async () => (await import('../fake-api.ts')).fakeCall)

beforeEach(() => {
  api.asked = []
  api.answer = total(few)
})

describe('tags', () => {
  const tags = {
    properties: { tags: { type: 'array', items: { type: 'string', maxLength: 255 } } },
    ui: { tags: { 'ui:title': 'Tags', 'ui:widget': 'tags', 'ui:options': { operation: 'totalCategory' } } },
  }
  it('are typed or chosen, each once', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(tags)
    const box = screen.getByRole('combobox', { name: 'Tags' })
    await user.type(box, 'New{Enter}new{Enter}')
    await user.type(box, 'morn')
    await user.click(await screen.findByRole('option', { name: 'Morning' }))
    expect(seen.data).toEqual({ tags: ['New', 'Morning'] })
  })

  it('an unconfirmed word counts when the input loses the focus', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(tags)
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Half')
    await user.tab()
    expect(seen.data).toEqual({ tags: ['Half'] })
  })

  it('an unconfirmed word counts when the form is submitted, or checked for content', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(tags)
    const box = screen.getByRole('combobox', { name: 'Tags' })
    await user.type(box, 'fiqh')
    act(() => box.closest('form')?.requestSubmit())
    expect(seen.submitted).toEqual([{ tags: ['fiqh'] }])
    expect(box).toHaveValue('')
    await user.type(box, 'hajj')
    expect(seen.pending.read()).toEqual([{ id: 'form/tags', value: ['fiqh', 'hajj'] }])
    act(() => seen.pending.flush())
    expect(seen.data).toEqual({ tags: ['fiqh', 'hajj'] })
    expect(seen.pending.read()).toEqual([])
  })

  it('an unconfirmed word becomes a chip after the click that leaves the input, not before', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(tags)
    const box = screen.getByRole('combobox', { name: 'Tags' })
    const button = screen.getByRole('button', { name: 'Submit' })
    await user.type(box, 'fiqh')
    await user.pointer({ target: button, keys: '[MouseLeft>]' })
    expect(box).toHaveValue('fiqh')
    expect(seen.data).toEqual({})
    await user.pointer({ target: button, keys: '[/MouseLeft]' })
    expect(seen.submitted).toEqual([{ tags: ['fiqh'] }])
    expect(box).toHaveValue('')
  })

  it('pasted text over the limit is kept, with a message until it is shortened or removed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(tags)
    const box = screen.getByRole('combobox', { name: 'Tags' })
    const long = 'x'.repeat(256)
    await user.click(box)
    await user.paste(long)
    expect(box).toHaveValue(long)
    const fault = 'Each tag must be at most 255 characters'
    expect(screen.getByText(fault)).toBeVisible()
    expect(box).toBeInvalid()
    await user.keyboard('{Backspace}')
    expect(screen.queryByText(fault)).toBeNull()
    await user.paste('x')
    await user.tab()
    expect(seen.data).toEqual({ tags: [long] })
    expect(screen.getByText(fault)).toBeVisible()
  })
})

describe('user picker', () => {
  const users = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    name: `Member ${index + 1}`,
    email: `m${index + 1}@example.org`,
    gender: index % 2 ? 'FEMALE' : 'MALE',
  }))
  const form = {
    properties: { recipientIds: { type: 'array', items: { type: 'integer' } } },
    ui: {
      recipientIds: {
        'ui:title': 'Users',
        'ui:widget': 'user-picker',
        'ui:options': { registerType: 'WEB' },
      },
    },
  }

  it('shows avatar, name and e-mail, and searches beyond the first hundred', async () => {
    api.answer = ({ query }) => ({
      content: users.filter((each) => each.name.includes(String(query.name ?? ''))).slice(0, 100),
    })
    const user = userEvent.setup()
    const { seen } = showForm(form)
    const box = await screen.findByRole('combobox', { name: 'Users' })
    await user.click(box)
    const first = await screen.findByRole('option', { name: /Member 2 m2@example.org/ })
    expect(within(first).getByTitle('Female')).toBeInTheDocument()
    await user.click(first)
    await user.type(box, '128')
    await user.click(await screen.findByRole('option', { name: /Member 128/ }))
    expect(seen.data).toEqual({ recipientIds: [2, 128] })
    expect(screen.getByRole('button', { name: /Member 2/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Member 128/ })).toBeVisible()
    expect(api.asked[0]).toEqual({
      id: 'listUser',
      query: { pageNo: 0, pageSize: 100, sortBy: 'lastModifiedDate', ascOrDesc: 'desc', registerType: 'WEB' },
    })
  })
})

describe('privileges', () => {
  const list = ['DUA_CREATE', 'DUA_READ', 'BOOK_READ', 'NOTIFICATION_CREATE'].map((name, index) => ({
    id: index + 1,
    name,
  }))
  const form = {
    properties: { previlegeId: { type: 'array', items: { type: 'integer' } } },
    ui: { previlegeId: { 'ui:title': 'Select Privileges', 'ui:widget': 'privileges' } },
  }
  const box = (name: string) => screen.getByRole('checkbox', { name })

  it('are selected one by one, by area, and all together', async () => {
    api.answer = () => list
    const user = userEvent.setup()
    const { seen } = showForm(form)
    await screen.findByRole('table', { name: 'Select Privileges' })
    await user.click(box('Dua: Read'))
    expect(seen.data).toEqual({ previlegeId: [2] })
    expect(box('Dua: all')).toBePartiallyChecked()
    await user.click(box('Dua: all'))
    expect(seen.data).toEqual({ previlegeId: [1, 2] })
    await user.click(box('Book: Read'))
    expect(box('ALL')).not.toBeChecked()
    await user.click(box('Notification: Create'))
    expect(box('ALL')).toBeChecked()
    await user.click(box('ALL'))
    expect(seen.data).toEqual({ previlegeId: [] })
    await user.click(box('ALL'))
    expect(seen.data).toEqual({ previlegeId: [1, 2, 3, 4] })
  })

  it('privileges that the user lacks cannot be selected, with the reason', async () => {
    api.answer = () =>
      list.map((privilege) =>
        ['DUA_CREATE', 'BOOK_READ'].includes(privilege.name)
          ? { ...privilege, withheldReason: 'MORE_PRIVILEGES' }
          : privilege,
      )
    const words = { MORE_PRIVILEGES: 'You can only give privileges that you have yourself.' }
    const options = { withheld: { field: 'withheldReason', words } }
    const user = userEvent.setup()
    const { seen } = showForm({
      ...form,
      ui: { previlegeId: { ...form.ui.previlegeId, 'ui:options': options } },
    })
    await screen.findByRole('table', { name: 'Select Privileges' })
    expect(screen.getByText(words.MORE_PRIVILEGES)).toBeVisible()
    for (const name of ['Dua: Create', 'Book: Read', 'Book: all']) expect(box(name)).toBeDisabled()
    await user.click(box('Dua: all'))
    expect(seen.data).toEqual({ previlegeId: [2] })
    expect(box('Dua: all')).toBePartiallyChecked()
    await user.click(box('Dua: all'))
    expect(seen.data).toEqual({ previlegeId: [] })
    await user.click(box('ALL'))
    expect(seen.data).toEqual({ previlegeId: [2, 4] })
    expect(box('ALL')).not.toBeChecked()
    await user.click(box('ALL'))
    expect(seen.data).toEqual({ previlegeId: [] })
  })

  it('are selected by column', async () => {
    api.answer = () => list
    const user = userEvent.setup()
    const { seen } = showForm(form)
    await screen.findByRole('table')
    await user.click(box('Read: all'))
    expect(seen.data).toEqual({ previlegeId: [3, 2] })
    await user.type(screen.getByRole('searchbox', { name: 'Search privileges' }), 'dua')
    expect(screen.queryByRole('checkbox', { name: 'Book: Read' })).toBeNull()
    await user.click(box('Read: all'))
    expect(seen.data).toEqual({ previlegeId: [3] })
  })

  it('are reached by arrow keys, over gaps', async () => {
    api.answer = () => list
    const user = userEvent.setup()
    showForm(form)
    await screen.findByRole('table')
    box('Book: Read').focus()
    await user.keyboard('{ArrowLeft}')
    expect(box('Book: all')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(box('Dua: Read')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(box('Dua: all')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(box('Notification: Create')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(box('Dua: Create')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(box('Create: all')).toHaveFocus()
  })
})

it.each([
  ['reference', { type: 'integer' }],
  ['references', { type: 'array', items: { type: 'integer' } }],
  ['tags', { type: 'array', items: { type: 'string' } }],
])('%s: the list shows each option in the direction of its own text', async (widget, schema) => {
  const options = { operation: 'totalDuaCategory' }
  showForm({ properties: { it: schema }, ui: { it: { 'ui:widget': widget, 'ui:options': options } } })
  await userEvent.click(screen.getByRole('combobox'))
  const offered = await screen.findAllByRole('option')
  expect(offered.map((option) => within(option).getByText(/./).dir)).toEqual(few.map(() => 'auto'))
  expect(screen.getByRole('listbox')).not.toHaveAttribute('dir')
})
