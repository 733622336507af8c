
/**
 * Figures of the last twelve months, by their place in the list of months.
 */
export interface MonthFigures {
  /**
     * The months.
     * @minItems 12
     * @maxItems 12
     * @items.pattern ^\d{4}-\d{2}$
     */
  months: string[];
  /**
     * How many became members; null for who may not list them.
     * @nullable
     * @items.minimum 0
     */
  members: number[] | null;
  /**
     * How many donations were paid; null for who may not list them.
     * @nullable
     * @items.minimum 0
     */
  donations: number[] | null;
}
