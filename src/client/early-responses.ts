/** Responses that the page requested before the console's code was loaded; see console/boot/boot.ts. */
export interface EarlyResponses {
  /** The bearer token of the requests. */
  token: string
  byUrl: Record<string, Promise<EarlyResponse>>
}

/** A complete response, so that its reader need not wait. */
export interface EarlyResponse {
  status: number
  statusText: string
  headers: Headers
  text: string
}

declare global {
  interface Window {
    earlyResponses?: EarlyResponses
  }
}

/** Maximum age of an early response that is still used, in milliseconds since the page was opened. */
const maxAge = 15_000

/**
 * The early response to a GET, once: a second call requires a new request. Undefined without one, or if it was
 * requested with another token.
 */
export const takeEarlyResponse = (url: string, token: string | null): Promise<EarlyResponse> | undefined => {
  const early = typeof window === 'undefined' ? undefined : window.earlyResponses
  if (!early || early.token !== token || performance.now() > maxAge) return undefined
  const response = Object.hasOwn(early.byUrl, url) ? early.byUrl[url] : undefined
  delete early.byUrl[url]
  return response
}
