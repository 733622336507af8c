/** The foundation's name, which the server fills into the page's `foundation-name` meta tag. */
export const foundationName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foundation-name"]')?.content.trim() || 'Foundation'

/** The browser's title: the page's name before the foundation's, or that plus "admin dashboard" where no page is named. */
export const documentTitle = (page?: string): string =>
  page === undefined ? `${foundationName()} admin dashboard` : `${page} · ${foundationName()}`
