/** The header `cache-control` of what never changes under its address: kept for a year, and not asked for again. */
export const immutable = 'public, max-age=31536000, immutable'
