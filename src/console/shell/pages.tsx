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
import {
  dropPreparedPage,
  type PageParameters,
  PageParametersContext,
  type PreparedPage,
  preparedPages,
  subscribePreparedPages,
} from '../ui/page/prepared-page.ts'
import { Loader } from '../ui/states/loader.tsx'
import { PlatformOffer } from './platform-offer.tsx'

type BoxRef = RefObject<HTMLDivElement | null>

/** Puts the box of a shown page into its place. First of its siblings: it stands before any effect of the page. */
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
  /** Those of the current address. */
  current: PageParameters
}

const boxStyle = { display: 'contents' } as const

/**
 * A page that is drawn while it is hidden, without its effects; when it is shown, those are all that is left to do. What
 * fails while it is hidden fails where it is opened. Its box is taken out of the document by hand, not drawn into by a
 * portal: React hears each event once more for every portal around what it comes from.
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

/** The page of the present address: the one that was prepared for it, else the router's. */
export const Pages = (): ReactNode => {
  const outlet = useOutlet()
  const { pathname, search } = useLocation()
  const route = useParams()
  const parameters = useStableValue({ route, query: Object.fromEntries(new URLSearchParams(search)) })
  const pages = useSyncExternalStore(subscribePreparedPages, preparedPages)
  const shownBefore = useRef<{ id: number; pathname: string }>(null)
  // Once it is shown, another query does not make it another page.
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
