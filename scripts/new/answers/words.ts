/** `prayerTime` or `PrayerTime` as `prayer-time`. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** `prayerTime` as `PrayerTime`; a sentence with a capital letter. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `PrayerTime` as `prayerTime`. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** `prayerTime` as `Prayer Time`, `IN_REVIEW` as `In Review`. */
export const titleCase = (name: string): string =>
  kebab(/^[A-Z\d_]+$/.test(name) ? name.toLowerCase() : name)
    .split('-')
    .map(pascal)
    .join(' ')

/** `prayerTime` as `prayer time`. */
export const lowerWords = (name: string): string => kebab(name).replaceAll('-', ' ')

/** `prayerTime` as `PRAYER_TIME`. */
export const upperSnake = (name: string): string => kebab(name).replaceAll('-', '_').toUpperCase()
