import { expect, it } from 'vitest'
import { idempotencyHeaders, readIdempotencyKey } from '../../../src/contract/conventions/idempotency.ts'

it.each([
  [{}, undefined],
  [{ 'idempotency-key': '"8e03"' }, '8e03'],
  [{ 'idempotency-key': '8e03' }, '8e03'],
  [{ 'idempotency-key': '' }, null],
  [{ 'idempotency-key': '""' }, null],
  [{ 'idempotency-key': '"8e03' }, null],
  [{ 'idempotency-key': 'a b' }, null],
  [{ 'idempotency-key': '"a", "b"' }, null],
  [{ 'idempotency-key': 'কী' }, null],
  [{ 'idempotency-key': `"${'k'.repeat(255)}"` }, 'k'.repeat(255)],
  [{ 'idempotency-key': `"${'k'.repeat(256)}"` }, null],
])('the key in %j is %j', (headers, expected) => expect(readIdempotencyKey(headers)).toBe(expected))

it('is found in the header that a request sends it in', () => {
  expect(idempotencyHeaders('8e03-1')).toEqual({ 'Idempotency-Key': '"8e03-1"' })
  expect(readIdempotencyKey({ 'idempotency-key': idempotencyHeaders('8e03-1')['Idempotency-Key'] })).toBe(
    '8e03-1',
  )
})
