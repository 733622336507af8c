/** In whose name records are written, and from where; all null when the system writes. */
export type Author = {
  /** Number of the user. */
  readonly by: number | null
  /** The operation that writes, by its operationId. */
  readonly operation: string | null
  /** Address of the network. */
  readonly address: string | null
  /** What the client calls itself (User-Agent). */
  readonly program: string | null
}

export const system: Author = { by: null, operation: null, address: null, program: null }
