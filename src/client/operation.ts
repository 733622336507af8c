/** Requirements of a request besides path and body; added up in an {@link OperationRow}. */
export const operationFlags = { query: 1, idempotencyKey: 2, version: 4 } as const

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
  /** Sum of {@link operationFlags}. */
  flags?: number,
  /** The property with the state of a record, the states that the operation starts from, and the one it leads to. */
  transition?: readonly [property: string, from: readonly unknown[], to: unknown],
]

/** The generated code of one tag: requests, keys, options and hooks by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
