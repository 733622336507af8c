/** In milliseconds: a page that is younger has the newest code already. */
const youth = 10_000

/** Loads the page anew if the server answers; without it the browser would show an error of its own in its place. */
export const loadAnew = async (): Promise<void> => {
  const asPage = { headers: { accept: 'text/html' }, cache: 'no-store' } as const
  const answer = await fetch(location.href, asPage).catch(() => null)
  if (answer?.ok) location.reload()
}

/** The same for a page whose code is gone: another build is served by now, unless the page has just been loaded. */
export const loadAnewOnce = (): void => {
  if (performance.now() > youth) void loadAnew()
}
