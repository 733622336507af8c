import type { ParameterDefinition } from '../contract/operation.ts'
import { plainSchema } from '../contract/schema.ts'
import type { Parameter } from '../handlers/handler.ts'

const normalize = <T>(value: T): T | string => (typeof value === 'string' ? value.normalize('NFC') : value)

/**
 * The value of a query parameter before validation: texts in NFC; undefined for an empty value. The value of an array
 * is a list: of a repeated parameter (`explode: true`, the default), or of comma-separated texts (`explode: false`).
 */
export function readQueryValue(
  { schema, explode = true }: Pick<ParameterDefinition, 'schema' | 'explode'>,
  sent: Parameter,
): Parameter {
  if (plainSchema(schema).type !== 'array')
    return sent === undefined || sent === '' ? undefined : (normalize(sent) as Parameter)
  const parts = [sent ?? []].flat()
  const all = explode ? parts : parts.flatMap((part) => String(part).split(','))
  const values = all.filter((value) => value !== '').map(normalize)
  return values.length > 0 ? values : undefined
}
