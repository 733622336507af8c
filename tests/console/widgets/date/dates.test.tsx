import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'
// The widgets load it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/date/pickers.tsx'

const form = (widget: string, title: string, options: object = {}, type = 'string') => ({
  properties: { it: { type } },
  ui: { it: { 'ui:title': title, 'ui:widget': widget, 'ui:options': options } },
})

describe('date', () => {
  it('is shown as DD-MM-YYYY, typed, and stored in the declared format', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      ...form('date', 'Start', { valueFormat: 'DD/MM/YYYY' }),
      data: { it: '14/03/2026' },
    })
    const field = await screen.findByRole('group', { name: 'Start' })
    expect(field).toHaveTextContent('14-03-2026')
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('02122027')
    expect(seen.data).toEqual({ it: '02/12/2027' })
  })

  it.each(['০২১২২০২৭', '٠٢١٢٢٠٢٧'])('is typed in any digits: %s', async (typed) => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(typed)
    expect(seen.data).toEqual({ it: '02-12-2027' })
  })

  it('is neither a date nor empty when half typed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('02')
    expect(seen.touched).toEqual([])
    await user.click(document.body)
    expect(seen.touched).toContain('/it')
    expect(seen.data).toEqual({ it: 'Incomplete date 02//' })
    expect(field).toHaveTextContent('02-MM-YYYY')
  })

  it.each([
    ['without its year', '1403', 'Incomplete date 14/03/', '14-03-YYYY'],
    ['with one digit of its month', '120', 'Incomplete date 12/00/', '12-00-YYYY'],
    ['with two digits of its year', '140326', 'Incomplete date 14/03/0026', '14-03-0026'],
    ['of a day that there is not', '31022026', 'Impossible date 31/02/2026', '31-02-2026'],
  ])('%s is distinguished from others, and shown again where it was kept', async (_, typed, kept, shown) => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(typed)
    await user.click(document.body)
    expect(seen.data).toEqual({ it: kept })
    cleanup()
    const again = showForm({ ...form('date', 'Start'), data: { it: kept } })
    const later = await screen.findByRole('group', { name: 'Start' })
    await waitFor(() => expect(later).toHaveTextContent(shown))
    act(() => later.closest('form')?.requestSubmit())
    expect(again.seen.submitted).toEqual([{ it: kept }])
    expect(document.body).toHaveFocus()
    // The date can be completed.
    await user.click(within(later).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('02122027')
    expect(again.seen.data).toEqual({ it: '02-12-2027' })
  })

  it('is not sent as empty when half typed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('12')
    expect(seen.pending.read()).toEqual([{ id: 'form/it', value: 'Incomplete date 12//' }])
    act(() => field.closest('form')?.requestSubmit())
    expect(seen.submitted).toEqual([{ it: 'Incomplete date 12//' }])
    expect(field).toHaveTextContent('12-MM-YYYY')
    expect(seen.pending.read()).toEqual([])
  })

  it('is empty when half typed, left and cleared', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('12')
    await user.click(document.body)
    expect(seen.data).toEqual({ it: 'Incomplete date 12//' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('{Backspace}')
    act(() => field.closest('form')?.requestSubmit())
    expect(seen.submitted).toEqual([{}])
  })

  it('a partial date is not reported while the user is in another tab', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('12')
    // The window loses the focus, the document does not.
    fireEvent.focusOut(document.activeElement ?? field)
    expect(seen.touched).toEqual([])
    expect(seen.data).toEqual({})
  })

  it('shows its error', async () => {
    const { seen } = showForm(form('date', 'Start'))
    const field = await screen.findByRole('group', { name: 'Start' })
    seen.setErrors({ '/it': ['Start Data is required'] })
    expect(screen.getByText('Start Data is required')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Start Data is required')
  })
})

describe('time', () => {
  it('is on the 12-hour clock', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form('time', 'Time'), data: { it: '05:30 AM' } })
    const field = await screen.findByRole('group', { name: 'Time' })
    expect(field).toHaveTextContent('05:30 AM')
    await user.click(within(field).getByRole('spinbutton', { name: 'Hours' }))
    await user.keyboard('0745p')
    expect(seen.data).toEqual({ it: '07:45 PM' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Hours' }))
    await user.keyboard('০৯৩০a')
    expect(seen.data).toEqual({ it: '09:30 AM' })
  })

  it('a partial date is shown again where it was kept', async () => {
    showForm({ ...form('time', 'Time'), data: { it: 'Incomplete time 05//PM' } })
    const field = await screen.findByRole('group', { name: 'Time' })
    await waitFor(() => expect(field).toHaveTextContent('05:mm PM'))
  })
})

describe('duration', () => {
  it('is typed with a mask; mm:ss gets its hours when the input is left', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('duration', 'Duration'))
    await user.type(screen.getByRole('textbox', { name: 'Duration' }), '1234')
    expect(seen.data).toEqual({ it: '12:34' })
    await user.tab()
    expect(seen.data).toEqual({ it: '00:12:34' })
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('00:12:34')
    expect(seen.touched).toContain('/it')
  })

  it('a save without leaving the input sends the complete date', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(form('duration', 'Duration'))
    const input = screen.getByRole('textbox', { name: 'Duration' })
    await user.type(input, '1234')
    expect(seen.pending.read()).toEqual([{ id: 'form/it', value: '00:12:34' }])
    act(() => input.closest('form')?.requestSubmit())
    expect(seen.submitted).toEqual([{ it: '00:12:34' }])
    expect(input).toHaveFocus()
    expect(seen.pending.read()).toEqual([])
  })
})

describe('visibility', () => {
  const visibility = form('visibility', 'Visibility', {}, 'object')

  it('starts as a range and keeps each mode’s days only', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...visibility, data: { it: { mode: 'range' } } })
    expect(await screen.findByRole('radio', { name: 'Date range' })).toBeChecked()
    await user.type(screen.getByRole('textbox', { name: 'Start date' }), '0101')
    await user.type(screen.getByRole('textbox', { name: 'End date' }), '0201')
    expect(seen.data).toEqual({ it: { mode: 'range', start: '01-01', end: '02-01' } })
    await user.click(screen.getByRole('radio', { name: 'Single date' }))
    expect(seen.data).toEqual({ it: { mode: 'single', start: '01-01' } })
    expect(screen.queryByRole('textbox', { name: 'End date' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Date range' }))
    expect(seen.data).toEqual({ it: { mode: 'range', start: '01-01', end: '02-01' } })
  })

  it('accepts a date through a mask and describes it in words', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...visibility, data: { it: { mode: 'single' } } })
    const input = await screen.findByRole('textbox', { name: 'Date' })
    await user.type(input, '1404')
    expect(seen.data).toEqual({ it: { mode: 'single', start: '14-04' } })
    expect(input).toHaveAccessibleDescription('April 14')
    await user.clear(input)
    await user.type(input, '১৫০৩')
    expect(seen.data).toEqual({ it: { mode: 'single', start: '15-03' } })
    await user.clear(input)
    await user.type(input, '3102')
    expect(input).toHaveAccessibleDescription('This date does not exist')
    expect(input).toBeInvalid()
  })

  it('forgets the days that its mode does not show once something is changed', async () => {
    const user = userEvent.setup()
    const stored = { mode: 'single', start: '01-01', unseen: { end: '02-01' } }
    const { seen } = showForm({ ...visibility, data: { it: stored } })
    expect(seen.data).toEqual({ it: stored })
    await user.clear(await screen.findByRole('textbox', { name: 'Date' }))
    await user.type(screen.getByRole('textbox', { name: 'Date' }), '0503')
    expect(seen.data).toEqual({ it: { mode: 'single', start: '05-03' } })
  })

  it('takes several days', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...visibility, data: { it: { mode: 'single' } } })
    await user.click(await screen.findByRole('radio', { name: 'Multiple dates' }))
    await user.type(screen.getByRole('textbox', { name: 'Date 1' }), '0503')
    await user.click(screen.getByRole('button', { name: 'Add date' }))
    await user.type(screen.getByRole('textbox', { name: 'Date 2' }), '0603')
    await user.click(screen.getByRole('button', { name: 'Remove Date 1' }))
    expect(seen.data).toEqual({ it: { mode: 'multiple', dates: ['06-03'] } })
    seen.setErrors({ '/it/dates/0': ['Not a day'] })
    expect(screen.getByRole('textbox', { name: 'Date 1' })).toHaveAccessibleDescription('Not a day')
  })
})
