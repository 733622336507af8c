// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { isCovered, saveKeysOf } from '../../../../src/console/ui/hooks/use-save-keys.ts'

const press = (key: string, held: string, code = '') => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('cmd'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
})

it.each([
  [press('s', 'ctrl'), 'save'],
  [press('s', 'cmd'), 'save'],
  [press('S', 'ctrl'), 'save'],
  [press('Enter', 'ctrl'), 'save'],
  [press('Enter', 'cmd'), 'save'],
  [press('Enter', 'ctrl shift'), 'another'],
  [press('স', 'ctrl', 'KeyS'), 'save'],
  [press('س', 'ctrl', 'KeyS'), 'save'],
  // Another Latin layout, with an O in place of the S.
  [press('o', 'ctrl', 'KeyS'), null],
  [press('s', 'ctrl shift', 'KeyS'), null],
  [press('s', 'ctrl alt', 'KeyS'), null],
  [press('s', ''), null],
  [press('Enter', ''), null],
  [press('Enter', 'shift'), null],
])('%o asks for %s', (pressed, expected) => {
  expect(saveKeysOf(pressed)).toBe(expected)
})

describe('a form under a dialog', () => {
  afterEach(() => document.body.replaceChildren())

  /** A form and a dialog, one of which has the focus. */
  const build = (focused: 'input' | 'button'): HTMLElement => {
    document.body.innerHTML =
      '<form><input></form><div aria-modal="true" role="dialog"><button></button></div>'
    document.querySelector<HTMLElement>(focused)?.focus()
    return document.querySelector('form') as HTMLElement
  }

  it('is covered while the dialog waits', () => expect(isCovered(build('button'))).toBe(true))

  it('is no longer covered once it has the focus again, while the dialog fades', () =>
    expect(isCovered(build('input'))).toBe(false))
})
