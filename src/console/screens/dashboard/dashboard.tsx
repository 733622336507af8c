import Event from '@mui/icons-material/Event'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import People from '@mui/icons-material/People'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetDashboardSummary } from '../../../../generated/api/dashboard/dashboard.ts'
import type { DashboardSummary } from '../../../../generated/api/foundation.schemas.ts'
import { isAvailable } from '../../../client/availability.ts'
import { shortMonths } from '../../../contract/dates.ts'
import { useCanOpen, useIsListAllowed } from '../../engine/routes/modules-at.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { withTexts } from '../../i18n/i18n.ts'
import { lazyWhenIdle } from '../../ui/lazy/lazy-when-idle.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Loader } from '../../ui/states.tsx'
import { cardEntries } from '../overview/card.ts'

/** Dashboard data before a response: all figures are 0. */
const emptySummary: DashboardSummary = {
  totalUsers: 0,
  totalEvents: 0,
  totalProducts: 0,
  totalOrders: 0,
  totalOrder: shortMonths.map((month) => ({ month, sales: 0 })),
  weeklySales: [1, 2, 3, 4, 5].map((week) => ({ week: `Week ${week}`, totalSell: 0 })),
}

const loadCharts = () => import('./charts.tsx')
const OrderChart = lazy(() => loadCharts().then((file) => ({ default: file.OrderChart })))
const SalesChart = lazy(() => loadCharts().then((file) => ({ default: file.SalesChart })))

const loadOverview = () => withTexts(() => import('../overview/overview.tsx'), 'tools')

/** For APIs without a summary, and for lists that differ by mode. */
const ListTotal = lazyWhenIdle<{ to: string; unknown: ReactNode }>(
  () => loadOverview().then((file) => file.ListTotal),
  ({ unknown }) => unknown,
)

/** Open tasks come first; their place is kept while they load, for users who have some. */
const Tasks = lazyWhenIdle<object>(
  () => loadOverview().then((file) => file.Tasks),
  () => {
    const canOpen = useCanOpen()
    const tasks = cardEntries.filter(({ kind, to }) => kind === 'count' && to !== undefined && canOpen(to))
    const gridTemplateColumns = 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))'
    return (
      tasks.length > 0 && (
        <Box sx={{ display: 'grid', gap: 4, mb: 4, gridTemplateColumns }}>
          {tasks.map(({ label }) => (
            <Card key={label} sx={{ height: 91 }} />
          ))}
        </Box>
      )
    )
  },
)

/** Upcoming events and recent changes. Loads after the dashboard's main content; the footer keeps its place. */
const Overview = lazyWhenIdle<object>(
  () => loadOverview().then((file) => file.Overview),
  () => <Box sx={{ mt: 4, height: 300 }} />,
)

/** Fetches the code for content after the first paint. */
export const fetchDashboardParts = async (): Promise<void> => {
  await Promise.all([loadCharts(), loadOverview()])
}

/** The totals with the addresses of their lists. `isOfMode`: the list has other rows in the other mode. */
const cards = [
  { field: 'totalUsers', Icon: People, to: '/user/all', isOfMode: false },
  { field: 'totalEvents', Icon: Event, to: '/event', isOfMode: false },
  { field: 'totalProducts', Icon: Inventory, to: '/book/all', isOfMode: true },
  { field: 'totalOrders', Icon: Receipt, to: '/donation', isOfMode: false },
] as const

interface TotalProps {
  summary: number
  /** The API reports no summary. */
  isMissing: boolean
  /** Address of the list that the total counts. */
  to: string
  isOfMode: boolean
}

/** A total: of the summary, or of the list that the card leads to. */
const Total = ({ summary, isMissing, to, isOfMode }: TotalProps) => {
  const { t, i18n } = useTranslation('frame')
  const isListed = useIsListAllowed(to) && isOfMode
  if (!isMissing && !isListed) return formatNumber(summary, i18n.language)
  const unknown = isMissing ? (
    <span role='img' aria-label={t('summary.unknown')} title={t('summary.unknown')}>
      –
    </span>
  ) : (
    '…'
  )
  return <ListTotal to={to} unknown={unknown} />
}

/** A card that leads to the list of its total; plain for users who may not read that list. */
const TotalCard = ({ to, children }: { to: string; children: ReactNode }) => {
  const isLinked = useIsListAllowed(to)
  const content = <Box sx={{ p: 5, display: 'flex', alignItems: 'center', gap: 4 }}>{children}</Box>
  if (!isLinked) return <Card>{content}</Card>
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        {content}
      </CardActionArea>
    </Card>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card sx={{ p: 5, minWidth: 0 }}>
    <Typography variant='h3' component='h2' sx={{ mb: 3 }}>
      {title}
    </Typography>
    <Suspense fallback={<Loader minHeight={300} />}>{children}</Suspense>
  </Card>
)

/**
 * The open tasks, the four totals and the two charts; zeros until the figures arrive, an ellipsis for the total of a
 * list. Without figures, the totals are those of lists, and the charts are left out. Amounts are only visible to users
 * who may list donations.
 */
export const Dashboard = () => {
  const { t } = useTranslation(['frame', 'shell'])
  const isSummed = isAvailable('getDashboardSummary')
  const { data, isError } = useGetDashboardSummary({ query: { retry: false, enabled: isSummed } })
  const summary = data?.payload ?? emptySummary
  const isMissing = !isSummed || (isError && !data)
  return (
    <>
      <PageHeader title={t('dashboard')} home />
      <Tasks />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {cards.map(({ field, Icon, to, isOfMode }) => (
          <TotalCard key={field} to={to}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: 2,
                bgcolor: 'action.hover',
                color: 'primary.main',
              }}
            >
              <Icon aria-hidden />
            </Box>
            <div>
              <Typography variant='body2' color='textSecondary'>
                {t(`summary.cards.${field}`)}
              </Typography>
              <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
                <Total to={to} isOfMode={isOfMode} summary={summary[field]} isMissing={isMissing} />
              </Typography>
            </div>
          </TotalCard>
        ))}
      </Box>
      {isMissing ? (
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>{t('summary.missing')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            mt: 4,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              ...(summary.weeklySales && { lg: 'minmax(0, 2fr) minmax(0, 1fr)' }),
            },
          }}
        >
          <Panel title={t('summary.orders')}>
            <OrderChart months={summary.totalOrder} />
          </Panel>
          {summary.weeklySales && (
            <Panel title={t('summary.weeklySales')}>
              <SalesChart weeks={summary.weeklySales} />
            </Panel>
          )}
        </Box>
      )}
      <Overview />
    </>
  )
}
