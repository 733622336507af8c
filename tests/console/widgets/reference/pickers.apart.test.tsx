import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, few, total } from '../fake-api.ts'
import { showForm } from '../widget-form.tsx'

vi.mock('../../../../src/client/call.ts', async () => (await import('../fake-api.ts')).fakeCall)

const many = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, title: `Dua ${index + 1}` }))

beforeEach(() => {
  api.asked = []
  api.answer = total(few)
})

const one = (options: object = {}) => ({
  properties: { categoryId: { type: 'integer' } },
  ui: {
    categoryId: {
      'ui:title': 'Category',
      'ui:widget': 'reference',
      'ui:options': { operation: 'totalDuaCategory', params: { active: true }, ...options },
    },
  },
})
const several = (options: object = {}) => ({
  properties: { ids: { type: 'array', items: { type: 'integer' } } },
  ui: {
    ids: {
      'ui:title': 'Amaliyat',
      'ui:widget': 'references',
      'ui:options': { operation: 'totalAmaliyat', ...options },
    },
  },
})

describe('reference', () => {
  it('selects a record by name, filtering a short list in the browser', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(one())
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'even')
    await user.click(await screen.findByRole('option', { name: 'Evening' }))
    expect(seen.data).toEqual({ categoryId: 2 })
    expect(api.asked).toEqual([{ id: 'totalDuaCategory', query: { active: true, limit: 50 } }])
    await user.tab()
    expect(seen.touched).toContain('/categoryId')
  })

  it('blocks a save while a typed text is not selected, until it is selected or left', async () => {
    const user = userEvent.setup()
    const held: unknown[] = []
    const hold = (...told: unknown[]): void => void held.push(told)
    const { seen } = showForm({ ...one(), data: { categoryId: 1 }, context: { hold } })
    const box = screen.getByRole('combobox', { name: 'Category' })
    const waits = ['/categoryId', 'Choose from the list, or clear the field.']
    await waitFor(() => expect(box).not.toHaveValue(''))
    await user.clear(box)
    await user.type(box, 'even')
    expect(held).toEqual([waits])
    await user.click(await screen.findByRole('option', { name: 'Evening' }))
    expect(held).toEqual([waits, ['/categoryId', false]])
    await user.type(box, 'x')
    await user.tab()
    expect(held).toEqual([waits, ['/categoryId', false], waits, ['/categoryId', false]])
    expect(seen.data).toEqual({ categoryId: 2 })
  })

  it('blocks a save that is clicked while a typed text is not selected, until it is left again', async () => {
    const user = userEvent.setup()
    const held: unknown[] = []
    const hold = (...told: unknown[]): void => void held.push(told)
    const { seen } = showForm({ ...one(), data: { categoryId: 1 }, context: { hold } })
    const box = screen.getByRole('combobox', { name: 'Category' })
    const reason = 'Choose from the list, or clear the field.'
    await waitFor(() => expect(box).not.toHaveValue(''))
    await user.type(box, 'x')
    const tell = (): void => seen.setErrors({ '/categoryId': [reason] })
    box.closest('form')?.addEventListener('submit', tell, { once: true })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(reason)).toBeVisible()
    expect(held).toEqual([['/categoryId', reason]])
    await user.click(box)
    await user.tab()
    expect(held).toEqual([
      ['/categoryId', reason],
      ['/categoryId', false],
    ])
  })

  it('shows that a selected record is missing, until another one is selected', async () => {
    const user = userEvent.setup()
    showForm({ ...one(), data: { categoryId: 77 } })
    await screen.findByText('The chosen record no longer exists.')
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'even')
    await user.click(await screen.findByRole('option', { name: 'Evening' }))
    await waitFor(() => expect(screen.queryByText(/no longer there/)).not.toBeInTheDocument())
  })

  it('shows which records cannot be selected, and why', async () => {
    api.answer = total([...few, { id: 9, title: 'Night', barred: 'CLOSED' }])
    const withheld = { field: 'barred', words: { CLOSED: 'Nobody may take this.' } }
    const user = userEvent.setup()
    const { seen } = showForm(one({ withheld }))
    await user.click(screen.getByRole('combobox', { name: 'Category' }))
    const option = await screen.findByRole('option', { name: /Night/ })
    expect(option).toHaveAttribute('aria-disabled', 'true')
    expect(option).toHaveTextContent('Nobody may take this.')
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'Night{Enter}')
    expect(seen.data).toEqual({})
  })

  it('is emptied', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...one(), data: { categoryId: 1 } })
    const box = screen.getByRole('combobox', { name: 'Category' })
    await waitFor(() => expect(box).toHaveValue('Morning'))
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(seen.data).toEqual({})
  })

  it('names a chosen record that is not among the first, without the filter', async () => {
    api.answer = total(many)
    showForm({ ...one(), data: { categoryId: 99 } })
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('…')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Dua 99'))
    expect(api.asked[1]).toEqual({ id: 'totalDuaCategory', query: { ids: '99' } })
  })

  it('searches on the server when the list is long', async () => {
    api.answer = total(many)
    const user = userEvent.setup()
    const { seen } = showForm(one())
    const box = screen.getByRole('combobox', { name: 'Category' })
    await waitFor(() => expect(box).toHaveAttribute('placeholder', 'Type to search for more.'))
    await user.type(box, '118')
    await user.click(await screen.findByRole('option', { name: 'Dua 118' }))
    expect(seen.data).toEqual({ categoryId: 118 })
    expect(api.asked).toContainEqual({
      id: 'totalDuaCategory',
      query: { active: true, limit: 50, search: '118' },
    })
    expect(box).toHaveValue('Dua 118')
  })

  it.each([
    ['slow', () => new Promise(() => undefined)],
    ['lost', () => Promise.reject(new Error('down'))],
  ])('names a record selected from a search although the response for its id is %s', async (_, response) => {
    api.answer = (asked) => (asked.query.ids === undefined ? total(many)(asked) : response())
    const user = userEvent.setup()
    showForm(one())
    const box = screen.getByRole('combobox', { name: 'Category' })
    await waitFor(() => expect(box).toHaveAttribute('placeholder', 'Type to search for more.'))
    await user.type(box, '118')
    await user.click(await screen.findByRole('option', { name: 'Dua 118' }))
    await user.type(box, '{Backspace}9')
    await user.click(await screen.findByRole('option', { name: 'Dua 119' }))
    await user.type(box, '{Backspace}7')
    await screen.findByRole('option', { name: 'Dua 117' })
    await user.tab()
    expect(box).toHaveValue('Dua 119')
  })

  it('adds a record in a dialog and chooses it', async () => {
    const user = userEvent.setup()
    const openCreate = vi.fn(async () => {
      api.answer = total([...few, { id: 3, title: 'Night' }])
      return 3
    })
    const { seen } = showForm({
      ...one({ create: { module: 'dua-category', label: 'Add Category' } }),
      context: { openCreate, creatable: (_, named) => ({ module: named ?? '', label: 'Add' }) },
    })
    await user.click(screen.getByRole('button', { name: 'Add Category' }))
    expect(openCreate).toHaveBeenCalledWith('dua-category', undefined)
    expect(seen.data).toEqual({ categoryId: 3 })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Night'))
  })

  it.each([
    [{}, ['Add Dua Category']],
    [{ create: false }, []],
    [{ create: { module: 'forbidden' } }, []],
  ])('with %o offers to add %j', (options, names) => {
    const creatable = (operation: string, named?: string) =>
      operation === 'totalDuaCategory' && named === undefined
        ? { module: 'dua-category', label: 'Add Dua Category' }
        : undefined
    showForm({ ...one(options), context: { openCreate: async () => undefined, creatable } })
    expect(screen.queryAllByRole('button', { name: /^Add/ }).map((each) => each.textContent)).toEqual(names)
  })

  it('shows that its list cannot be loaded, and retries', async () => {
    const user = userEvent.setup()
    api.answer = () => Promise.reject(new Error('down'))
    showForm(one())
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible()
    api.answer = total(few)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('The list could not be loaded.')).toBeNull())
  })

  it('shows its error on the input', () => {
    const { seen } = showForm(one())
    seen.setErrors({ '/categoryId': ['Dua Category is required'] })
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeInvalid()
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
      'Dua Category is required',
    )
  })
})

describe('references', () => {
  it('selects several, each a chip that can be removed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(several())
    await user.click(screen.getByRole('combobox', { name: 'Amaliyat' }))
    await user.click(await screen.findByRole('option', { name: 'Morning' }))
    await user.click(screen.getByRole('option', { name: 'Evening' }))
    expect(seen.data).toEqual({ ids: [1, 2] })
    const chip = screen.getByRole('button', { name: 'Morning' })
    await user.click(within(chip).getByTestId('CancelIcon'))
    expect(seen.data).toEqual({ ids: [2] })
  })

  it('selects all except withheld ones', async () => {
    api.answer = total([...few, { id: 9, title: 'Night', barred: 'CLOSED' }])
    const user = userEvent.setup()
    const { seen } = showForm(
      several({ selectAll: true, withheld: { field: 'barred', words: { CLOSED: 'Nobody may take this.' } } }),
    )
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    await waitFor(() => expect(seen.data).toEqual({ ids: few.map(({ id }) => id) }))
  })

  it('selects all records, beyond the loaded ones', async () => {
    api.answer = total(many)
    const user = userEvent.setup()
    const { seen } = showForm({ ...several({ selectAll: true }), data: { ids: [7] } })
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    await waitFor(() => expect(seen.data.ids).toHaveLength(120))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(seen.data).toEqual({ ids: [] })
  })
})
