import { describe, expect, it } from 'vitest'
import {
  areaOf,
  isPrivilegeAction,
  splitPrivilege,
} from '../../../src/contract/operations/privilege-names.ts'

describe('a privilege', () => {
  it.each([
    ['DUA_READ', 'DUA', 'READ'],
    ['DUA_CATEGORY_DELETE', 'DUA_CATEGORY', 'DELETE'],
    ['READ_CREATE_UPDATE', 'READ_CREATE', 'UPDATE'],
    ['QUESTION_CLOSE', 'QUESTION_CLOSE', undefined],
    ['READ', 'READ', undefined],
  ])('%s is of an area and lets do something', (name, area, action) => {
    expect(splitPrivilege(name)).toEqual({ area, action })
    expect(areaOf(name)).toBe(area)
  })

  it.each([
    ['CREATE', true],
    ['CLOSE', false],
  ])('%s is a usual action: %s', (action, usual) => expect(isPrivilegeAction(action)).toBe(usual))
})
