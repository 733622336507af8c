
/**
 * Sales of one week.
 */
export interface WeekSales {
  /** The week of the month. */
  week: string;
  /**
     * The sales.
     * @minimum 0
     */
  totalSell: number;
}
