/**
 * One row of the generated operations map: tag, method, privileges (null: public), path parameters in order, 1 when the
 * operation takes query parameters, and the property and values of it from which it brings a record into another state.
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
  | readonly [
      tag: string,
      method: string,
      privileges: readonly string[] | null,
      pathParams: readonly string[],
      query: 0 | 1,
      states: readonly [property: string, from: readonly unknown[]],
    ]

/** The generated calls of one tag: functions by name (`listDua`, `createDua`, …). */
export type TagModule = Record<string, unknown>
