import { expect, it } from 'vitest'
import { timeAgo } from '../../../src/console/i18n/time-ago.ts'

it.each([
  [0, 'en', 'now'],
  [-5, 'en', 'now'],
  [59, 'de', 'jetzt'],
  [60, 'en', '1 minute ago'],
  [3599, 'ar', 'قبل 59 دقيقة'],
  [2 * 86_400, 'ar', 'أول أمس'],
  [3599, 'bn', '৫৯ মিনিট আগে'],
  [3600, 'fr', 'il y a 1 heure'],
  [86_399, 'en', '23 hours ago'],
  [86_400, 'en', 'yesterday'],
  [40 * 86_400, 'nl', '40 dagen geleden'],
])('describes %i seconds in %s as %s', (seconds, language, words) => {
  const now = new Date('2026-03-15T12:00:00.000Z')
  expect(timeAgo(new Date(now.getTime() - seconds * 1000), now, language)).toBe(words)
})
