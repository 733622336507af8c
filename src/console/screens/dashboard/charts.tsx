import { useTheme } from '@mui/material/styles'
import { LineChart, lineClasses } from '@mui/x-charts/LineChart'
import { PieChart } from '@mui/x-charts/PieChart'
import type { DashboardSummary } from '../../../../generated/models/index.ts'
import { useLabel } from '../../i18n/labels.ts'

/** Sales by month as a line. */
export const OrderChart = ({ months }: { months: DashboardSummary['totalOrder'] }) => {
  const label = useLabel()
  const { palette } = useTheme()
  return (
    <LineChart
      height={300}
      margin={{ left: 8, right: 16 }}
      xAxis={[
        {
          scaleType: 'point',
          data: months.map(({ month }) => label(month)),
          height: 32,
          tickLabelInterval: () => true,
        },
      ]}
      yAxis={[{ min: 0 }]}
      series={[
        {
          data: months.map(({ sales }) => sales),
          label: label('sales'),
          color: palette.primary.main,
          area: true,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.12 } }}
    />
  )
}

/** Sales by week as a doughnut; an empty ring while there are none. */
export const SalesChart = ({ weeks }: { weeks: DashboardSummary['weeklySales'] }) => {
  const label = useLabel()
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
    { id: 'none', value: 1, label: `${label('total sell')}: 0`, color: palette.action.disabledBackground },
  ]
  const parts = weeks.map(({ week, totalSell }, at) => ({
    id: week,
    value: totalSell,
    label: label(week),
    color: colors[at] ?? palette.primary.main,
  }))
  return (
    <PieChart
      height={300}
      series={[
        {
          innerRadius: 70,
          outerRadius: 110,
          paddingAngle: total > 0 ? 2 : 0,
          cornerRadius: 4,
          data: total > 0 ? parts : ring,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    />
  )
}
