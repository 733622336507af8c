import { expect, test } from 'vitest'
import { readOptions } from '../../../../scripts/bench/web.ts'

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name)

test('without arguments everything is measured five times', () => {
  const options = readOptions([])
  expect(names(options.profiles)).toEqual(['fast', 'slow'])
  expect([...options.parts]).toEqual(['list', 'form', 'keys', 'sign-in'])
  expect(options).toMatchObject({ runs: 5, rows: 5000 })
})

test('arguments choose among it', () => {
  const options = readOptions(['--runs', '2', '--profiles', 'slow', '--only', 'form,keys'])
  expect(names(options.profiles)).toEqual(['slow'])
  expect([...options.parts]).toEqual(['form', 'keys'])
  expect(options.runs).toBe(2)
})

test.each([
  [['--profiles', 'medium'], /no profile "medium"; there are: fast, slow/],
  [['--only', 'lists'], /no part "lists"; there are: list, form, keys, sign-in/],
  [['--runs', '0'], /--runs must be a whole number/],
  [['--run', '1'], /Unknown option '--run'/],
])('refuses %j with the valid values', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
