/** The header `cache-control` of immutable content: cached for a year without revalidation. */
export const immutable = 'public, max-age=31536000, immutable'
