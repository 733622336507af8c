/** An operation in the generated map, which is part of the first list: empty parts are omitted. */
export interface OperationEntry {
  readonly tag: string
  /** In lower case. */
  readonly method: string
  /** Any one of them is enough; null: public. */
  readonly privileges: readonly string[] | null
  /** Names of the path parameters, in order. */
  readonly path?: readonly string[]
  /** It has query parameters. */
  readonly query?: true
  /** The headers of conventions that it takes. */
  readonly headers?: readonly string[]
  readonly transition?: StateTransition
}

/** A change of a record's state. */
export interface StateTransition {
  /** The property with the state. */
  readonly property: string
  /** The states that the operation starts from. */
  readonly from: readonly unknown[]
  readonly to: unknown
}

/** The generated code of one tag: requests, keys, options and hooks by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
