import { expect, it } from 'vitest'
import { messagesIn, nounFaults } from '../../../scripts/check/contract/message-faults.ts'

const needs = { operations: ['createPoem', 'signOut'], resources: ['Poem', 'Poet'], unique: ['email'] }
const nouns = { Poem: {}, Poet: {}, properties: { email: 'adresse' } }

it.each([
  ['all that is needed', { operations: { signOut: 'Bye' } }, nouns, []],
  [
    'neither message nor nouns',
    { operations: { recite: 'Recited' } },
    { Song: {}, properties: {} },
    [
      'src/contract/messages/fr/done.json: "operations.signOut" is missing; translate its message',
      'src/contract/messages/fr/done.json: the contract has no message of "recite"; remove it',
      'src/contract/messages/fr/nouns.json: "Poem" is missing; give it "one" and "other"',
      'src/contract/messages/fr/nouns.json: "Poet" is missing; give it "one" and "other"',
      'src/contract/messages/fr/nouns.json: the contract has no "Song"; remove it',
      'src/contract/messages/fr/nouns.json: "properties.email" is missing; translate it',
    ],
  ],
])('a language with %s', (_, done, words, faults) =>
  expect(nounFaults('fr', done, words, needs)).toEqual(faults),
)

it('messages with a code are found anywhere in examples', () => {
  const inner = { path: '/a', message: 'is empty', code: 'fault.empty' }
  const outer = { message: 'No.', code: 'request.invalid', errors: [inner, { message: 'without' }] }
  expect(messagesIn({ a: [{ example: outer }] })).toEqual([outer, inner])
})
