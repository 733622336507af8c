import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Outline } from '../../../../src/console/engine/form/outline.tsx'
import { showForm } from '../../widgets/widget-form.tsx'

const groups = {
  'ui:order': ['title', 'note', 'price'],
  'ui:groups': { title: 'Texts', price: 'Sale' },
}
const properties = { title: { type: 'string' }, note: { type: 'string' }, price: { type: 'number' } }

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  Element.prototype.scrollIntoView = vi.fn()
})

describe('a form in groups', () => {
  it('has a heading over each, with its fields below', () => {
    showForm({ properties, ui: groups })
    const parts = screen.getAllByRole('region')
    expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual([
      'form-group-title',
      'form-group-price',
    ])
    expect(screen.getByRole('heading', { name: 'Sale' })).toBeVisible()
    expect(parts.map((part) => within(part).getAllByRole('textbox').length)).toEqual([2, 1])
  })
})

describe('the outline of a form', () => {
  const show = (faulty: readonly string[]) =>
    render(<Outline ui={groups} names={Object.keys(properties)} idPrefix='form' faulty={faulty} />)

  it('leads to each group and gives its heading the focus', async () => {
    showForm({ properties, ui: groups })
    show([])
    await userEvent.click(screen.getByRole('button', { name: 'Sale' }))
    expect(screen.getByRole('heading', { name: 'Sale' })).toHaveFocus()
  })

  it('shows the number of errors of a group', () => {
    show(['/price', '/title', '/note/0'])
    expect(screen.getByRole('button', { name: 'Texts: 2 errors' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sale: 1 error' })).toBeVisible()
  })
})
