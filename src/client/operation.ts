/** One row of the generated map of operations, which is part of the first load: what is at its end and not there is left out. */
export type OperationRow = readonly [
  tag: string,
  method: string,
  /** Any of them suffices; null: public. */
  privileges: readonly string[] | null,
  /** In order. */
  pathParams?: readonly string[],
  /** 1: it takes query parameters. */
  query?: 0 | 1,
  /** The property that holds the state of a record, and the states from which it brings the record into another. */
  transition?: readonly [property: string, from: readonly unknown[]],
]

/** The generated code of one tag: requests, keys, options and hooks by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
