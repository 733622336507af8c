import { describe, expect, it } from 'vitest'
import { focusTarget } from '../../../../../src/console/engine/form/fields/focus-field.ts'

const within = (html: string): HTMLElement => {
  const field = document.createElement('div')
  field.innerHTML = html
  document.body.append(field)
  return field
}

describe('what takes the focus in a field', () => {
  it.each([
    ['its input', '<label>x</label><input id="x">', 'x'],
    ['the one that is not disabled', '<input disabled><textarea id="x"></textarea>', 'x'],
    ['its input, not the tools above it', '<div data-tools><button>Fill</button></div><input id="x">', 'x'],
    ['nothing, where it has none', '<p>text</p>', undefined],
  ])('is %s', (_, html, id) => expect(focusTarget(within(html))?.id).toBe(id))
})
