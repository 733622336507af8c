import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dropTyped, useTypeAhead } from '../../../../../src/console/engine/form/bar/type-ahead.ts'

const begin = (): HTMLTextAreaElement => {
  const { result } = renderHook(() => useTypeAhead(true, 'Next record'))
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

it('leaves nothing behind when the text is discarded', () => {
  const field = begin()
  dropTyped()
  expect(field.isConnected).toBe(false)
})
