/** In milliseconds: a younger page has the newest code. */
const youth = 10_000

/** Reloads the page if the server responds; otherwise the browser would replace it with an error page. */
export const loadAnew = async (): Promise<void> => {
  const asPage = { headers: { accept: 'text/html' }, cache: 'no-store' } as const
  const answer = await fetch(location.href, asPage).catch(() => null)
  if (answer?.ok) location.reload()
}

/** {@link loadAnew} for a page whose code is missing because of a newer build, unless the page was just loaded. */
export const loadAnewOnce = (): void => {
  if (performance.now() > youth) void loadAnew()
}
