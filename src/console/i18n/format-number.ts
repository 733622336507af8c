/** The locale of a language with the console's digits: browsers differ in the digits of Arabic. */
export const digitLocale = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language)

const plainFormats = new Map<string, Intl.NumberFormat>()

const plainFormat = (language: string, digits: number): Intl.NumberFormat => {
  const key = `${language} ${digits}`
  const numberFormat =
    plainFormats.get(key) ??
    new Intl.NumberFormat(digitLocale(language), {
      useGrouping: false,
      minimumIntegerDigits: digits,
      maximumFractionDigits: 20,
    })
  plainFormats.set(key, numberFormat)
  return numberFormat
}

/** An id, row number or year: digits of the language without grouping, padded with zeros to `digits`. */
export const inDigits = (value: number, language: string, digits = 1): string =>
  language === 'en' ? String(value).padStart(digits, '0') : plainFormat(language, digits).format(value)

/**
 * A number with grouped digits in a language. Whole numbers in English bypass `Intl`, whose first use delays the first
 * screen by about 12 ms.
 */
export const formatNumber = (
  value: number,
  language: string,
  options?: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>,
): string =>
  language === 'en' && options === undefined && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString(digitLocale(language), options)
