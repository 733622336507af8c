import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { arabic, bengali, englishLanguage, showForm } from '../widget-form.tsx'
import { titles } from './titles.ts'

const many = [
  bengali,
  arabic,
  englishLanguage,
  ...['Urdu', 'Hindi', 'Turkish', 'Malay', 'French', 'German', 'Dutch', 'Persian', 'Tamil'].map(
    (name, index) => ({
      id: index + 10,
      name,
      code: name.slice(0, 2).toLowerCase(),
    }),
  ),
]

describe('with more than four languages', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const shown = { ...titles, context: { languages: many } }

  it('render nothing of a form in twelve languages at a keystroke until typing pauses', () => {
    const { seen } = showForm(shown)
    const input = screen.getByRole('textbox', { name: 'Title (English)' })
    vi.useFakeTimers()
    // After the first letter the language is complete, as its tab shows.
    fireEvent.change(input, { target: { value: 'D' } })
    const drawn = seen.drawn
    for (const text of ['Da', 'Daw', 'Dawn']) fireEvent.change(input, { target: { value: text } })
    expect(seen.drawn).toBe(drawn)
    act(() => vi.advanceTimersByTime(500))
    expect(seen.changes).toBe(1)
    expect(input).toHaveValue('Dawn')
  })

  it('one is visible at a time, all are reachable', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(shown)
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    const tabs = screen.getAllByRole('tab')
    expect(tabs).toHaveLength(12)
    expect(tabs[0]).toHaveAccessibleName('missing English')
    await user.click(screen.getByRole('tab', { name: /বাংলা/ }))
    await user.type(screen.getByRole('textbox', { name: 'Title (বাংলা)' }), 'ক')
    await user.click(screen.getByRole('tab', { name: /Dutch/ }))
    await user.type(screen.getByRole('textbox', { name: 'Title (Dutch)' }), 'Dag')
    await user.tab()
    expect(seen.data).toMatchObject({ titles: { 0: { text: 'ক' }, 9: { text: 'Dag' } } })
  })

  it('have a message that names the language, and the field’s own above them', () => {
    const ui = {
      ...titles.ui.titles,
      'ui:messages': { required: 'Every title is required' },
      items: { 'ui:messages': { required: '{language} title is required' } },
    }
    const errors = { '/titles/1/text': ['{language} title is required'] }
    showForm({ properties: titles.properties, ui: { titles: ui }, context: { errors } })
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.filter((text) => text !== '')).toEqual([
      'Every title is required',
      'العربية title is required',
    ])
    expect(screen.getByRole('textbox', { name: 'Title (العربية)' })).toBeInvalid()
  })

  it('errors are named first and lead to their language', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(shown)
    seen.setErrors({ '/titles/4/text': ['Title Is Required'], '/titles/9/text': ['Title Is Required'] })
    const notice = screen.getByText('Title needs attention in:').closest('[role="alert"]')
    expect(notice).not.toBeNull()
    const names = within(notice as HTMLElement).getAllByRole('button')
    expect(names.map((button) => button.textContent)).toEqual(['Hindi', 'Dutch'])
    expect(screen.getByRole('tab', { name: /Dutch/ })).toHaveAccessibleName('has an error Dutch')
    await user.click(screen.getByRole('button', { name: 'Dutch' }))
    expect(screen.getByRole('textbox', { name: 'Title (Dutch)' })).toBeInvalid()
  })

  it('a submit opens the first language with an error; a later error does not', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(shown)
    seen.setErrors({ '/titles/4/text': ['Title Is Required'] })
    expect(screen.getByRole('textbox', { name: 'Title (English)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByRole('textbox', { name: 'Title (Hindi)' })).toBeVisible()
  })
})
