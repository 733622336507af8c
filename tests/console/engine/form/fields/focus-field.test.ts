// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusField, focusFieldWhenShown } from '../../../../../src/console/engine/form/fields/focus-field.ts'
import { focusTarget } from '../../../../../src/console/ui/field-focus.ts'

const within = (html: string): HTMLElement => {
  const field = document.createElement('div')
  field.innerHTML = html
  document.body.append(field)
  return field
}

describe('the focused element in a field', () => {
  it.each([
    ['its input', '<label>x</label><input id="x">', 'x'],
    ['the one that is not disabled', '<input disabled><textarea id="x"></textarea>', 'x'],
    ['its input, not the tools above it', '<div data-tools><button>Fill</button></div><input id="x">', 'x'],
    ['nothing, where it has none', '<p>text</p>', undefined],
  ])('is %s', (_, html, id) => expect(focusTarget(within(html))?.id).toBe(id))
})

describe('the way to a field', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('does not wait for a present field whose parts have the ids', () => {
    const drawings: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => drawings.push(draw))
    Element.prototype.scrollIntoView ??= () => undefined
    const root = within('<input id="form/titles/0/text">')
    focusFieldWhenShown(root, 'form', '/titles')
    for (let at = 0; at < 3; at++) drawings.shift()?.(0)
    expect(document.activeElement?.id).toBe('form/titles/0/text')
  })

  it.each([
    ['immediate with reduced motion', true, 'auto'],
    ['smooth otherwise', false, 'smooth'],
  ])('is %s', (_, matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const scrollIntoView = vi.fn()
    const root = within('<input id="form/price">')
    Object.assign(root.children[0] as Element, { scrollIntoView })
    focusField(root, 'form', '/price')
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior })
  })
})
