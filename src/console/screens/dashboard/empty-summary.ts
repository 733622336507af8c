import type { DashboardSummary } from '../../../../generated/api/foundation.schemas.ts'
import { shortMonths } from '../../../contract/dates/months.ts'

/** Dashboard data before a response: all figures are 0. */
export const emptySummary: DashboardSummary = {
  totalUsers: 0,
  totalEvents: 0,
  totalProducts: 0,
  totalOrders: 0,
  totalOrder: shortMonths.map((month) => ({ month, sales: 0 })),
  weeklySales: [1, 2, 3, 4, 5].map((week) => ({ week: `Week ${week}`, totalSell: 0 })),
}
