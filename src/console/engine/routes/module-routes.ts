import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { Chapter, GuideHandle } from '../../../modules/format/chapters.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { FetchedAhead } from '../../ui/page/fetch-page-context.ts'
import { loadFormPages } from '../form/load-form.ts'
import { ListPage } from '../list/list-page.tsx'
import { type ModuleEntry, moduleEntries } from '../modules.ts'
import { operationOf } from '../operations.ts'
import { loadForm, loadList, loadModule } from './module-loaders.ts'

/** The list itself handles changes of its query; a change of the query alone does not run the loader. */
const isMoreThanQuery = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const createPage = () => loadFormPages().then(({ CreatePage }) => CreatePage)
const updatePage = () => loadFormPages().then(({ UpdatePage }) => UpdatePage)
const detailPage = () => import('../detail/detail-page.tsx').then(({ DetailPage }) => DetailPage)

const routesOf = (entry: ModuleEntry): RouteObject[] => {
  const { module, has } = entry
  const inGuide = (chapter: Chapter): GuideHandle => ({ chapter: module.guide ?? chapter })
  const list = modulePaths(module, 'list').map(
    (path): RouteObject & { handle: GuideHandle & FetchedAhead } => ({
      path,
      handle: { ...inGuide('lists'), fetchAhead: entry.load },
      loader: loadList(entry),
      shouldRevalidate: isMoreThanQuery,
      Component: ListPage,
    }),
  )
  const add = modulePaths(module, 'add').map((path) => ({
    path,
    handle: inGuide('entering'),
    loader: loadForm(entry, 'create'),
    lazy: { Component: createPage },
  }))
  const edit = modulePaths(module, 'edit').map((path) => ({
    path,
    handle: inGuide('entering'),
    loader: loadForm(entry, 'update'),
    lazy: { Component: updatePage },
  }))
  const view = modulePaths(module, 'view').map((path) => ({
    path,
    handle: inGuide('lists'),
    loader: loadModule(entry, 'get'),
    lazy: { Component: detailPage },
  }))
  const creates = has.form && operationOf(module, 'create') !== undefined
  const updates = has.form && operationOf(module, 'update') !== undefined
  return [
    ...(has.list ? list : []),
    ...(creates ? add : []),
    ...(updates ? edit : []),
    ...(has.page ? view : []),
  ]
}

/** Routes of modules. Each loader fetches its module's files and data in parallel with the page's code. */
export const moduleRoutes = (entries: readonly ModuleEntry[] = moduleEntries): RouteObject[] =>
  entries.flatMap(routesOf)
