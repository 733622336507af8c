import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { lazy, memo, Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { Delayed } from '../../ui/lazy/after-paint.tsx'
import { lazyOr } from '../../ui/lazy/lazy-or.ts'
import { lazyPart, lazyWhenIdle, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { PageParametersContext } from '../../ui/page/prepared-page.ts'
import { visuallyHidden } from '../../ui/styles/visually-hidden.ts'
import { useLoadedModule } from '../modules.ts'
import { useModuleBreadcrumb } from '../routes/use-module-breadcrumb.ts'
import { useParent } from '../routes/use-parent.ts'
import { UnknownParent } from '../unknown-record.tsx'
import { ListHeaderActions } from './actions/list-header-actions.tsx'
import type { CreatedRecordLineProps } from './created-record.tsx'
import { createdRecordOf } from './created-state.ts'
import { ListBody } from './list-body.tsx'
import { ListToolbar } from './toolbar/list-toolbar.tsx'
import { type ListPage as ListPageState, useListPage } from './use-list-page.ts'
import { useRangeText } from './views/pager.tsx'

/** Announces the range of rows to screen readers whenever new rows arrive. An empty list has its own message. */
const RowAnnouncer = ({ page }: { page: ListPageState }) => {
  const text = useRangeText(page)
  const isTold = page.status === 'ready' && !page.awaited && page.total > 0
  return (
    <div role='status' style={visuallyHidden}>
      {isTold && text}
    </div>
  )
}

const ListTabs = lazy(() => import('./toolbar/list-tabs.tsx').then((file) => ({ default: file.ListTabs })))

/**
 * Notice that there are no content languages. A separate part: whether a form needs languages depends on its widgets,
 * whose code loads after the list.
 */
const languageNotice = lazyPart(() => import('../no-languages.tsx').then((file) => file.NoLanguagesForList))

const ListChanges = lazyWhenIdle(
  () => import('../presence/list-changes.tsx').then((file) => file.loadListChanges()),
  () => null,
)

const CreatedRecordLine = lazyOr<CreatedRecordLineProps>(
  () => import('./created-record.tsx').then((file) => file.CreatedRecordLine),
  () => null,
)

const UnlimitedNotice = lazyOr<{ page: ListPageState }>(
  () => import('./unlimited-notice.tsx').then((file) => file.UnlimitedNotice),
  () => null,
)

const ListContent = ({ page }: { page: ListPageState }) => {
  const created = createdRecordOf(useLocation().state)
  return (
    <>
      {page.list.tabs && (
        <Suspense fallback={<Box sx={{ height: 49 }} />}>
          <ListTabs tabs={page.list.tabs} state={page.state} setState={page.setState} />
        </Suspense>
      )}
      {/* Clear also resets input that has not been applied yet. */}
      <ListToolbar key={page.cleared} {...page} />
      {created && (
        <Suspense fallback={null}>
          <CreatedRecordLine created={created} page={page} />
        </Suspense>
      )}
      {(page.list.unlimited || page.ignoresFilters) && (
        <Suspense fallback={null}>
          <UnlimitedNotice page={page} />
        </Suspense>
      )}
      <RowAnnouncer page={page} />
      <ListBody page={page} />
      <Delayed>
        <ListChanges page={page} />
      </Delayed>
    </>
  )
}

const ListView = memo(function ListView({ module }: { module: Module }) {
  const page = useListPage(module)
  const label = useLabel()
  const LanguageNotice = useLazyPart(languageNotice)
  const breadcrumb = useModuleBreadcrumb(module, true)
  const parent = useParent(module.module)
  return (
    <>
      <PageHeader
        title={label(page.list.title ?? module.module.title)}
        breadcrumb={breadcrumb}
        actions={!parent.unknown && <ListHeaderActions page={page} />}
      />
      {LanguageNotice && (page.can.create || page.can.update) && <LanguageNotice module={module} />}
      {/* Clipped instead of scrolled, so that the pager stays in view. */}
      <Card variant='outlined' sx={{ overflow: 'clip' }}>
        {parent.unknown ? <UnknownParent module={module.module} /> : <ListContent page={page} />}
      </Card>
    </>
  )
})

/** The list of the route's module. */
export const ListPage = () => {
  const module = useLoadedModule()
  const { route } = use(PageParametersContext)
  return <ListView key={`${module.id} ${Object.values(route).join(' ')}`} module={module} />
}
