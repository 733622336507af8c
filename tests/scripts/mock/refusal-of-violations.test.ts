import { expect, it } from 'vitest'
import { refusalOfViolations } from '../../../scripts/mock/refusal-of-violations.ts'

const violation = (location: readonly string[], message: string, severity = 'Error'): object => ({
  location,
  severity,
  code: 'x',
  message,
})

it('reports how a request breaks the contract, property by property', () => {
  const header = JSON.stringify([
    violation(
      ['request', 'body', 'title'],
      'Request body property title must NOT have more than 255 characters',
    ),
    violation(['request', 'body'], "Request body must have required property 'actualDua'"),
    violation(['request', 'body'], "Request body must NOT have additional properties; found 'titel'"),
    violation(['request', 'query', 'pagesize'], 'Request query parameter pagesize must be integer'),
    violation(['request', 'body', 'a'], 'x', 'Warning'),
  ])
  expect(refusalOfViolations(header)).toEqual({
    success: false,
    message: 'The request breaks the contract: /title must NOT have more than 255 characters.',
    errors: [
      { path: '/title', message: 'must NOT have more than 255 characters' },
      { path: '/actualDua', message: 'is missing' },
      { path: '/titel', message: 'is no property of it' },
      { path: '?pagesize', message: 'must be integer' },
    ],
  })
})

it.each(['', '[]', '{}', '[{"location":["response","body"],"severity":"Error","message":"x"}]'])(
  'finds nothing in %j',
  (header) => {
    expect(refusalOfViolations(header)).toBeNull()
  },
)
