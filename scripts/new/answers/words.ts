/** Converts `prayerTime` or `PrayerTime` to `prayer-time`. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** Converts `prayerTime` to `PrayerTime`, and capitalizes a sentence. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Converts `PrayerTime` to `prayerTime`. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Converts `prayerTime` to `Prayer Time`, `IN_REVIEW` to `In Review`. */
export const titleCase = (name: string): string =>
  kebab(/^[A-Z\d_]+$/.test(name) ? name.toLowerCase() : name)
    .split('-')
    .map(pascal)
    .join(' ')

/** Converts `prayerTime` to `prayer time`. */
export const lowerWords = (name: string): string => kebab(name).replaceAll('-', ' ')

/** Converts `prayerTime` to `PRAYER_TIME`. */
export const upperSnake = (name: string): string => kebab(name).replaceAll('-', '_').toUpperCase()
