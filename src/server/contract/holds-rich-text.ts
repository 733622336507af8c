import { plainSchema, type Schema } from './schema.ts'

/** Whether a value of this schema is or contains rich text. */
export function holdsRichText(raw: Schema, depth = 0): boolean {
  const { format, items, properties } = plainSchema(raw)
  if (format === 'html') return true
  if (depth > 6) return false
  return [...(items ? [items] : []), ...Object.values(properties ?? {})].some((part) =>
    holdsRichText(part, depth + 1),
  )
}
