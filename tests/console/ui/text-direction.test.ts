import { describe, expect, it } from 'vitest'
import { languageDirection, textDirection } from '../../../src/console/ui/text-direction.ts'

describe('the direction of a language', () => {
  it.each([
    ['ar', 'rtl'],
    ['ur', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['ar-EG', 'rtl'],
    ['pa-Arab', 'rtl'],
    ['pa', 'ltr'],
    ['bn', 'ltr'],
    ['en', 'ltr'],
    ['xx', 'ltr'],
    ['', 'ltr'],
    ['no language', 'ltr'],
  ])('of the code "%s" is %s', (code, direction) => {
    expect(languageDirection(code)).toBe(direction)
  })
})

describe('the direction of a text', () => {
  it.each([
    ['سلام', 'rtl'],
    ['1. سلام', 'rtl'],
    ['ދިވެހި', 'rtl'],
    ['(ߒߞߏ)', 'rtl'],
    ['শান্তি', 'ltr'],
    ['Peace سلام', 'ltr'],
    ['', 'ltr'],
  ])('"%s" begins %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction)
  })
})
