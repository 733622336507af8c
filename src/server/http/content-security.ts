/**
 * What the console's page may load: only what it needs itself; styles are set by its component library at run time.
 * `apiOrigin` is the API that the built console calls, where that is another than the origin that serves it;
 * `scripts` are the hashes of those in the page itself.
 */
export function contentSecurityPolicy(
  apiOrigin: string | null,
  scripts: readonly string[],
): {
  useDefaults: false
  directives: Record<string, string[]>
} {
  const api = apiOrigin === null ? [] : [apiOrigin]
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...api],
      'media-src': ["'self'", 'blob:', 'https:', ...api],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...api],
      'frame-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  }
}
