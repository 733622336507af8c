/** A required object of the database. */
export interface Definition {
  /** The name in messages and in the table of applied definitions: `column dua.f_active`. */
  readonly name: string
  /** Compared with the applied definition; a change may require a decision. */
  readonly definition: string
  /** SQL that creates it. */
  readonly make: string
  /** SQL that drops it; null for data that is stored nowhere else. */
  readonly unmake: string | null
  /** The column that it depends on and is dropped with. */
  readonly standsOn?: string
  /** The name of a table of records. */
  readonly records?: string
  /** For a column: its table, and its SQL within `create table`; null where every such table has it. */
  readonly column?: { readonly of: string; readonly sql: string | null }
  /** Recreated, with its dependents, when it changes; otherwise a change requires a decision. */
  readonly remade?: true
}
