import { expect, test } from 'vitest'
import { readOptions } from '../../../../scripts/bench/web/options.ts'

const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name)

test('without arguments everything is measured five times', () => {
  const options = readOptions([])
  expect(names(options.screens)).toEqual(['dua', 'book', 'event', 'dua-390', 'dua-elsewhere', 'dua-bengali'])
  expect(names(options.profiles)).toEqual(['fast', 'slow'])
  expect([...options.parts]).toEqual(['list', 'form', 'keys'])
  expect(options).toMatchObject({ runs: 5, signIn: true, json: undefined })
})

test('arguments choose among it', () => {
  const options = readOptions([
    '--runs',
    '2',
    '--screens',
    'book',
    '--profiles',
    'slow',
    '--only',
    'form,keys',
  ])
  expect(names(options.screens)).toEqual(['book'])
  expect(names(options.profiles)).toEqual(['slow'])
  expect([...options.parts]).toEqual(['form', 'keys'])
  expect(options).toMatchObject({ runs: 2, signIn: false })
  expect(readOptions(['--screens', 'sign-in'])).toMatchObject({ screens: [], signIn: true })
})

test.each([
  [['--screens', 'poem'], /no screen "poem"; there are: dua, book/],
  [['--profiles', 'medium'], /no profile "medium"; there are: fast, slow/],
  [['--only', 'lists'], /no part "lists"; there are: list, form, keys/],
  [['--runs', '0'], /--runs must be a whole number/],
  [['--others', '6'], /--others must be a share/],
  [['--run', '1'], /Unknown option '--run'/],
])('%j is refused with what there is', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
