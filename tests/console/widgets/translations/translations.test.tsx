import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { bengali, showForm } from '../widget-form.tsx'
import { titles } from './titles.ts'

describe('texts per language', () => {
  it('have an input for each language, right-to-left in Arabic', () => {
    showForm(titles)
    expect(screen.getByRole('textbox', { name: 'Title (বাংলা)' })).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('textbox', { name: 'Title (العربية)' })).toHaveAttribute('dir', 'rtl')
    expect(screen.getByRole('textbox', { name: 'Title (English)' })).toBeRequired()
  })

  it('pass typed text to the form when the input loses the focus, in the order of the languages', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...titles, data: { titles: [{ languageId: 3, text: 'Dawn' }] } })
    await user.type(screen.getByRole('textbox', { name: 'Title (বাংলা)' }), 'ভোর')
    await user.tab()
    expect(seen.data).toEqual({
      titles: [
        { languageId: 1, text: 'ভোর' },
        { languageId: 2, text: '' },
        { languageId: 3, text: 'Dawn' },
      ],
    })
    expect(seen.touched).toContain('/titles/0/text')
  })

  it('pass it to the form when Enter submits, although the input has the focus', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(titles)
    await user.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'Noon{Enter}')
    expect(seen.submitted).toEqual([
      {
        titles: [
          { languageId: 1, text: '' },
          { languageId: 2, text: '' },
          { languageId: 3, text: 'Noon' },
        ],
      },
    ])
  })

  it('lose no keystroke while the form updates', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(titles)
    const input = screen.getByRole('textbox', { name: 'Title (English)' })
    await user.type(input, 'Early')
    await waitFor(() => expect(seen.data).toMatchObject({ titles: [{}, {}, { text: 'Early' }] }))
    await user.type(input, ' morning')
    await waitFor(() => expect(seen.data).toMatchObject({ titles: [{}, {}, { text: 'Early morning' }] }))
    expect(input).toHaveValue('Early morning')
  })

  it('show the error of their own language, with the input marked', () => {
    const { seen } = showForm(titles)
    seen.setErrors({ '/titles/1/text': ['Title Is Required'] })
    const input = screen.getByRole('textbox', { name: 'Title (العربية)' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Title Is Required')
    expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveAttribute('aria-invalid', 'false')
  })

  it('follow data from outside', () => {
    const { seen } = showForm(titles)
    seen.setData({ titles: [{ languageId: 3, text: 'Loaded' }] })
    expect(screen.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Loaded')
  })

  it('are hidden without languages, which the form shows', () => {
    showForm({ ...titles, context: { languages: [] } })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('longer than their limit are kept, and marked as touched so that the message shows', async () => {
    const user = userEvent.setup()
    const texts = { type: 'array', items: { properties: { text: { type: 'string', maxLength: 5 } } } }
    const { seen } = showForm({ ...titles, properties: { titles: texts } })
    const input = screen.getByRole('textbox', { name: 'Title (English)' })
    await user.click(input)
    await user.paste('Morning')
    expect(input).toHaveValue('Morning')
    expect(input).toHaveFocus()
    expect(seen.touched).toEqual(['/titles/2/text'])
  })
})

describe('several languages', () => {
  const button = (name: RegExp | string) => screen.getByRole('button', { name })

  it("begin with the user's own", () => {
    showForm(titles)
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('lang'))).toEqual([
      'en',
      'bn',
      'ar',
    ])
  })

  it('show how many have a text, and which are missing', () => {
    const { seen } = showForm({ ...titles, data: { titles: [{ languageId: 3, text: 'Dawn' }] } })
    expect(screen.getByText(/1 of 3 languages/)).toHaveTextContent('missing: বাংলা, العربية')
    seen.setData({ titles: [1, 2, 3].map((languageId) => ({ languageId, text: 'Dawn' })) })
    expect(screen.getByText(/3 of 3 languages/)).not.toHaveTextContent('missing')
  })

  it('without a text are filled from one that has one', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({
      ...titles,
      data: {
        titles: [
          { languageId: 3, text: 'Dawn' },
          { languageId: 2, text: 'الفجر' },
        ],
      },
    })
    await user.click(button('Fill the empty ones from… Title'))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'English',
      'العربية',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'English' }))
    expect(seen.data).toEqual({
      titles: [
        { languageId: 1, text: 'Dawn' },
        { languageId: 2, text: 'الفجر' },
        { languageId: 3, text: 'Dawn' },
      ],
    })
    expect(button(/^Fill the empty.* Title$/)).toBeDisabled()
  })

  it('count text typed just before, too', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(titles)
    await user.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'Noon')
    await waitFor(() => expect(button(/^Fill the empty.* Title$/)).toBeEnabled())
    await user.click(button(/^Fill the empty.* Title$/))
    await user.click(screen.getByRole('menuitem', { name: 'English' }))
    expect(seen.data).toMatchObject({ titles: [{ text: 'Noon' }, { text: 'Noon' }, { text: 'Noon' }] })
  })

  it.each([
    ['tabs', 1, 'Show languages below each other', 'below'],
    ['below', 3, 'Show languages as tabs', 'tabs'],
  ] as const)('are arranged as the user chose: %s', async (chosen, inputs, name, other) => {
    const user = userEvent.setup()
    const asked: string[] = []
    const languagesView = { chosen, choose: (view: string) => asked.push(view) }
    showForm({ ...titles, context: { languagesView } })
    expect(screen.getAllByRole('textbox')).toHaveLength(inputs)
    await user.click(button(name))
    expect(asked).toEqual([other])
  })

  it('share one message that at least one of them is required', () => {
    showForm({ ...titles, context: { errors: { '/titles': ['A title is required in one language'] } } })
    expect(screen.getByText('A title is required in one language')).toHaveAttribute('role', 'alert')
  })

  it('show nothing about it if there is only one', () => {
    showForm({ ...titles, context: { languages: [bengali] } })
    expect(screen.queryByText(/languages/)).toBeNull()
  })
})
