// @vitest-environment jsdom
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandCalendarTexts, getCalendarTexts } from '../../../src/console/i18n/calendar-texts.ts'
import { addDemandedTexts, changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'

dayjs.extend(customParseFormat)

beforeAll(async () => {
  await startI18n('ar')
  await addDemandedTexts('tools')
  await demandCalendarTexts('ar')
})
afterAll(() => changeLanguage('en'))

describe('Arabic', () => {
  it.each([
    [0, 'تم تحديد 0 صف'],
    [1, 'تم تحديد صف واحد'],
    [2, 'تم تحديد صفين'],
    [3, 'تم تحديد 3 صفوف'],
    [11, 'تم تحديد 11 صفًا'],
    [100, 'تم تحديد 100 صف'],
    [1003, 'تم تحديد 1,003 صفوف'],
  ])('counts %i as its grammar does', (count, words) =>
    expect(i18next.t('bulk.chosen', { ns: 'tools', count })).toBe(words),
  )

  it.each(['12:05 AM', '11:59 AM', '12:30 PM', '01:15 PM', '11:59 PM'])(
    'keeps AM and PM of %s when shown and read again',
    (time) => {
      const { dayjs: locale } = getCalendarTexts('ar')
      expect(dayjs.locale(locale, undefined, true)).toBe('ar')
      const moment = dayjs(`2026-03-15 ${time}`, 'YYYY-MM-DD hh:mm A').locale(locale)
      const shown = moment.format('hh:mm A')
      expect(shown).toBe(time)
      expect(dayjs(shown, 'hh:mm A', locale, true).format('HH:mm')).toBe(moment.format('HH:mm'))
    },
  )

  it('has calendars follow the language from the first one on', async () => {
    await changeLanguage('bn')
    expect(getCalendarTexts('bn')).toMatchObject({ dayjs: 'bn', localeText: { previousMonth: 'আগের মাস' } })
    await changeLanguage('ar')
    expect(getCalendarTexts('ar')).toMatchObject({
      dayjs: 'ar',
      localeText: { previousMonth: 'الشهر السابق' },
    })
  })

  it('names months and weekdays itself', () =>
    expect(dayjs('2026-03-15').locale(getCalendarTexts('ar').dayjs).format('dddd, MMMM')).toBe('الأحد, مارس'))
})
