import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'
// The widgets load it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/date/pickers.tsx'

const stored = (widget: string, title: string, value: string, options: object = {}) =>
  showForm({
    properties: { it: { type: 'string' } },
    ui: { it: { 'ui:title': title, 'ui:widget': widget, 'ui:options': options } },
    data: { it: value },
    errorsOnBlur: { '/it': ['This date does not exist'] },
  })

describe('a stored date or time replaced by an impossible one', () => {
  it.each([
    ['date', 'Day', '28/12/2026', '31022027', '31-02-2027', 'Impossible date 31/02/2027'],
    ['date', 'Day', '28/12/2026', '31-04-2027', '31-04-2027', 'Impossible date 31/04/2027'],
    ['date', 'Day', '28/12/2026', '31022', '31-02-0002', 'Incomplete date 31/02/0002'],
    ['date', 'Day', '28/12/2026', '140326', '14-03-0026', 'Incomplete date 14/03/0026'],
    ['date', 'Day', '28/12/2026', '{Backspace}', 'DD-12-2026', 'Incomplete date /12/2026'],
    ['time', 'Hours', '05:30 PM', '{Backspace}', 'hh:30 PM', 'Incomplete time /30/PM'],
  ])(
    'stays as it was typed, wherever the focus goes: %s, %s, %s, %s',
    async (widget, part, value, typed, shown, kept) => {
      const user = userEvent.setup()
      const { seen } = stored(widget, 'Start', value, widget === 'date' ? { valueFormat: 'DD/MM/YYYY' } : {})
      const field = await screen.findByRole('group', { name: 'Start' })
      await user.click(within(field).getByRole('spinbutton', { name: part }))
      await user.keyboard(typed)
      for (let times = 0; times < 5; times += 1) {
        await user.tab()
        expect(field).toHaveTextContent(shown)
      }
      expect(seen.data).toEqual({ it: kept })
      // Tabs through it again, and leaves it with a click.
      await user.click(within(field).getByRole('spinbutton', { name: part }))
      await user.click(document.body)
      expect(field).toHaveTextContent(shown)
      expect(seen.data).toEqual({ it: kept })
    },
  )

  it('is replaced by another value from outside', async () => {
    const user = userEvent.setup()
    const { seen } = stored('date', 'Start', '28/12/2026', { valueFormat: 'DD/MM/YYYY' })
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('31022027')
    await user.click(document.body)
    seen.setData({ it: '28/12/2026' })
    expect(field).toHaveTextContent('28-12-2026')
  })
})

describe('a text that is pasted over a stored date or time', () => {
  it.each([
    ['date', 'Day', true, '31-02-2027', '31-02-2027', 'Impossible date 31/02/2027'],
    ['date', 'Day', false, '31/02/2027', '31-02-2027', 'Impossible date 31/02/2027'],
    ['date', 'Day', true, '31022027', '31-02-2027', 'Impossible date 31/02/2027'],
    ['date', 'Day', true, '2027-02-31', '31-02-2027', 'Impossible date 31/02/2027'],
    ['date', 'Day', true, '2027-01-30', '30-01-2027', '30/01/2027'],
    ['date', 'Day', true, ' \u200e৩০/০১/২০২৭\n', '30-01-2027', '30/01/2027'],
    ['date', 'Day', true, '30-Jan-2027', '30-01-2027', '30/01/2027'],
    ['date', 'Year', false, '٣٠-١-٢٠٢٧', '30-01-2027', '30/01/2027'],
    ['date', 'Day', false, '৩০', '30-12-2026', '30/12/2026'],
    ['date', 'Day', true, '30', '28-12-2026', '28/12/2026'],
    ['date', 'Day', true, 'tomorrow', '28-12-2026', '28/12/2026'],
    ['date', 'Day', false, '2 x 2027', '28-12-2026', '28/12/2026'],
    ['time', 'Hours', true, '17:05', '05:05 PM', '05:05 PM'],
    ['time', 'Hours', true, '7:45 a.m.', '07:45 AM', '07:45 AM'],
    ['time', 'Hours', true, '12:75 PM', '12:75 PM', 'Impossible time 12/75/PM'],
    ['time', 'Hours', true, '25:00', '05:30 PM', '05:30 PM'],
    ['time', 'Hours', false, 'noon', '05:30 PM', '05:30 PM'],
  ])('is read, or leaves it as it was: %s, %s, %s, %j', async (widget, part, isAll, text, shown, kept) => {
    const user = userEvent.setup()
    const value = widget === 'date' ? '28/12/2026' : '05:30 PM'
    const { seen } = stored(widget, 'Start', value, widget === 'date' ? { valueFormat: 'DD/MM/YYYY' } : {})
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: part }))
    if (isAll) await user.keyboard('{Control>}a{/Control}')
    await user.paste(text)
    await user.click(document.body)
    expect(field).toHaveTextContent(shown)
    expect(seen.data).toEqual({ it: kept })
  })
})
