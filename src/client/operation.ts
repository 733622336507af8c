/**
 * A row of the generated map of operations. The map is part of the first load, so a row omits empty parts at its end.
 */
export type OperationRow = readonly [
  tag: string,
  method: string,
  /** Any one of them is enough; null: public. */
  privileges: readonly string[] | null,
  /** In order. */
  pathParams?: readonly string[],
  /** 1: the operation has query parameters. */
  query?: 0 | 1,
  /** The property with the state of a record, and the states that the operation starts from. */
  transition?: readonly [property: string, from: readonly unknown[]],
]

/** The generated code of one tag: requests, keys, options and hooks by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
