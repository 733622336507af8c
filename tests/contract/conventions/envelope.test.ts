import { expect, it } from 'vitest'
import { makeAnswer, readAnswer } from '../../../src/contract/conventions/envelope.ts'

const answer = { success: true, message: 'Saved', payload: { id: 1 } }
const refusal = { success: false, message: 'No' }

it.each([
  [answer, answer],
  [{ success: true }, { success: true }],
  [refusal, 'refused'],
  [{ message: 'Saved', payload: null }, undefined],
  [{ success: 'true' }, undefined],
  ['<html></html>', undefined],
  [null, undefined],
  [[answer], undefined],
])('%j is read as %j', (body, expected) => expect(readAnswer(body)).toEqual(expected))

it('reads what it makes', () => {
  expect(makeAnswer('Saved', { id: 1 })).toEqual(answer)
  expect(readAnswer(makeAnswer('', null))).toEqual({ success: true, message: '', payload: null })
})
