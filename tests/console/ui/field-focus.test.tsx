import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { typeInto } from '../../../src/console/ui/field-focus.ts'

const Field = ({ type, initial }: { type: string; initial: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <input type={type} value={value} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  )
}

const focused = (type: string, initial: string): HTMLInputElement => {
  render(<Field type={type} initial={initial} />)
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  return field
}

it('inserts text in place of the selection of a controlled field', () => {
  focused('text', 'Good night').setSelectionRange(5, 10)
  typeInto('morning')
  typeInto('!')
  expect(screen.getByRole('status').textContent).toBe('Good morning!')
})

it.each([
  ['number', '1', '12'],
  ['email', 'a@example', 'a@example2'],
])('inserts text at the end of a field of type %s, which has no cursor', (type, initial, after) => {
  focused(type, initial)
  typeInto('2')
  expect(screen.getByRole('status').textContent).toBe(after)
})

it('inserts text at the cursor of an editor', () => {
  render(
    // biome-ignore lint/a11y/useSemanticElements: editors are no inputs
    <div contentEditable='true' role='textbox' aria-multiline tabIndex={0} suppressContentEditableWarning>
      Good
    </div>,
  )
  const editor = screen.getByRole('textbox')
  editor.focus()
  document.getSelection()?.setPosition(editor.firstChild, 4)
  typeInto(' night')
  typeInto('!')
  expect(editor.textContent).toBe('Good night!')
})

it('does nothing if no text field has the focus', () => {
  const field = focused('text', 'Good')
  field.blur()
  typeInto(' night')
  expect(field.value).toBe('Good')
})
