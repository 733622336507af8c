import { useTheme } from '@mui/material/styles'
import { LineChart, lineClasses } from '@mui/x-charts/LineChart'
import { PieChart, pieClasses } from '@mui/x-charts/PieChart'
import { useTranslation } from 'react-i18next'
import type { DashboardSummary } from '../../../../generated/api/foundation.schemas.ts'
import { shortMonths } from '../../../contract/dates.ts'
import { monthsOf } from '../../i18n/format-date.ts'
import { digitLocale } from '../../i18n/format-number.ts'
import { useSides } from '../../ui/hooks/use-sides.ts'

const months: readonly string[] = shortMonths

/** The short name of an API month (`Jan` to `Dec`) in an interface language. */
export const monthName = (month: string, language: string): string =>
  monthsOf(language)[months.indexOf(month)] ?? month

/** The number of an API week (`Week 1`); undefined for other names. */
export const weekNumber = (week: string): number | undefined => {
  const digits = /^Week (\d+)$/.exec(week)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The sales per month of the present year (UTC); null for future months. */
export const salesToDate = (
  sales: readonly { month: string; sales: number }[],
  now = new Date(),
): (number | null)[] =>
  sales.map(({ month, sales }) => (months.indexOf(month) > now.getUTCMonth() ? null : sales))

/** Line chart of sales by month. */
export const OrderChart = ({ months }: { months: DashboardSummary['totalOrder'] }) => {
  const { t, i18n } = useTranslation('frame')
  const number = new Intl.NumberFormat(digitLocale(i18n.language))
  const { palette } = useTheme()
  const { start, end } = useSides()
  return (
    <LineChart
      height={300}
      margin={{ [start]: 8, [end]: 16 }}
      xAxis={[
        {
          scaleType: 'point',
          data: months.map(({ month }) => monthName(month, i18n.language)),
          height: 32,
          reverse: start === 'right',
        },
      ]}
      yAxis={[
        {
          min: 0,
          tickMinStep: 1,
          position: start,
          valueFormatter: (value: number) => number.format(value),
        },
      ]}
      series={[
        {
          data: salesToDate(months),
          curve: 'linear',
          showMark: true,
          label: t('summary.sales'),
          valueFormatter: (value) => (value === null ? '' : number.format(value)),
          color: palette.primary.main,
          area: true,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.12 } }}
    />
  )
}

/** Doughnut chart of sales by week; an empty ring without sales. */
export const SalesChart = ({ weeks }: { weeks: NonNullable<DashboardSummary['weeklySales']> }) => {
  const { t, i18n } = useTranslation('frame')
  const number = new Intl.NumberFormat(digitLocale(i18n.language))
  // The ring is too narrow for the full sum, which is in the tooltip.
  const short = new Intl.NumberFormat(digitLocale(i18n.language), { notation: 'compact' })
  const weekName = (week: string): string => {
    const at = weekNumber(week)
    return at === undefined ? week : t('summary.week', { number: at })
  }
  const { palette } = useTheme()
  const total = weeks.reduce((sum, { totalSell }) => sum + totalSell, 0)
  const colors = [
    palette.primary.main,
    palette.info.main,
    palette.warning.main,
    palette.secondary.main,
    palette.error.main,
  ]
  const ring = [
    {
      id: 'none',
      value: 1,
      label: `${t('summary.totalSell')}: ${number.format(0)}`,
      color: palette.action.disabledBackground,
    },
  ]
  const parts = weeks
    .map(({ week, totalSell }, at) => ({
      id: week,
      value: totalSell,
      label: weekName(week),
      color: colors[at] ?? palette.primary.main,
    }))
    .filter(({ value }) => value > 0)
  return (
    <PieChart
      height={300}
      series={[
        {
          innerRadius: 60,
          outerRadius: 110,
          paddingAngle: total > 0 ? 2 : 0,
          cornerRadius: 4,
          data: total > 0 ? parts : ring,
          arcLabel: ({ value }) => (total > 0 ? short.format(value) : ''),
          arcLabelMinAngle: 20,
          valueFormatter: ({ value }) => number.format(total > 0 ? value : 0),
        },
      ]}
      sx={{
        [`& .${pieClasses.arcLabel}`]: { fill: palette.background.paper, fontWeight: 600, fontSize: 13 },
      }}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  )
}
