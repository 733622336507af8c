/** The foundation's name, which the server fills into the page's `foundation-name` meta tag. */
export const foundationName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foundation-name"]')?.content.trim() || 'Foundation'

/** The browser's title on every page: the name plus "admin dashboard" (specification 000, 2.2). */
export const documentTitle = (): string => `${foundationName()} admin dashboard`
