import { expect, test } from 'vitest'
import { kinds } from '../../scripts/bench/drift/changes.ts'
import { allChanges } from '../../scripts/bench/drift/operation-changes.ts'
import { reacher } from '../../scripts/bench/drift/reach.ts'
import { contract } from '../module-check/fixture-contract.ts'

const fixture = (): unknown => JSON.parse(JSON.stringify(contract))

test('every kind of change occurs, changes the contract, and is undone', () => {
  const document = fixture()
  const before = JSON.stringify(document)
  const changes = allChanges(document)
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(kinds))
  for (const change of changes) {
    const undo = change.apply(document)
    expect(JSON.stringify(document), `${change.kind} ${change.place.join('/')}`).not.toBe(before)
    undo()
    expect(JSON.stringify(document)).toBe(before)
  }
})

test('a renamed property is required under its new name', () => {
  const document = fixture() as { paths: Record<string, { post: unknown }> }
  const renamed = allChanges(document).find(
    ({ kind, place }) =>
      kind === 'property renamed' &&
      place.includes('/api/poet') &&
      place.includes('post') &&
      place.includes('requestBody') &&
      place.at(-1) === 'title',
  )
  renamed?.apply(document)
  expect(JSON.stringify(document.paths['/api/poet']?.post)).toContain('"required":["titleRenamed"]')
})

test('what a schema belongs to is found through references', () => {
  const reach = reacher(fixture())
  const ids = (name: string) => new Set(reach(['components', 'schemas', name]).map(({ id }) => id))
  expect(ids('Verse')).toEqual(new Set(['listVerse', 'getVerse']))
  expect(ids('Poet')).toEqual(new Set(['listPoem', 'getPoem', 'listPoet', 'totalPoet', 'getPoet']))
})
