/** Responses that the page requested before any code of the console was there; see console/boot/boot.ts. */
export interface EarlyAnswers {
  /** The bearer token they were asked for with. */
  token: string
  byUrl: Record<string, Promise<EarlyAnswer>>
}

/** One of them, read to its end: whoever asks for it need not wait for that. */
export interface EarlyAnswer {
  status: number
  statusText: string
  headers: Headers
  text: string
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers
  }
}

/** Longest age, in milliseconds since the page was opened, at which an early answer is still as good as a new one. */
const maxAge = 15_000

/**
 * The answer to a GET that the page has already asked for, once: whoever asks a second time wants a new one. Undefined
 * where there is none, or where it was asked for with another token.
 */
export const takeEarlyAnswer = (url: string, token: string | null): Promise<EarlyAnswer> | undefined => {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswers
  if (!early || early.token !== token || performance.now() > maxAge) return undefined
  const answer = Object.hasOwn(early.byUrl, url) ? early.byUrl[url] : undefined
  delete early.byUrl[url]
  return answer
}
