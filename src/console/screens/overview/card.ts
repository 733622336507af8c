import cards from '../../../modules/dashboard.json' with { type: 'json' }

/** A card of the dashboard, as `src/modules/dashboard.json` has it. */
export interface CardEntry {
  /** What it shows; see `kinds` in overview.tsx. */
  kind: string
  /** English; translated when shown. */
  label: string
  /** Name in the menu's icon registry. */
  icon?: string
  /** Address of the list behind it, with what it is narrowed to. */
  to?: string
  /** `upcoming`: properties of the rows with the first and the last day. */
  from?: string
  until?: string
  /** `year`: which figures. */
  figures?: string
}

export const cardEntries: readonly CardEntry[] = cards
