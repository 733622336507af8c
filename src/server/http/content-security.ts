/**
 * The policy of the console's page, limited to what it needs; its component library sets styles at run time.
 * `apiOrigin` is the API of the built console, if it has another origin; `scripts` are the hashes of inline scripts.
 */
export const contentSecurityPolicy = (
  apiOrigin: string | null,
  scripts: readonly string[],
): {
  useDefaults: false
  directives: Record<string, string[]>
} => {
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
