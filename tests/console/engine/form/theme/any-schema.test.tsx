import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import german from '../../../../../src/console/i18n/de/widgets.json' with { type: 'json' }
import { showForm } from '../../../widgets/widget-form.tsx'

afterEach(async () => {
  await i18next.changeLanguage('en')
})

/** Submits the form and returns its data. */
const submit = (seen: ReturnType<typeof showForm>['seen']): unknown => {
  act(() => document.querySelector('form')?.requestSubmit())
  return seen.submitted.at(-1)
}

describe('a schema without a widget of the console', () => {
  it('a list of texts grows, is sorted and shrinks', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: { aliases: { type: 'array', items: { type: 'string', title: 'Alias' } } },
      ui: { aliases: { 'ui:title': 'Aliases' } },
      data: { aliases: ['one'] },
    })
    await user.click(screen.getByRole('button', { name: 'Add entry' }))
    const boxes = screen.getAllByRole('textbox')
    await user.type(boxes[1] as HTMLElement, 'two')
    const [, up] = screen.getAllByRole('button', { name: 'Move up' })
    await user.click(up as HTMLElement)
    expect(submit(seen)).toEqual({ aliases: ['two', 'one'] })
    const [remove] = screen.getAllByRole('button', { name: 'Remove' })
    await user.click(remove as HTMLElement)
    expect(submit(seen)).toEqual({ aliases: ['one'] })
  })

  it('a nested object has its title and its fields', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: {
        address: {
          type: 'object',
          title: 'Address',
          properties: {
            street: { type: 'string', title: 'Street' },
            floor: { type: 'integer', title: 'Floor' },
          },
          required: ['street'],
        },
      },
      ui: {},
    })
    expect(screen.getByRole('heading', { name: 'Address' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Street' }), 'Lake Road')
    await user.type(screen.getByRole('textbox', { name: 'Floor' }), '৩')
    expect(submit(seen)).toEqual({ address: { street: 'Lake Road', floor: 3 } })
  })

  it('one of several objects is chosen by its title', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: {
        contact: {
          type: 'object',
          title: 'Contact',
          oneOf: [
            { title: 'By mail', properties: { mail: { type: 'string', title: 'Mail' } }, required: ['mail'] },
            {
              title: 'By phone',
              properties: { phone: { type: 'string', title: 'Phone' } },
              required: ['phone'],
            },
          ],
        },
      },
      ui: {},
    })
    await user.click(screen.getByRole('combobox'))
    await user.click(screen.getByRole('option', { name: 'By phone' }))
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '017')
    expect(submit(seen)).toEqual({ contact: { phone: '017' } })
  })

  it('any of several types is chosen', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: {
        limit: {
          title: 'Limit',
          anyOf: [
            { type: 'integer', title: 'A number' },
            { type: 'string', title: 'A text' },
          ],
        },
      },
      ui: {},
    })
    await user.type(screen.getByRole('textbox'), '12')
    expect(submit(seen)).toEqual({ limit: 12 })
    await user.click(screen.getByRole('combobox'))
    await user.click(screen.getByRole('option', { name: 'A text' }))
    await user.type(screen.getByRole('textbox'), 'a page')
    expect(submit(seen)).toEqual({ limit: 'a page' })
  })

  it('a boolean is a checkbox, several values of an enumeration are checkboxes', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: {
        open: { type: 'boolean', title: 'Open' },
        days: {
          type: 'array',
          title: 'Days',
          items: { type: 'string', enum: ['Sat', 'Sun'] },
          uniqueItems: true,
        },
      },
      ui: { days: { 'ui:widget': 'checkboxes' } },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Open' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sun' }))
    expect(submit(seen)).toEqual({ open: true, days: ['Sun'] })
  })

  it('further properties are added, named and removed', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: { labels: { type: 'object', title: 'Labels', additionalProperties: { type: 'string' } } },
      ui: {},
      data: { labels: {} },
    })
    await user.click(screen.getByRole('button', { name: 'Add entry' }))
    const [name, value] = screen.getAllByRole('textbox')
    await user.clear(name as HTMLElement)
    await user.type(name as HTMLElement, 'colour')
    await user.tab()
    await user.clear(screen.getAllByRole('textbox')[1] ?? (value as HTMLElement))
    await user.type(screen.getAllByRole('textbox')[1] as HTMLElement, 'green')
    expect(submit(seen)).toEqual({ labels: { colour: 'green' } })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(submit(seen)).toEqual({ labels: {} })
  })

  it('a number in a range is set by keys', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: { rating: { type: 'integer', title: 'Rating', minimum: 1, maximum: 5 } },
      ui: { rating: { 'ui:widget': 'range' } },
      data: { rating: 3 },
    })
    const slider = await screen.findByRole('slider')
    slider.focus()
    await user.keyboard('{ArrowRight}')
    expect(submit(seen)).toEqual({ rating: 4 })
  })

  it('a text or null, an enumeration without names, and a number as a constant', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      properties: {
        note: { type: ['string', 'null'], title: 'Note' },
        size: { type: 'integer', title: 'Size', enum: [10, 20] },
      },
      ui: {},
      data: { note: null },
    })
    const note = screen.getByRole('textbox', { name: 'Note' })
    expect(note).toHaveValue('')
    await user.type(note, 'n')
    await user.click(screen.getByRole('combobox', { name: 'Size' }))
    expect(within(screen.getByRole('listbox')).getByRole('option', { name: 'None' })).toBeVisible()
    await user.click(screen.getByRole('option', { name: '20' }))
    expect(submit(seen)).toEqual({ note: 'n', size: 20 })
  })

  it('errors and hints belong to their input', () => {
    showForm({
      properties: {
        code: { type: 'string', title: 'Code' },
        part: { type: 'string', title: 'Part', enum: ['A'] },
      },
      ui: { code: { 'ui:help': 'Three letters.' }, part: { 'ui:help': 'Of the book.' } },
      required: ['code'],
      context: { errors: { '/code': ['Code is required'], '/part': ['Part is required'] } },
    })
    const code = screen.getByRole('textbox', { name: /Code/ })
    expect(code).toHaveAccessibleDescription(/Code is required.*Three letters\./)
    expect(code).toBeInvalid()
    expect(code).toBeRequired()
    expect(screen.getByText('Code is required')).toHaveAttribute('role', 'alert')
    expect(screen.getByText('Three letters.')).not.toHaveClass('Mui-error')
  })

  it('texts of the theme are in the current language', async () => {
    i18next.addResourceBundle('de', 'widgets', german)
    await i18next.changeLanguage('de')
    showForm({
      properties: { aliases: { type: 'array', title: 'Namen', items: { type: 'string' } } },
      ui: {},
    })
    expect(screen.getByRole('button', { name: 'Eintrag hinzufügen' })).toBeVisible()
  })
})
