/** The foundation's name, from the page's `foundation-name` meta tag, which the server fills in. */
export const foundationName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foundation-name"]')?.content.trim() || 'Foundation'

/** The document title: the page and foundation name, or the foundation name and "admin dashboard" without a page. */
export const documentTitle = (page?: string): string =>
  page === undefined ? `${foundationName()} admin dashboard` : `${page} · ${foundationName()}`
