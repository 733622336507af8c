import type api from '../../contract/messages/en/api.json'
import type sheets from '../../contract/messages/en/import.json'

type Keys<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${Keys<Texts[Name]>}`
}[keyof Texts & string]

/** `rows_one` and `rows_other` are one message: `rows`. */
type Whole<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/**
 * The codes of the API's messages: the keys of `src/contract/messages/en/`; those of the import begin with `import:`.
 */
export type MessageCode = Whole<Keys<typeof api>> | `import:${Whole<Keys<typeof sheets>>}`

/** The parameters of a message: texts, numbers, and values that `message.ts` formats. */
export type Params = Readonly<Record<string, string | number | readonly Count[]>>

/** A number of records of a resource. */
export interface Count {
  readonly count: number
  readonly resource: string
}

/** A message before translation. */
export interface CodedMessage {
  readonly code: MessageCode
  readonly params?: Params
}

/** A message by its code. */
export const codedMessage = (code: MessageCode, params?: Params): CodedMessage => ({
  code,
  ...(params && { params }),
})
