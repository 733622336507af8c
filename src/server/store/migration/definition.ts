/** One thing the database must have. */
export type Definition = {
  /** For messages and to remember it by: `column dua.f_active`. */
  readonly name: string
  /** What would have to be decided about when it changes. */
  readonly definition: string
  /** Makes it. */
  readonly make: string
  /** Takes it away; null for what holds data that nothing else holds. */
  readonly unmake: string | null
  /** The column that it stands on and goes with. */
  readonly standsOn?: string
  /** Set for the table of records with this name. */
  readonly records?: string
  /** Set for a column: its table, and what it is within a `create table`; null where every such table has it. */
  readonly column?: { readonly of: string; readonly sql: string | null }
  /** Made anew, with what stands on it, when it changes; else a change needs a decision. */
  readonly remade?: true
}
