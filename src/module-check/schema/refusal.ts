import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject } from '../../contract/json.ts'
import { formats, freeFormats } from '../../contract/text/formats.ts'

/** Why a schema of the contract, or one that refers to it, refuses a value; undefined if it accepts it. */
export type Refusal = (schema: unknown, value: unknown) => string | undefined

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const sentenceOf = ({ keyword, params, data, instancePath, message }: ErrorObject): string => {
  const place = instancePath === '' ? '' : `${instancePath.slice(1)}: `
  if (keyword === 'enum')
    return `${place}${shortened(data)} is not one of ${params.allowedValues.map(String).join(', ')}`
  if (keyword === 'additionalProperties') return `${place}"${params.additionalProperty}" is not known there`
  return `${place}${shortened(data)} ${message ?? 'is not valid'}`
}

const anything = (): boolean => true

const ajvOf = (document: unknown): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    verbose: true,
    validateSchema: false,
    logger: false,
    formats: { ...formats, ...Object.fromEntries(freeFormats.map((name) => [name, true as const])) },
  })
  if (isObject(document)) ajv.addSchema({ ...document, $id: 'contract' })
  return ajv
}

/**
 * Compiles the contract's schemas on first use, which takes a while, and keeps them as long as the contract is
 * unchanged. An unresolved reference accepts everything.
 */
export const createRefusal = (document: unknown): Refusal => {
  let ajv: Ajv2020 | undefined
  const validators = new Map<string, ValidateFunction | typeof anything>()
  const compiled = (schema: unknown): ValidateFunction | typeof anything => {
    const text = JSON.stringify(schema ?? true).replaceAll('"$ref":"#/', '"$ref":"contract#/')
    const found = validators.get(text) ?? compile(text)
    validators.set(text, found)
    return found
  }
  const compile = (text: string): ValidateFunction | typeof anything => {
    ajv ??= ajvOf(document)
    try {
      return ajv.compile(JSON.parse(text))
    } catch {
      return anything
    }
  }
  return (schema, value) => {
    const accepts = compiled(schema)
    if (accepts(value)) return undefined
    const [error] = 'errors' in accepts ? (accepts.errors ?? []) : []
    return error ? sentenceOf(error) : 'is not valid'
  }
}
