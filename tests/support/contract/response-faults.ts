import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import { escapeKey, fromPointer } from '../../../src/contract/json-pointer.ts'
import { loadBundle, type Operation } from '../../../src/server/contract/read-contract.ts'
import { addContractRules } from '../../../src/server/routes/validation.ts'

/** The faults of a response to an operation; empty if it matches the contract. */
export type ResponseFaults = (operation: Operation, status: number, response: unknown) => string[]

const pointer = (...keys: readonly string[]): string =>
  `#${keys.map((key) => `/${encodeURIComponent(escapeKey(key))}`).join('')}`

const compile = (bundle: JsonObject): ResponseFaults => {
  const ajv = addContractRules(new Ajv({ strict: false, allErrors: true, strictNumbers: true }))
  ajv.addSchema(bundle, 'contract')
  const paths = bundle.paths as Record<string, Record<string, { responses?: Record<string, JsonObject> }>>
  const compiled = new Map<string, ValidateFunction | null>()

  /** The place of a response's schema; many share one of `components`. */
  const placeOf = ({ path, method }: Operation, status: number): string | null => {
    const verb = method.toLowerCase()
    const responses = paths[path]?.[verb]?.responses ?? {}
    const code = [String(status), 'default'].find((name) => name in responses)
    if (code === undefined) return null
    const { $ref } = responses[code] ?? {}
    const response = typeof $ref === 'string' ? $ref : pointer('paths', path, verb, 'responses', code)
    return `${response}${pointer('content', 'application/json', 'schema').slice(1)}`
  }
  const validatorAt = (place: string): ValidateFunction | null => {
    const known = compiled.get(place)
    if (known !== undefined) return known
    // Ajv throws for a missing place: a response that the contract leaves open.
    const made = isThere(bundle, place) ? ajv.compile({ $ref: `contract${place}` }) : null
    compiled.set(place, made)
    return made
  }
  return (operation, status, body) => {
    const place = placeOf(operation, status)
    const validate = place === null ? null : validatorAt(place)
    if (!validate || validate(body)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

const isThere = (bundle: JsonObject, place: string): boolean => {
  let value: JsonValue | undefined = bundle
  for (const key of fromPointer(decodeURIComponent(place))) value = isObject(value) ? value[key] : undefined
  return value !== undefined
}

const known = new WeakMap<JsonObject, ResponseFaults>()
let own: Promise<JsonObject> | undefined

/** The check of responses against a contract (the project's by default), compiled once per process. */
export const responseFaults = async (contract?: JsonObject): Promise<ResponseFaults> => {
  own ??= loadBundle(join(import.meta.dirname, '../../../generated/openapi.json'))
  const bundle = contract ?? (await own)
  const faults = known.get(bundle) ?? compile(bundle)
  known.set(bundle, faults)
  return faults
}
