import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject } from '../../contract/json.ts'
import { fromPointer } from '../../contract/json-pointer.ts'
import { texts } from '../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../subject/fault.ts'

const format = new URL('../../modules/format/schemas/', import.meta.url)

/** A validator of hand-written files; {@link wordedErrors} describes its errors. */
export const fileValidator = (): Ajv2020 =>
  new Ajv2020({
    addUsedSchema: false,
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
  })

const compiled = (): ReadonlyMap<string, ValidateFunction> => {
  const ajv = fileValidator()
  ajv.addFormat('regex', (text: string) => isExpression(text))
  const names = readdirSync(format).filter((name) => name.endsWith('.schema.json'))
  for (const name of names) ajv.addSchema(JSON.parse(readFileSync(new URL(name, format), 'utf8')))
  return new Map(names.map((name) => [name, ajv.getSchema(name) as ValidateFunction]))
}

const isExpression = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

let validators: ReadonlyMap<string, ValidateFunction> | undefined

/** A structural fault: place, message and cure. */
export interface ShapeFault {
  place: JsonPath
  message: string
  cure: string
}

const propertiesOf = (error: ErrorObject): readonly string[] =>
  isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : []

const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(', ') : String(values)

const alternatives = (schemas: unknown): readonly string[] =>
  Array.isArray(schemas) ? schemas.flatMap((schema) => (isObject(schema) ? texts(schema.required) : [])) : []

type Worder = (error: ErrorObject) => { at?: string; message: string; cure?: string }

const words: Readonly<Record<string, Worder>> = {
  additionalProperties: (error) => {
    const name = String(error.params.additionalProperty)
    return { at: name, message: `There is no key "${name}" here`, cure: nameCure(name, propertiesOf(error)) }
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
    message: 'This does not say one thing to do',
    cure: `give it exactly one of: ${list(alternatives(parentSchema?.oneOf))}`,
  }),
  anyOf: () => ({ message: 'This has none of the forms that are known here' }),
}

const byAlternative = /\/(anyOf|oneOf)\/\d+\//

const worded = (error: ErrorObject, page: string): ShapeFault => {
  const { at, message, cure } = words[error.keyword]?.(error) ?? {
    message: `This ${error.message ?? 'is not valid'}`,
  }
  const place = [...fromPointer(error.instancePath), ...(at === undefined ? [] : [at])]
  return { place, message, cure: cure ?? `see ${page}` }
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

/** Faults of a file against its JSON Schema in `format/schemas/` (`list.schema.json`, …). */
export const shapeFaults = (schema: string, json: unknown): readonly ShapeFault[] => {
  validators ??= compiled()
  const validate = validators.get(schema)
  if (!validate) throw new Error(`There is no ${schema} in src/modules/format/schemas`)
  return validate(json) ? [] : wordedErrors(validate.errors ?? [], 'docs/module-format.md')
}
