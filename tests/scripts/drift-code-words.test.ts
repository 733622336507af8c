import { expect, test } from 'vitest'
import { codeWords } from '../../scripts/bench/drift/code-words.ts'

const wordsOf = (text: string, isServer: boolean, others: Readonly<Record<string, string>> = {}) => {
  const files = new Map(Object.entries(others).map(([file, beside]) => [file, { file, text: beside }]))
  return codeWords({ file: 'src/poem.ts', text }, files, isServer)
}

test('parameters that the type check knows are no properties, whatever stands within them', () => {
  const text = `ask({ ...({ pageSize: 1, ...(kind && { kind }) } satisfies ListPoemParams), other })`
  const { said, parameters } = wordsOf(text, false)
  expect(parameters).toEqual(new Set(['pageSize', 'kind']))
  expect(said).toEqual(new Set(['ask', 'satisfies', 'ListPoemParams', 'other']))
})

test('a console file that binds no parameters may mean them by any word, a handler only where it takes them', () => {
  expect(wordsOf('ask({ title })', false).parameters).toEqual(new Set(['ask', 'title']))
  expect(wordsOf('find(title)', true).parameters).toEqual(new Set())
  const { parameters } = wordsOf('const { title = usual } = askedOf<ListPoemParams>(call)', true)
  expect(parameters).toEqual(new Set(['title', 'usual']))
})

test('files beside it count where they are run, not where only their types are taken', () => {
  const others = { 'src/verse.ts': 'sung', 'src/line.ts': 'measured' }
  const text = [
    "import { a } from '../a.ts'",
    "import type { Line } from './line.ts'",
    "import { b } from './verse.ts'",
  ].join('\n')
  const { said } = wordsOf(text, true, others)
  expect([said.has('sung'), said.has('measured')]).toEqual([true, false])
})

test('what stands only in quotes, what is told in comments, what follows a call', () => {
  const { said, quoted } = wordsOf("/** title */ new Set(['kind', 'poet']); poet(call.query)", true)
  expect(quoted).toEqual(new Set(['kind']))
  expect([said.has('title'), said.has('query')]).toEqual([false, false])
})
