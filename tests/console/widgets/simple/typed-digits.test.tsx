import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { showForm } from '../widget-form.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await i18next.changeLanguage('en')
})

const form = (widget: string, type: string) => ({
  properties: { it: { type } },
  ui: { it: { 'ui:title': 'It', 'ui:widget': widget } },
})

/** The form's value and the input's text after a user typed this and left the field. */
const typed = async (widget: string, type: string, text: string) => {
  const user = userEvent.setup()
  const { seen } = showForm(form(widget, type))
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'It' })
  await user.type(input, text)
  await user.tab()
  return { held: seen.data?.it, shown: input.value }
}

it.each([
  ['number', 'number', '১২০.৫', 120.5, '120.5'],
  ['number', 'number', '١٢٠٫٥', 120.5, '120.5'],
  ['number', 'integer', '۱۲', 12, '12'],
  ['number', 'integer', '১২ টাকা', '১২ টাকা', '১২ টাকা'],
  ['number', 'number', '−0.1276', -0.1276, '-0.1276'],
  ['number', 'number', '\u200e12.5\u200f', 12.5, '12.5'],
  ['number', 'number', '1e999', '1e999', '1e999'],
  ['number', 'number', '0x10', '0x10', '0x10'],
  ['number', 'number', '.5', 0.5, '0.5'],
  ['number', 'number', '12.50', 12.5, '12.5'],
  ['number', 'number', '\u200f', undefined, ''],
  ['phone', 'string', '+৮৮০ ১৭-১২৩৪৫৬৭৮', '+8801712345678', '+8801712345678'],
  ['phone', 'string', '٠١٧ 12', '01712', '01712'],
  ['duration', 'string', '০১০২০৩', '01:02:03', '01:02:03'],
  ['duration', 'string', '৫:৩০:', '00:05:30', '00:05:30'],
])('a %s (%s) takes the digits of other keyboards: %s', async (widget, type, text, held, shown) =>
  expect(await typed(widget, type, text)).toEqual({ held, shown }),
)

it('a duration leaves an input method alone until that has ended', async () => {
  const { seen } = showForm(form('duration', 'string'))
  const input = await screen.findByRole('textbox', { name: 'It' })
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '০১২৩' }, isComposing: true })
  expect(input).toHaveValue('০১২৩')
  fireEvent.compositionEnd(input)
  expect(input).toHaveValue('01:23')
  expect(seen.data.it).toBe('01:23')
})

it('a duration that is left in the middle of an input method is completed', async () => {
  const { seen } = showForm(form('duration', 'string'))
  const input = await screen.findByRole('textbox', { name: 'It' })
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '১২৩৪৫' }, isComposing: true })
  act(() => {
    fireEvent.compositionEnd(input)
    fireEvent.blur(input)
  })
  expect(input).toHaveValue('12:34:05')
  expect(seen.data.it).toBe('12:34:05')
})

it('a phone number leaves digits as they are typed until the input is left', async () => {
  const user = userEvent.setup()
  showForm(form('phone', 'string'))
  const input = await screen.findByRole('textbox', { name: 'It' })
  await user.type(input, '০১')
  expect(input).toHaveValue('০১')
})

it.each([
  ['de', ['en'], '1,5', 1.5],
  ['de', ['en'], '1.5', 1.5],
  ['en', ['de'], '1,5', '1,5'],
  ['en', ['de'], '1.5', 1.5],
])(
  'the decimal sign of a number is that of the language shown (%s), not of the browser (%j): %s',
  async (language, browser, text, held) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    await i18next.changeLanguage(language)
    expect((await typed('number', 'number', text)).held).toBe(held)
  },
)

it.each([
  ['de', 'number', '1.250', 1250, '1250'],
  ['nl', 'integer', '-1.250.000', -1_250_000, '-1250000'],
  ['de', 'number', '1.250,5', 1250.5, '1250,5'],
  ['de', 'number', '0.125', 0.125, '0,125'],
  ['de', 'number', '১.২৫০', 1250, '1250'],
  ['de', 'number', '١٫٢٥٠', 1.25, '1,25'],
  ['de', 'number', '1.2500', 1.25, '1,25'],
  ['de', 'number', '1.250.00', '1.250.00', '1.250.00'],
  ['fr', 'number', '1.250', 1.25, '1,25'],
  ['en', 'number', '1.250', 1.25, '1.25'],
  ['bn', 'number', '1.250', 1.25, '1.25'],
  ['en', 'integer', '1,250', 1250, '1250'],
  ['en', 'number', '1,25', '1,25', '1,25'],
  ['en', 'number', '1 250', '1 250', '1 250'],
  ['bn', 'number', '১২,৩৪,৫৬৭.৫', 1_234_567.5, '1234567.5'],
  ['ar', 'number', '١٬٢٥٠٫٥', 1250.5, '1250.5'],
  ['fr', 'number', '1 250,5', 1250.5, '1250,5'],
  ['fr', 'integer', '1\u202f250\u202f000', 1_250_000, '1250000'],
])(
  'a number is typed, and stands in its field, as the language writes it (%s, %s): %s',
  async (language, type, text, held, shown) => {
    await i18next.changeLanguage(language)
    expect(await typed('number', type, text)).toEqual({ held, shown })
  },
)

it('a number without a widget has a number input', async () => {
  const user = userEvent.setup()
  const { seen } = showForm({ properties: { it: { type: 'integer' } }, ui: { it: { 'ui:title': 'It' } } })
  const input = await screen.findByRole('textbox', { name: 'It' })
  await user.type(input, '১২')
  await user.tab()
  expect(seen.data).toEqual({ it: 12 })
  expect(input).toHaveValue('12')
})
