import { describe, expect, it } from 'vitest'
import { monthName, weekNumber } from '../../../src/console/screens/dashboard/charts.tsx'

describe('months and weeks of the dashboard', () => {
  it.each([
    ['Jan', 'en', 'Jan'],
    ['Mar', 'de', 'März'],
    ['Feb', 'fr', 'févr'],
    ['Jan', 'ar', 'يناير'],
    ['Jan', 'bn', 'জানু'],
    ['Thirteenth', 'bn', 'Thirteenth'],
  ])('%s in %s is %s', (month, language, name) => expect(monthName(month, language)).toBe(name))

  it.each([
    ['Week 1', 1],
    ['Week 12', 12],
    ['Holidays', undefined],
    ['1', undefined],
  ])('%s is number %s', (week, number) => expect(weekNumber(week)).toBe(number))
})
