import type { DashboardAnswer, YearFigures } from '../../../generated/api/foundation.schemas.ts'
import type { PayloadOf } from '../../contract/conventions/envelope.ts'
import { shortMonths } from '../../contract/dates.ts'
import { mayCall } from './call.ts'
import type { Call, OperationResult } from './handler.ts'

const weeks = [1, 2, 3, 4, 5] as const

interface Day {
  month: number
  day: number
  orders: number
  amount: number
}

/** Donations of the present year, by month and day (UTC). */
const ordersByDay = `select extract(month from paid)::integer as month, extract(day from paid)::integer as day,
    count(*)::integer as orders, sum(amount)::double precision as amount
  from (
    select (body ->> 'paymentDate')::timestamptz at time zone 'UTC' as paid, (body ->> 'amount')::numeric as amount
    from "transaction"
  ) as paid_orders
  where paid >= $1::timestamp and paid < $1::timestamp + interval '1 year'
  group by 1, 2`

const weekOf = (day: number): number => Math.min(5, Math.ceil(day / 7))

const total = (days: readonly Day[], of: 'orders' | 'amount'): number => {
  const sum = days.reduce((so, day) => so + day[of], 0)
  return Math.round(sum * 100) / 100
}

/**
 * getDashboardSummary: the four totals; the number of donations per month of the present year; and the amount per week
 * of the present month, the fifth being the days after the 28th. Amounts are null for users who may not list donations.
 */
export const getDashboardSummary = async (call: Call): Promise<OperationResult<DashboardAnswer>> => {
  const { store } = call
  const now = new Date()
  const [totalUsers, totalEvents, totalProducts, totalOrders, days] = await Promise.all([
    store.count('User', { registerType: 'APP' }),
    store.count('Event', {}),
    store.count('Book', {}),
    store.count('Transaction', {}),
    store.db.query<Day>(ordersByDay, [`${now.getUTCFullYear()}-01-01`]),
  ])
  const thisMonth = days.filter(({ month }) => month === now.getUTCMonth() + 1)
  const payload: PayloadOf<DashboardAnswer> = {
    totalUsers,
    totalEvents,
    totalProducts,
    totalOrders,
    totalOrder: shortMonths.map((month, index) => ({
      month,
      sales: total(
        days.filter((day) => day.month === index + 1),
        'orders',
      ),
    })),
    weeklySales: mayCall(call, 'listTransaction')
      ? weeks.map((week) => ({
          week: `Week ${week}`,
          totalSell: total(
            thisMonth.filter(({ day }) => weekOf(day) === week),
            'amount',
          ),
        }))
      : null,
  }
  return { payload }
}

interface Month {
  month: string
  count: number
}

/** Names of the last twelve months, `2026-03`, the present one last. */
const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  )

/** Members are users of the website without a role; times are UTC. */
const membersByMonth = `select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::integer as count
  from app_user
  where body ->> 'registerType' = 'WEB' and body ->> 'roleId' is null
    and created_at >= $1::timestamptz
  group by 1`

const donationsByMonth = `select left(body ->> 'paymentDate', 7) as month, count(*)::integer as count
  from "transaction" where body ->> 'paymentDate' >= $1 group by 1`

/** getYearFigures: new members and donations of the last twelve months, each only for users who may read the list. */
export const getYearFigures = async (call: Call): Promise<OperationResult<YearFigures>> => {
  const months = lastMonths(new Date())
  const count = async (list: string, sql: string): Promise<number[] | null> => {
    if (!mayCall(call, list)) return null
    const found = await call.store.db.query<Month>(sql, [`${months[0]}-01`])
    return months.map((month) => found.find((row) => row.month === month)?.count ?? 0)
  }
  const [members, donations] = await Promise.all([
    count('listUser', membersByMonth),
    count('listTransaction', donationsByMonth),
  ])
  return { payload: { months: [...months], members, donations } }
}
