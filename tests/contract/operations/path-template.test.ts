import { describe, expect, it } from 'vitest'
import { fillPath, parameterNames, pathPattern } from '../../../src/contract/operations/path-template.ts'

const path = '/api/page/{pageId}/section/id/{sectionId}'

describe('a path of the contract', () => {
  it.each([
    [path, ['pageId', 'sectionId']],
    ['/api/dua/all', []],
  ])('%s has its parameters', (template, names) => expect(parameterNames(template)).toEqual(names))

  it('is filled in', () =>
    expect(fillPath(path, (name) => `:${name}`)).toBe('/api/page/:pageId/section/id/:sectionId'))

  it.each([
    ['/api/page/3/section/id/7', { pageId: '3', sectionId: '7' }],
    ['/api/page/3/section/id/7/', { pageId: '3', sectionId: '7' }],
    ['/api/page/3/4/section/id/7', undefined],
  ])('is that of %s: %j', (address, values) =>
    expect(pathPattern(path).exec(address)?.groups).toEqual(values),
  )

  it('matches a dot literally', () => expect(pathPattern('/a.json').test('/a-json')).toBe(false))
})
