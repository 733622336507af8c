import cards from '../../../modules/dashboard.json' with { type: 'json' }

/** A card of the dashboard in `src/modules/dashboard.json`. */
export interface CardEntry {
  /** Kind of card; see `kinds` in overview.tsx. */
  kind: string
  /** English; translated when shown. */
  label: string
  /** Name in the menu's icon registry. */
  icon?: string
  /** Address of its list, including filters. */
  to?: string
  /** `upcoming`: row properties with the first and last day. */
  from?: string
  until?: string
  /** `upcoming`: the list's date filter that the link sets, by its label. */
  filter?: string
  /** `year`: the figures to show. */
  figures?: string
}

export const cardEntries: readonly CardEntry[] = cards
