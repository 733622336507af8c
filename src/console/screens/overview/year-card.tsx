import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useGetYearFigures } from '../../../../generated/api/dashboard/dashboard.ts'
import { isAvailable, type OperationId } from '../../../client/availability.ts'
import { privilegesOf } from '../../../client/call.ts'
import { digitLocale, formatNumber } from '../../i18n/format-number.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import type { CardEntry } from './card.ts'
import { Panel } from './panel.tsx'

const operation: OperationId = 'getYearFigures'

const Bars = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  '& > li': { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', height: 150 },
  '& i': { display: 'block', borderRadius: 3, backgroundColor: theme.palette.primary.main },
  '& b': { fontWeight: 600 },
  '& span': { color: theme.palette.text.secondary, whiteSpace: 'nowrap', overflow: 'hidden' },
}))

/** Height of the highest bar, in CSS pixels. */
const barHeight = 100

/** Bar chart of the last twelve months with numbers. */
export const YearCard = ({ entry }: { entry: CardEntry }) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const check = usePrivilegeCheck()
  const isAllowed = isAvailable(operation) && check(privilegesOf(operation) ?? [])
  const { data } = useGetYearFigures({ query: { enabled: isAllowed } })
  const payload = data?.payload
  const figures = entry.figures === 'donations' ? payload?.donations : payload?.members
  if (!payload || !figures) return null
  const largest = Math.max(1, ...figures)
  const name = (month: string, style: 'narrow' | 'long'): string =>
    new Intl.DateTimeFormat(digitLocale(i18n.language), {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <Panel title={label(entry.label)} to={entry.to}>
      <Bars>
        {payload.months.map((month, index) => {
          const count = figures[index] ?? 0
          const text = formatNumber(count, i18n.language)
          return (
            <li
              key={month}
              title={`${name(month, 'long')}: ${text}`}
              aria-label={`${name(month, 'long')}: ${text}`}
            >
              <b aria-hidden>{text}</b>
              <i aria-hidden style={{ height: Math.round((barHeight * count) / largest) }} />
              <span aria-hidden>{name(month, 'narrow')}</span>
            </li>
          )
        })}
      </Bars>
    </Panel>
  )
}
