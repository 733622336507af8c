import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import type { Transition } from '../../../../src/server/contract/transition.ts'
import { moved, refuseState } from '../../../../src/server/handlers/crud/transition.ts'

const approval: Transition = {
  resource: 'Grant',
  property: 'status',
  from: [null, 'NEW', 'VERIFIED'],
  to: 'APPROVED',
  needs: ['amount', 'reasons'],
  refused: null,
}

/** What an action throws; null if it succeeds. */
const thrownBy = (action: () => unknown): unknown => {
  try {
    action()
    return null
  } catch (error) {
    return error
  }
}

describe('a transition', () => {
  it.each<[JsonObject, readonly (string | null)[] | null, object | null]>([
    [{ status: 'NEW' }, ['NEW', 'VERIFIED'], null],
    [{ status: null }, [null], null],
    [{}, [null], null],
    [{ status: 'CLOSED' }, null, null],
    [{ status: 'CLOSED' }, ['NEW', 'VERIFIED'], { state: 'CLOSED', from: 'NEW, VERIFIED' }],
    [{}, ['NEW'], { state: '–', from: 'NEW' }],
    [{ status: 'NEW' }, [null], { state: 'NEW', from: '–' }],
  ])('of %j, from %j, is refused with %j', (record, from, params) => {
    const error = thrownBy(() => refuseState({ ...approval, from }, record))
    if (params === null) expect(error).toBeNull()
    else
      expect(error).toMatchObject({
        status: 409,
        coded: { code: 'record.state', params: { resource: 'Grant', property: 'status', ...params } },
      })
  })

  it('is refused with a message of its own', () => {
    const error = thrownBy(() => refuseState({ ...approval, refused: 'record.exists' }, { status: 'X' }))
    expect(error).toMatchObject({ coded: { code: 'record.exists' } })
  })

  it('keeps the record and sets its state', () => {
    const record = { title: 'A', status: 'NEW', amount: 0, reasons: ['x'] }
    expect(moved(approval, record, new Map())).toEqual({ ...record, status: 'APPROVED' })
  })

  it.each<[JsonObject, readonly string[]]>([
    [{}, ['/amount', '/why']],
    [{ amount: null, reasons: [] }, ['/amount', '/why']],
    [{ amount: '', reasons: 'x' }, ['/amount']],
    [{ amount: false, reasons: [''] }, []],
  ])('of %j lacks %j', (record, paths) => {
    const error = thrownBy(() => moved(approval, record, new Map([['reasons', '/why']])))
    const faults = paths.map((path) => ({ path, code: 'fault.required' }))
    if (paths.length === 0) expect(error).toBeNull()
    else expect(error).toMatchObject({ status: 422, errors: faults })
  })
})
