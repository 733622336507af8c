import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { showForm } from '../widget-form.tsx'
// The widgets load it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/date/pickers.tsx'

const form = () => ({
  properties: { it: { type: 'string' } },
  ui: { it: { 'ui:title': 'Start', 'ui:widget': 'date-time' } },
})

/** A local time in stored form. */
const local = (year: number, month: number, day: number, hour: number, minute: number): string =>
  new Date(year, month - 1, day, hour, minute).toISOString()

describe('date-time', () => {
  const stored = local(2026, 3, 14, 17, 5)

  it('is shown in local time, typed, and stored in UTC', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form(), data: { it: stored } })
    const field = await screen.findByRole('group', { name: 'Start' })
    expect(field).toHaveTextContent('14-03-2026 05:05 PM')
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('021220270230p')
    expect(seen.data).toEqual({ it: local(2027, 12, 2, 14, 30) })
  })

  it('is the widget of properties with the format date-time', async () => {
    showForm({
      properties: { it: { type: 'string', format: 'date-time' } },
      ui: { it: { 'ui:title': 'Start' } },
      data: { it: stored },
    })
    expect(await screen.findByRole('group', { name: 'Start' })).toHaveTextContent('14-03-2026 05:05 PM')
  })

  it.each(['০২১২২০২৭০২৩০p', '٠٢١٢٢٠٢٧٠٢٣٠p'])('is typed in any digits: %s', async (typed) => {
    const user = userEvent.setup()
    const { seen } = showForm(form())
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(typed)
    expect(seen.data).toEqual({ it: local(2027, 12, 2, 14, 30) })
  })

  it.each([
    ['without its time', '02122027', 'Incomplete date-time 02/12/2027///', '02-12-2027 hh:mm aa'],
    [
      'of a day that does not exist',
      '310220260230p',
      'Impossible date-time 31/02/2026/02/30/PM',
      '31-02-2026 02:30 PM',
    ],
  ])('%s stays, is refused, and is restored from a draft', async (_, typed, kept, shown) => {
    const user = userEvent.setup()
    const { seen } = showForm(form())
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(typed)
    await user.click(document.body)
    expect(seen.data).toEqual({ it: kept })
    cleanup()
    showForm({ ...form(), data: { it: kept } })
    const later = await screen.findByRole('group', { name: 'Start' })
    await waitFor(() => expect(later).toHaveTextContent(shown))
    await user.click(within(later).getByRole('spinbutton', { name: 'Day' }))
  })

  it('is empty once it is cleared', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form(), data: { it: stored } })
    await screen.findByRole('group', { name: 'Start' })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(seen.data).toEqual({ it: undefined })
  })

  it('keeps the seconds of an unchanged moment', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form(), data: { it: '2026-03-14T10:11:12.345Z' } })
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Hours' }))
    await user.click(document.body)
    expect(seen.data).toEqual({ it: '2026-03-14T10:11:12.345Z' })
  })
})

describe('a text that is pasted over a stored one', () => {
  const before = local(2026, 12, 28, 17, 30)

  it.each([
    ['2026-12-05 14:30', '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    ['2026-12-05T14:30:10.5', '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    ['05/12/2026 2:30 PM', '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    ['05-Dec-2026 14:30', '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    ['০৫/১২/২০২৬, ১৪:৩০', '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    [local(2026, 12, 5, 14, 30), '05-12-2026 02:30 PM', local(2026, 12, 5, 14, 30)],
    [
      local(2026, 12, 5, 14, 30).replace('T', ' ').replace('.000Z', '+00:00'),
      '05-12-2026 02:30 PM',
      local(2026, 12, 5, 14, 30),
    ],
    [
      '05-12-2026 14:30+02:00',
      dayjs('2026-12-05T12:30:00Z').format('DD-MM-YYYY hh:mm A'),
      '2026-12-05T12:30:00.000Z',
    ],
    ['05/12/2026', '05-12-2026 05:30 PM', local(2026, 12, 5, 17, 30)],
    ['2026-02-31T14:30:00Z', '31-02-2026 02:30 PM', 'Impossible date-time 31/02/2026/02/30/PM'],
    ['next week', '28-12-2026 05:30 PM', before],
  ])('is read, or leaves it as it was: %j', async (text, shown, kept) => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...form(), data: { it: before } })
    const field = await screen.findByRole('group', { name: 'Start' })
    await user.click(within(field).getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('{Control>}a{/Control}')
    await user.paste(text)
    await user.click(document.body)
    expect(field).toHaveTextContent(shown)
    expect(seen.data).toEqual({ it: kept })
  })
})
