import type { MonthSales } from './monthSales.ts';
import type { WeekSales } from './weekSales.ts';

/**
 * What the dashboard shows.
 */
export interface DashboardSummary {
  /**
     * How many users there are.
     * @minimum 0
     */
  totalUsers: number;
  /**
     * How many events there are.
     * @minimum 0
     */
  totalEvents: number;
  /**
     * How many products there are.
     * @minimum 0
     */
  totalProducts: number;
  /**
     * How many orders there are.
     * @minimum 0
     */
  totalOrders: number;
  /**
     * Sales of the months, Jan to Dec.
     * @minItems 12
     * @maxItems 12
     */
  totalOrder: MonthSales[];
  /**
     * Amounts of the weeks, Week 1 to Week 5; null for who may not list donations.
     * @minItems 5
     * @maxItems 5
     * @nullable
     */
  weeklySales: WeekSales[] | null;
}
