import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envelopeFaults, fileFaults } from '../../../scripts/check/contract/envelope.ts'
import { limitFaults } from '../../../scripts/check/contract/limits.ts'
import { serverStartFault } from '../../../scripts/check/server-start.ts'
import { conventions } from '../../../src/contract/conventions/conventions.ts'

interface Schema {
  properties: Record<string, Record<string, unknown>>
}

interface Document {
  paths: Record<string, { post: { operationId: string; 'x-privileges'?: unknown } }>
  components: { schemas: Record<string, Schema> }
}

const text = readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')

/** The contract after a change. */
const changed = (change: (document: Document) => void): Document => {
  const document = JSON.parse(text) as Document
  change(document)
  return document
}

const property = (document: Document, schema: string, name: string): Record<string, unknown> =>
  document.components.schemas[schema]?.properties[name] ?? {}

test('the contract as it is passes', () => {
  const document = changed(() => undefined)
  expect(limitFaults(document)).toEqual([])
  expect(envelopeFaults(document)).toEqual([])
  expect(serverStartFault(document as never)).toBeNull()
})

test.each([
  ['SignUp', 'password', { minLength: 7 }, 'SignUp.password takes fewer than the 7'],
  ['SignUp', 'email', { minLength: 6 }, 'SignUp.email takes fewer than the 6'],
  ['SignUp', 'email', { maxLength: 100 }, 'SignUp.email takes more than the 100'],
  ['ProfileUpdate', 'phoneNumber', { maxLength: 31 }, 'ProfileUpdate.phoneNumber takes more than the 31'],
])('a form in code that is looser than %s.%s', (schema, name, limit, message) => {
  const document = changed((all) => Object.assign(property(all, schema, name), limit))
  expect(limitFaults(document)).toEqual([expect.stringContaining(message)])
})

test('a response without the envelope', () => {
  const renamed = changed(({ components }) => {
    const answer = components.schemas.DuaOne
    if (answer) answer.properties = { success: {}, text: {}, payload: {} }
  })
  expect(envelopeFaults(renamed)).toEqual([
    'openapi/resources/dua.yaml: The response of getDua lacks success (boolean), message (string): name it so',
  ])
  expect(envelopeFaults(renamed, new Set(['listDua']))).toEqual([])
})

test('an operation that the server has no handler for', () => {
  const renamed = changed(({ paths }) => {
    const send = paths['/api/notification/create-and-push']
    if (send) send.post.operationId = 'pushNotification'
  })
  expect(serverStartFault(renamed as never)).toContain('pushNotification needs a handler')
  expect(serverStartFault(renamed as never)).toContain('There is a handler sendNotification')
})

test('a contract that the server cannot serve is reported with its file', () => {
  const unguarded = changed(({ paths }) => {
    delete paths['/api/question-answer/ask']?.post['x-privileges']
  })
  expect(serverStartFault(unguarded as never)).toMatch(
    /^openapi\/resources\/question-answer\.yaml: askQuestion has neither x-privileges/,
  )
})

test('names the part of conventions.json that has no such value', () => {
  expect(fileFaults()).toEqual([])
  const wrong = { ...conventions, ids: { property: 'id', type: 'uuid' } }
  expect(fileFaults(wrong)).toEqual([expect.stringContaining('openapi/conventions.json/ids/type')])
})
