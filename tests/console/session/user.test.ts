import { describe, expect, it } from 'vitest'
import { mayEnter, privilegesOfUser, toSessionUser } from '../../../src/console/session/user.ts'

const role = (roleType: string, ...names: string[]) => ({
  roleType,
  roleName: roleType,
  privileges: names.map((name, id) => ({ id, name })),
})

const user = (...roles: unknown[]) => toSessionUser({ name: 'Amina', email: 'amina@example.org', roles })

describe('the signed-in user', () => {
  it('is read with blanks where the API has nothing', () => {
    expect(toSessionUser({ name: 'Amina', phoneNumber: null, displayPhoto: null, roles: [] })).toEqual({
      id: null,
      name: 'Amina',
      email: '',
      gender: '',
      phoneNumber: '',
      photoUrl: null,
      photoUpdate: false,
      roles: [],
      secondFactorDue: false,
    })
  })

  it.each([
    ['no object', 'x'],
    ['null', null],
    ['no roles', { name: 'Amina' }],
  ])('is not read from %s', (_case, value) => {
    expect(toSessionUser(value)).toBeNull()
  })

  it.each([
    ['an admin', [role('ADMIN')], true],
    ['an admin by the second role only', [role('USER'), role('ADMIN')], false],
    ['nobody in particular', [], false],
  ])('may enter: %s', (_case, roles, expected) => {
    const read = user(...roles)
    expect(read && mayEnter(read)).toBe(expected)
  })

  it('holds the privileges of the first role', () => {
    const read = user(role('ADMIN', 'DUA_READ'), role('ADMIN', 'ROLE_READ'))
    expect(read && [...privilegesOfUser(read)]).toEqual(['DUA_READ'])
  })
})
