import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { asRecord } from '../../contract/json.ts'
import { fromPointer } from '../../contract/json-pointer.ts'
import { texts } from '../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../subject/fault.ts'

const folder = new URL('../../modules/format/schemas/', import.meta.url)

const isExpression = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** A validator of hand-written files; {@link wordedErrors} describes its errors. */
export const fileValidator = (): Ajv2020 =>
  new Ajv2020({
    addUsedSchema: false,
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
    formats: { regex: isExpression },
  })

/** A fault in the structure of a file. */
export interface ShapeFault {
  path: JsonPath
  message: string
  cure: string
}

const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(', ') : String(values)

const alternatives = (schemas: unknown): string =>
  list(Array.isArray(schemas) ? schemas.flatMap((schema) => texts(asRecord(schema).required)) : [])

type Wording = (error: ErrorObject) => { at?: string; message: string; cure?: string }

const wordings: Readonly<Record<string, Wording>> = {
  additionalProperties: ({ params, parentSchema }) => {
    const name = String(params.additionalProperty)
    const names = Object.keys(asRecord(parentSchema?.properties))
    return { at: name, message: `There is no key "${name}" here`, cure: nameCure(name, names) }
  },
  required: ({ params }) => ({
    message: `"${params.missingProperty}" is missing`,
    cure: `add "${params.missingProperty}"`,
  }),
  enum: ({ params, data, propertyName }) => ({
    ...(propertyName !== undefined && { at: propertyName }),
    message: `${JSON.stringify(data)} is not known here`,
    cure: nameCure(String(data), (params.allowedValues as unknown[]).map(String)),
  }),
  const: ({ params }) => ({
    message: 'This value is not known here',
    cure: `make it ${JSON.stringify(params.allowedValue)}`,
  }),
  type: ({ params, data }) => ({
    message: `${JSON.stringify(data)?.slice(0, 60)} is not ${list(params.type)}`,
    cure: `make it ${list(params.type)}`,
  }),
  oneOf: ({ parentSchema }) => ({
    message: 'This does not name one thing to do',
    cure: `give it exactly one of: ${alternatives(parentSchema?.oneOf)}`,
  }),
  anyOf: () => ({ message: 'This has none of the forms that are known here' }),
}

const byAlternative = /\/(anyOf|oneOf)\/\d+\//

const worded = (error: ErrorObject, page: string): ShapeFault => {
  const wording = wordings[error.keyword]?.(error)
  const {
    at,
    message,
    cure = `see ${page}`,
  } = wording ?? { message: `This ${error.message ?? 'is invalid'}` }
  return { path: [...fromPointer(error.instancePath), ...(at === undefined ? [] : [at])], message, cure }
}

/**
 * Describes the errors of a {@link fileValidator}; `page` documents the format. A failed choice is reported as a whole,
 * without the errors of each alternative.
 */
export const wordedErrors = (errors: readonly ErrorObject[], page: string): readonly ShapeFault[] => {
  const chosen = errors.filter(
    ({ schemaPath, keyword }) =>
      keyword !== 'if' && keyword !== 'propertyNames' && !byAlternative.test(schemaPath),
  )
  return (chosen.length > 0 ? chosen : errors).map((error) => worded(error, page))
}

const compiled = new WeakMap<object, ValidateFunction>()

/** Faults of a value against a JSON Schema, which is compiled once; `page` documents it. */
export const schemaFaults = (schema: object, value: unknown, page: string): readonly ShapeFault[] => {
  const validate = compiled.get(schema) ?? fileValidator().compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? [] : wordedErrors(validate.errors ?? [], page)
}

let formats: Ajv2020 | undefined

const readFormats = (): Ajv2020 => {
  const ajv = fileValidator()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.schema.json')))
    ajv.addSchema(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  return ajv
}

/** Faults of a file against its JSON Schema in `format/schemas/` (`list.schema.json`, …). */
export const shapeFaults = (schema: string, json: unknown): readonly ShapeFault[] => {
  formats ??= readFormats()
  const validate = formats.getSchema(schema)
  if (!validate) throw new Error(`There is no ${schema} in src/modules/format/schemas`)
  return validate(json) ? [] : wordedErrors(validate.errors ?? [], 'docs/module-format.md')
}
