import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import {
  Activity,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType, useOutlet, useParams } from 'react-router-dom'
import type { Platform } from '../../modules/format/platform.ts'
import { type PlatformState, setPlatform } from '../session/platform.ts'
import { platformKeys } from '../session/platform-keys.ts'
import { isUnsaved } from '../session/unsaved.ts'
import { useStableValue } from '../ui/hooks/use-stable-value.ts'
import {
  dropPreparedPage,
  type PageParameters,
  PageParametersContext,
  type PreparedPage,
  preparedPages,
  routeValues,
  subscribePreparedPages,
} from '../ui/page/prepared-page.ts'
import { Loader } from '../ui/states/states.tsx'
import { shortWindow } from '../ui/styles/breakpoints.ts'
import { useModeElsewhere, useStartMode } from './menu/use-menu.ts'

interface OfferProps {
  other: Platform
  /** Whether the switch was pressed with unsaved input. */
  isHeld: boolean
  setHeld: (isHeld: boolean) => void
}

const Offer = memo(function Offer({ other, isHeld, setHeld }: OfferProps) {
  const { t } = useTranslation()
  const platform = t(platformKeys[other])
  const change = (): void => {
    if (isUnsaved()) setHeld(true)
    else setPlatform(other)
  }
  return (
    <Alert
      severity='info'
      role='status'
      className='screen-only'
      sx={{
        mb: 5,
        [shortWindow]: { mb: 3, py: 0, '& :is(.MuiAlert-message, .MuiAlert-icon)': { py: 1 } },
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 12em' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        <Button color='inherit' size='small' onClick={change} sx={{ whiteSpace: 'nowrap' }}>
          {t('platform.switch', { platform })}
        </Button>
      }
    >
      {t('platform.elsewhere', { platform })} {isHeld && t('platform.saveFirst')}
    </Alert>
  )
})

/**
 * Changes the mode when a link leads from a page of the present mode to one that only the other mode has. Pages opened by
 * address, bookmark or Back keep the mode; a link may name its own, such as that of a draft.
 */
const useFollowedMode = (other: Platform | null): void => {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const wasElsewhere = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => {
    const { platform } = (state ?? {}) as PlatformState
    const isFollowed = type === 'PUSH' && platform === undefined && !wasElsewhere.current
    if (other && isFollowed && !isUnsaved()) setPlatform(other)
    else wasElsewhere.current = other !== null
  }, [key])
}

/** A notice above pages that belong to the other mode's menu, with a switch button, which unsaved input blocks. */
const PlatformOffer = memo(function PlatformOffer() {
  const { pathname } = useLocation()
  useStartMode()
  const other = useModeElsewhere(pathname)
  useFollowedMode(other)
  const [isHeld, setHeld] = useState(false)
  // A blocked switch only concerns its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => () => setHeld(false), [pathname])
  return other && <Offer other={other} isHeld={isHeld} setHeld={setHeld} />
})

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
