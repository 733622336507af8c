import { expect, it } from 'vitest'
import { renewalPlan } from '../../../src/console/session/renew.ts'
import { unsignedToken } from './unsigned-token.ts'

const minute = 60_000
const start = Date.parse('2026-03-15T08:00:00.000Z')

/** A token issued at the start; minutes until it and its session expire. */
const token = (rot: number, expiry: number, end: number): string => {
  const seconds = (minutes: number): number => start / 1000 + minutes * 60
  return unsignedToken({ iat: seconds(0), exp: seconds(expiry), end: seconds(end), rot })
}
const signedIn = token(0, 720, 720)
const renewed = token(3, 15, 720)
const warn = (renewable: boolean) => ({ do: 'warn', end: new Date(start + 720 * minute), renewable })

it.each([
  ['a token of a sign-in is exchanged at once', signedIn, 0, 0, false, { do: 'renew' }],
  ['which is tried once', signedIn, 1, 0, true, { do: 'nothing' }],
  ['one that cannot be renewed is warned of before its end', signedIn, 716, 700, true, warn(false)],
  ['and of nothing when it is over', signedIn, 721, 700, true, { do: 'nothing' }],
  ['a fresh one lasts', renewed, 13, 12, false, { do: 'nothing' }],
  ['a minute before its end it is renewed for who has worked', renewed, 14, 5, false, { do: 'renew' }],
  ['not for who is away', renewed, 14, -1, false, { do: 'nothing' }],
  ['and later for who comes back', renewed, 400, 400, false, { do: 'renew' }],
  ['who stays away is warned before the session ends', renewed, 716, -1, false, warn(true)],
  ['and goes on by coming back', renewed, 717, 717, false, { do: 'renew' }],
  ['a token that says nothing is left alone', 'opaque', 5, 5, true, { do: 'nothing' }],
])('%s', (_, sent, now, active, tried, plan) => {
  const facts = { token: sent, now: start + now * minute, active: start + active * minute, tried, ahead: 0 }
  expect(renewalPlan(facts)).toEqual(plan)
})

it('a wrong clock affects only the displayed time', () => {
  const ahead = 90 * minute
  const at = (now: number) => start + ahead + now * minute
  const plan = (now: number, active: number) =>
    renewalPlan({ token: renewed, now: at(now), active: at(active), tried: false, ahead })
  expect(plan(1, 1)).toEqual({ do: 'nothing' })
  expect(plan(14, 5)).toEqual({ do: 'renew' })
  expect(plan(716, -1)).toEqual({ do: 'warn', end: new Date(at(720)), renewable: true })
})
