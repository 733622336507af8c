import { type Fault, makeRefusal, type RefusalBody } from '../../src/contract/conventions/refusal.ts'
import { isObject } from '../../src/contract/json.ts'
import { escapeKey } from '../../src/contract/json-pointer.ts'

/** The header in which Prism reports violations of the contract. */
export const violationsHeader = 'sl-violations'

const pathOf = (place: readonly unknown[]): string => {
  const [, part, ...rest] = place.map(String)
  if (part === 'body') return rest.map((key) => `/${escapeKey(key)}`).join('')
  return part === 'query' ? `?${rest.join('/')}` : `{${rest.join('/')}}`
}

/** `Request body property title must NOT …` → `must NOT …`: the path has the rest. */
const messageOf = (message: string): string =>
  message.replace(/^Request (?:body|query|path|header)(?: (?:parameter|property) \S+)? /i, '')

/** The property that a message names and the path lacks: a missing or unknown one. */
const named = /required property '([^']+)'|additional properties; found '([^']+)'/

const faultOf = (violation: unknown): Fault[] => {
  if (!isObject(violation) || violation.severity !== 'Error' || !Array.isArray(violation.location)) return []
  if (violation.location[0] !== 'request') return []
  const path = pathOf(violation.location)
  const message = String(violation.message)
  const [, missing, unknown] = named.exec(message) ?? []
  if (missing !== undefined) return [{ path: `${path}/${escapeKey(missing)}`, message: 'is missing' }]
  if (unknown !== undefined)
    return [{ path: `${path}/${escapeKey(unknown)}`, message: 'is no property of it' }]
  return [{ path, message: messageOf(message) }]
}

/**
 * Converts Prism's violations of a request to the API's error format. Prism itself returns the example of the status,
 * which concerns something else. Null without violations.
 */
export const refusalOfViolations = (header: string): RefusalBody | null => {
  let found: unknown
  try {
    found = JSON.parse(header)
  } catch {
    return null
  }
  const faults = Array.isArray(found) ? found.flatMap(faultOf) : []
  const [first] = faults
  return first
    ? makeRefusal({ message: `The request breaks the contract: ${first.path} ${first.message}.` }, { faults })
    : null
}
