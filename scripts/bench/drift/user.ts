/** Where names count: in what is sent, in what is answered, among the parameters. */
export type Side = 'body' | 'answer' | 'parameter'

/** Something in the project that depends on operations, and the names of the contract it says. */
export interface User {
  /** A file, or a part of a module. */
  name: string
  /** The server reads limits and required properties from the contract itself. */
  kind: 'module' | 'code' | 'server'
  operations: ReadonlySet<string>
  /** Properties and parameters, by the side on which they are looked for. */
  names: Readonly<Record<Side, ReadonlySet<string>>>
  /** Properties of the record itself, and the schemas that are the record. */
  record: { names: ReadonlySet<string>; schemas: ReadonlySet<string> }
  /** Choices it says: of parameters, of what is sent, of what it compares an answer with. */
  choices: Readonly<Record<Side, ReadonlySet<string>>>
  /** Properties whose limits its own limits must keep. */
  limits: ReadonlySet<string>
  /** Names that it says without depending on their type. */
  untyped: ReadonlySet<string>
  /** Paths it says outright. */
  paths: ReadonlySet<string>
}

type Names = Partial<Record<Side, readonly string[]>>

export interface UserParts {
  name: string
  operations: readonly (string | undefined)[]
  names?: Names
  record?: { names: readonly string[]; schemas: readonly string[] }
  choices?: Names
  limits?: readonly string[]
}

const bySide = ({ body = [], answer = [], parameter = [] }: Names): Record<Side, ReadonlySet<string>> => ({
  body: new Set(body),
  answer: new Set(answer),
  parameter: new Set(parameter),
})

/** A part of a module as a user. */
export const moduleUser = ({
  name,
  operations,
  names = {},
  record,
  choices = {},
  limits = [],
}: UserParts): User => ({
  name,
  kind: 'module',
  operations: new Set(operations.filter((id) => id !== undefined)),
  names: bySide(names),
  record: { names: new Set(record?.names), schemas: new Set(record?.schemas) },
  choices: bySide(choices),
  limits: new Set(limits),
  untyped: new Set(),
  paths: new Set(),
})
