import type { YearFigures } from '../../../generated/api/foundation.schemas.ts'
import { mayCall } from './call.ts'
import type { Call, OperationResult } from './handler.ts'

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
