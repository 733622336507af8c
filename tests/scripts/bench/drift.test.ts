import { expect, test } from 'vitest'
import { changesOf, sampleOf } from '../../../scripts/bench/drift/changes.ts'
import { type Document, readContractFile } from '../../../scripts/shared/contract.ts'

const contract = await readContractFile()
const fresh = (): Document => structuredClone(contract)
const changes = changesOf(contract)

const find = (kind: string, place: string) => {
  const change = changes.find((one) => one.kind === kind && one.place === place)
  if (!change) throw new Error(`There is no ${kind} at ${place}`)
  const document = fresh()
  change.apply(document)
  return document
}

test('every change changes the contract', () => {
  const before = JSON.stringify(contract)
  for (const change of sampleOf(changes, 66, (place) => place)) {
    const document = fresh()
    change.apply(document)
    expect(JSON.stringify(document), `${change.kind} ${change.place}`).not.toBe(before)
  }
})

test('a renamed property is required under its new name', () => {
  const { required, properties } =
    find('property renamed', 'DuaCreate.title').components?.schemas?.DuaCreate ?? {}
  expect(required?.[0]).toBe('titleRenamed')
  expect(properties).toHaveProperty('titleRenamed')
  expect(properties).not.toHaveProperty('title')
})

test.each([
  [
    'limit tightened',
    'DuaCreate.title maxLength',
    '/components/schemas/DuaCreate/properties/title/maxLength',
    127,
  ],
  ['limit tightened', 'SignUp.email minLength', '/components/schemas/SignUp/properties/email/minLength', 6],
  [
    'choice removed',
    'RoleCreate.roleType USER',
    '/components/schemas/RoleCreate/properties/roleType/enum',
    ['ADMIN'],
  ],
  ['operation renamed', 'listDua', '/paths/~1api~1dua~1all/get/operationId', 'listDuaRenamed'],
  ['operation removed', 'listDua', '/paths/~1api~1dua~1all/get', undefined],
  ['privilege unknown', 'listDua', '/paths/~1api~1dua~1all/get/x-privileges', ['UNKNOWN_READ']],
  ['parameter renamed', 'listDua?title', '/paths/~1api~1dua~1all/get/parameters/5/name', 'titleRenamed'],
])('%s at %s', (kind, place, pointer, value) => {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'))
  const found = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], find(kind, place))
  expect(found).toEqual(value)
})

test('a body may require one property more, a record that is read may not', () => {
  expect(find('required property added', 'DuaCreate').components?.schemas?.DuaCreate?.required).toContain(
    'newlyRequired',
  )
  expect(changes.some(({ kind, place }) => kind === 'required property added' && place === 'Dua')).toBe(false)
})

test('a sample holds each kind in turn, and the seed alone decides which', () => {
  const backwards = (place: string): string => [...place].reverse().join('')
  const sample = sampleOf(changes, 11, backwards)
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(new Set(changes.map(({ kind }) => kind)).size)
  expect(
    sampleOf(changes.toReversed(), 11, backwards)
      .map(({ place }) => place)
      .sort(),
  ).toEqual(sample.map(({ place }) => place).sort())
})
