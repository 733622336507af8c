import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFaults } from '../../../../../src/console/engine/form/bar/faults.ts'
import type { Mapping } from '../../../../../src/console/engine/form/data/mapping.ts'
import '../../../widgets/widget-form.tsx'

const mapping = { ui: {}, context: { languages: [] } } as unknown as Mapping
const none = {}

/** Follows the link of an error to a field; returns the shown text and the form. */
const follow = (path: string) => {
  const form = document.body.appendChild(document.createElement('form'))
  const { result } = renderHook(() => useFaults(none, mapping))
  act(() => result.current.follow(form, 'form', path))
  return { form, revealed: () => result.current.revealed }
}

it('a field opens until it is present, and then no longer', async () => {
  const { form, revealed } = follow('/guests/1/name')
  const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  for (let drawing = 0; drawing < 5; drawing += 1) await drawn()
  expect(revealed()).toEqual({ path: '/guests/1/name' })
  const input = form.appendChild(document.createElement('input'))
  input.id = 'form/guests/1/name'
  input.scrollIntoView = () => undefined
  await waitFor(() => expect(revealed()).toBeUndefined())
  expect(input).toHaveFocus()
})

it('stops waiting for a field that never appears', async () => {
  const { revealed } = follow('/guests/9/name')
  await waitFor(() => expect(revealed()).toBeUndefined(), { timeout: 10_000 })
})
