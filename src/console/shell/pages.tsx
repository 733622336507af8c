import {
  Activity,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useLocation, useOutlet, useParams } from 'react-router-dom'
import { useStableValue } from '../ui/hooks/use-stable-value.ts'
import { routeValues } from '../ui/page/navigate.tsx'
import {
  dropPreparedPage,
  type PageParameters,
  PageParametersContext,
  type PreparedPage,
  preparedPages,
  subscribePreparedPages,
} from '../ui/page/prepared-page.ts'
import { Loader } from '../ui/states.tsx'
import { PlatformOffer } from './platform-offer.tsx'

type BoxRef = RefObject<HTMLDivElement | null>

/** Moves the container of a shown page into its place. The first sibling, so that it runs before the page's effects. */
const Shown = ({ box, holder }: { box: BoxRef; holder: BoxRef }) => {
  useLayoutEffect(() => {
    const shown = box.current
    if (shown) holder.current?.append(shown)
    return () => shown?.remove()
  }, [box, holder])
  return null
}

interface PreparedProps {
  page: PreparedPage
  shown: boolean
  /** Parameters of the present address. */
  current: PageParameters
}

const boxStyle = { display: 'contents' } as const

/**
 * A page that is rendered while hidden, without effects; showing it only runs those. An error while hidden is reported
 * when the page is opened. The container is moved in the document by hand instead of a portal: React dispatches each
 * event once more per portal around its target.
 */
const Prepared = ({ page, shown, current }: PreparedProps) => {
  const parameters = useStableValue(shown ? current : page.parameters)
  const holder = useRef<HTMLDivElement>(null)
  const { box } = page
  useLayoutEffect(() => {
    if (!shown) box.current?.remove()
  }, [box, shown])
  return (
    <div ref={holder} style={boxStyle}>
      {shown && <Shown box={box} holder={holder} />}
      <div ref={box} style={boxStyle}>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <PageParametersContext value={parameters}>{page.element}</PageParametersContext>
        </Activity>
      </div>
    </div>
  )
}

/** The page of the present address: the prepared one, else the router's. */
export const Pages = (): ReactNode => {
  const outlet = useOutlet()
  const { pathname, search } = useLocation()
  const route = routeValues(useParams())
  const parameters = useStableValue({ route, query: Object.fromEntries(new URLSearchParams(search)) })
  const pages = useSyncExternalStore(subscribePreparedPages, preparedPages)
  const shownBefore = useRef<{ id: string; pathname: string }>(null)
  // Once shown, a page stays the same when the query changes.
  const stays = ({ id }: PreparedPage): boolean =>
    shownBefore.current?.id === id && shownBefore.current.pathname === pathname
  const shown = pages.find(stays) ?? pages.find(({ url }) => url === pathname + search)
  useEffect(() => {
    if (!shown) return
    shownBefore.current = { id: shown.id, pathname }
    return () => dropPreparedPage(shown)
  }, [shown, pathname])
  useEffect(() => {
    for (const page of pages) if (page !== shown && page.from !== pathname) dropPreparedPage(page)
  }, [pages, shown, pathname])
  return (
    <>
      <PlatformOffer />
      <Suspense fallback={<Loader />}>
        {!shown && <PageParametersContext value={parameters}>{outlet}</PageParametersContext>}
        {pages.map((page) => (
          <Prepared key={page.id} page={page} shown={page === shown} current={parameters} />
        ))}
      </Suspense>
    </>
  )
}
