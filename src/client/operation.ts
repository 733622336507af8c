/** One row of the generated operations map: tag, method, privileges (null: public), path parameters in order. */
export type OperationRow =
  | readonly [tag: string, method: string, privileges: readonly string[] | null]
  | readonly [tag: string, method: string, privileges: readonly string[] | null, pathParams: readonly string[]]

/** The generated code of one tag: functions by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
