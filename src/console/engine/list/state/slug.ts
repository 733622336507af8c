/** The slug of a label in the URL: `Unverified First` → `unverified-first`. */
export const slug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
