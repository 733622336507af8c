/**
 * A number in groups of digits, as a language writes it. Whole numbers in English do without the browser's tables: their
 * first use takes a dozen milliseconds, for which the first screen would wait.
 */
export const formatNumber = (
  value: number,
  language: string,
  options?: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>,
): string =>
  language === 'en' && options === undefined && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString(language, options)
