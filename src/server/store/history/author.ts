/** The author and origin of a write; all null when the system writes. */
export type Author = {
  /** Id of the user. */
  readonly by: number | null
  /** The operation of the write, by its operationId. */
  readonly operation: string | null
  /** Network address. */
  readonly address: string | null
  /** The client's User-Agent. */
  readonly program: string | null
}

export const system: Author = { by: null, operation: null, address: null, program: null }
