import type { MonthSalesMonth } from './monthSalesMonth.ts';

/**
 * Sales of one month.
 */
export interface MonthSales {
  /** The month. */
  month: MonthSalesMonth;
  /**
     * The sales.
     * @minimum 0
     */
  sales: number;
}
