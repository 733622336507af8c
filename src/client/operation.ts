/**
 * One row of the generated operations map: tag, method, privileges (null: public), path parameters in order, and 1
 * when the operation takes query parameters.
 */
export type OperationRow =
  | readonly [tag: string, method: string, privileges: readonly string[] | null]
  | readonly [
      tag: string,
      method: string,
      privileges: readonly string[] | null,
      pathParams: readonly string[],
    ]
  | readonly [
      tag: string,
      method: string,
      privileges: readonly string[] | null,
      pathParams: readonly string[],
      query: 1,
    ]

/** The generated code of one tag: functions by name (`listDua`, `getListDuaQueryOptions`, …). */
export type TagModule = Record<string, unknown>
