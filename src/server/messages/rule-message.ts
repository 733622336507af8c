import type { ErrorObject } from 'ajv'
import { type CodedMessage, codedMessage, type MessageCode, type Params } from './message-code.ts'

/** Messages for formats of texts. */
const formats: Readonly<Record<string, MessageCode>> = {
  uri: 'fault.uri',
  email: 'fault.email',
  date: 'fault.date',
  'date-time': 'fault.dateTime',
}

/** Keywords whose messages use Ajv's parameters. */
const rules: Readonly<Record<string, MessageCode>> = {
  required: 'fault.required',
  additionalProperties: 'fault.unknownProperty',
  minLength: 'fault.minLength',
  maxLength: 'fault.maxLength',
  minItems: 'fault.minItems',
  maxItems: 'fault.maxItems',
  minimum: 'fault.minimum',
  maximum: 'fault.maximum',
  pattern: 'fault.pattern',
  uniqueItems: 'fault.uniqueItems',
  const: 'fault.const',
  type: 'fault.type',
  'x-not-before': 'fault.notBefore',
  'x-unambiguous': 'fault.ambiguous',
}

/** Numbers and texts of Ajv's parameters; lists in its own notation, "integer,null". */
const plain = (params: ErrorObject['params']): Params =>
  Object.fromEntries(
    ['limit', 'pattern', 'type', 'i', 'j', 'other']
      .filter((name) => params[name] !== undefined)
      .map((name) => [name, typeof params[name] === 'number' ? params[name] : String(params[name])]),
  )

/** The message for a value that violates a rule of the contract. */
export const messageOf = ({ keyword, params, message }: ErrorObject): CodedMessage => {
  if (keyword === 'minLength' && params.limit === 1) return codedMessage('fault.notEmpty')
  if (keyword === 'contains') return codedMessage('fault.minItems', { limit: params.minContains })
  if (keyword === 'format') return codedMessage(formats[String(params.format)] ?? 'fault.invalid')
  if (keyword === 'enum') {
    const values = (params.allowedValues as unknown[]).filter((value) => value !== '').join(', ')
    return codedMessage('fault.enum', { values })
  }
  const code = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined
  if (code === undefined)
    return message ? codedMessage('fault.other', { reason: message }) : codedMessage('fault.invalid')
  const plainParams = plain(params)
  return Object.keys(plainParams).length > 0 ? codedMessage(code, plainParams) : codedMessage(code)
}
