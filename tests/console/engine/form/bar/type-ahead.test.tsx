import { fireEvent, renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { dropTyped, useTypeAhead, writeTyped } from '../../../../../src/console/engine/form/bar/type-ahead.ts'
import { startI18n } from '../../../../../src/console/i18n/i18n.ts'
import { latestToast, showToast } from '../../../../../src/console/ui/toasts/toast-store.ts'

beforeAll(() => startI18n('en'))

const begin = (): HTMLTextAreaElement => {
  const { result } = renderHook(() => useTypeAhead(true))
  result.current.begin()
  return document.activeElement as HTMLTextAreaElement
}

it('keeps the input of an input method that Enter ends, until Enter leaves the field', () => {
  const field = begin()
  expect(field.ariaLabel).toBe('Next record')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(field.readOnly).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.readOnly).toBe(true)
})

it('leaves nothing behind when the text is discarded, and shows it', () => {
  const field = begin()
  fireEvent.change(field, { target: { value: ' Five times ' } })
  dropTyped()
  expect(field.isConnected).toBe(false)
  expect(latestToast()).toMatchObject({
    type: 'warning',
    message: 'Not entered, because it was typed during the save: Five times',
  })
})

it.each([
  ['without a text field at the focus', '', 'Five times'],
  ['typed for another page', '/other', 'Three times'],
])('shows text %s', (_case, at, text) => {
  const field = begin()
  field.dataset.typeAhead = at || window.location.pathname
  fireEvent.change(field, { target: { value: text } })
  field.blur()
  writeTyped()
  expect(latestToast()?.message).toMatch(new RegExp(`${text}$`))
})

it('inserts text at the focused field of its page without a message', () => {
  showToast({ message: 'Saved' })
  const field = begin()
  field.dataset.typeAhead = window.location.pathname
  fireEvent.change(field, { target: { value: 'Twice' } })
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  writeTyped()
  expect(input.value).toBe('Twice')
  expect(latestToast()?.message).toBe('Saved')
  input.remove()
})
