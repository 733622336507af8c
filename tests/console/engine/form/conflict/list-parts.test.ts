import { describe, expect, it } from 'vitest'
import { compareVersions } from '../../../../../src/console/engine/form/conflict/conflict.ts'

/** What differs between two versions of a list, and the list that is proposed. */
const compare = (start: unknown, mine: unknown, theirs: unknown) => {
  const { differences, merge } = compareVersions({ it: start }, { it: mine }, { it: theirs }, ['it'])
  return {
    found: differences.map(({ proposed, mine: own, theirs: other }) => [proposed, own, other]),
    keys: differences.map(({ key, isItem }) => [key, isItem]),
    merged: merge({}).it,
    theirs: merge(Object.fromEntries(differences.map(({ key }) => [key, 'theirs'] as const))).it,
  }
}

const guest = (name: string, role = 'Guest') => ({ name, role })
const [amina, yusuf, karim] = [guest('Amina'), guest('Yusuf'), guest('Karim')]

describe('the items of a list', () => {
  it('are the same by their names where their number differs', () => {
    const [teacher, speaker] = [guest('Yusuf', 'Teacher'), guest('Yusuf', 'Speaker')]
    const { found, keys, merged, theirs } = compare([amina, yusuf], [teacher], [amina, speaker])
    expect(found).toEqual([
      ['mine', undefined, amina],
      ['mine', teacher, speaker],
    ])
    expect(keys.map(([, isItem]) => isItem)).toEqual([true, true])
    expect([merged, theirs]).toEqual([[teacher], [amina, speaker]])
  })

  it('are others if they have no name and their number differs', () => {
    const { found } = compare([{ size: 1 }, { size: 2 }], [{ size: 3 }], [{ size: 1 }, { size: 2 }])
    expect(found).toEqual([
      ['mine', { size: 3 }, undefined],
      ['mine', undefined, { size: 1 }],
      ['mine', undefined, { size: 2 }],
    ])
  })

  it('are the same by their places where nothing else says so', () => {
    const { found } = compare(
      [{ size: 1 }, { size: 2 }],
      [{ size: 3 }, { size: 2 }],
      [{ size: 1 }, { size: 4 }],
    )
    expect(found).toEqual([
      ['mine', { size: 3 }, { size: 1 }],
      ['theirs', { size: 2 }, { size: 4 }],
    ])
  })

  it('stay the same beside items that were inserted or changed', () => {
    const [first, last] = [guest('Amina', 'Reciter'), guest('Karim', 'Host')]
    const { found, merged } = compare(
      [amina, yusuf, karim],
      [first, yusuf, karim],
      [amina, yusuf, guest('Salma'), last],
    )
    expect(found).toEqual([
      ['mine', first, amina],
      ['theirs', undefined, guest('Salma')],
      ['theirs', karim, last],
    ])
    expect(merged).toEqual([first, yusuf, guest('Salma'), last])
  })

  it('that both have added do not differ', () => {
    const { found, merged } = compare([amina], [amina, karim, yusuf], [amina, karim])
    expect(found).toEqual([['mine', yusuf, undefined]])
    expect(merged).toEqual([amina, karim, yusuf])
  })
})

describe('a list', () => {
  it('that is absent is empty', () => {
    expect(compare(null, ['fiqh'], null).merged).toEqual(['fiqh'])
    expect(compare([amina], null, [amina, karim]).merged).toEqual([karim])
  })

  it('of words keeps those that either has added, each once', () => {
    const { found, keys, merged } = compare(['a'], ['a', 'b', 'c'], ['a', 'b', 'd'])
    expect(found).toEqual([['both', ['a', 'b', 'c'], ['a', 'b', 'd']]])
    expect(keys).toEqual([['it/', undefined]])
    expect(merged).toEqual(['a', 'b', 'd', 'c'])
  })

  it.each([
    ['items and words', ['a'], [amina], ['b']],
    ['words and a text', 'a', ['b'], ['c']],
    ['a list and two texts', ['a'], 'b', 'c'],
    ['two lists and a text', ['a'], ['b'], 'c'],
    ['lists of lists', [['a']], [['b']], [['c']]],
    [
      'texts per language and items',
      [{ languageId: 1, text: 'a' }],
      [[amina]],
      [{ languageId: 1, text: 'b' }],
    ],
  ])('is one choice where the versions hold %s', (_, start, mine, theirs) => {
    expect(compare(start, mine, theirs).found).toEqual([['mine', mine, theirs]])
  })

  it('of texts per language has an empty text for a language that one version lacks', () => {
    const text = (languageId: number, of: string) => ({ languageId, text: of })
    const { found, merged } = compare([text(1, 'a')], [text(1, 'b')], [text(1, 'a'), text(2, 'c')])
    expect(found).toEqual([
      ['mine', 'b', 'a'],
      ['theirs', '', 'c'],
    ])
    expect(merged).toEqual([text(1, 'b'), text(2, 'c')])
  })
})
