import { type Document, resolve, type Schema } from './document.ts'
import { escapeHtml, inline } from './html.ts'

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'x-references',
]

const nameOf = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1)

/** A schema's type in a few words. */
export const typeOf = (document: Document, schema: Schema | undefined): string => {
  if (!schema) return ''
  const real = resolve(document, schema)
  if (real.enum)
    return real.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ')
  const branches = real.oneOf ?? real.anyOf
  if (branches) return branches.map((branch) => typeOf(document, branch)).join(' or ')
  if (real.type === 'array') return `list of ${typeOf(document, real.items)}`
  if (real.type === 'object' || real.properties) return escapeHtml(nameOf(schema) ?? 'object')
  const types = Array.isArray(real.type) ? real.type.join(' or ') : String(real.type ?? 'any')
  return escapeHtml(real.format ? `${types} (${real.format})` : types)
}

/** A schema's limits, default and references, as text. */
export const limitsOf = (document: Document, schema: Schema | undefined): string => {
  if (!schema) return ''
  const real = resolve(document, schema)
  const shown = limits
    .filter((name) => real[name] !== undefined)
    .map((name) => `${name} ${String(real[name])}`)
  if (real.default !== undefined) shown.push(`default ${JSON.stringify(real.default)}`)
  return escapeHtml(shown.join(', '))
}

const deepest = 4

const nested = (document: Document, schema: Schema): Schema => {
  const real = resolve(document, schema)
  return real.type === 'array' && real.items ? nested(document, real.items) : real
}

/** One row for each property of a body, those of nested objects below their own by dotted name. */
export const schemaRows = (document: Document, schema: Schema, prefix = '', depth = 0): string[][] => {
  const real = nested(document, schema)
  const parts = [real, ...(real.allOf ?? []).map((part) => nested(document, part))]
  return parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([name, property]) => {
      const path = `${prefix}${name}`
      const required = part.required?.includes(name) ? ' *' : ''
      const row = [
        `<code>${escapeHtml(path)}</code>${required}`,
        typeOf(document, property),
        limitsOf(document, property),
        inline(resolve(document, property).description),
      ]
      return depth < deepest ? [row, ...schemaRows(document, property, `${path}.`, depth + 1)] : [row]
    }),
  )
}
