import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUser } from '../../session/use-session.ts'
import { AfterPaint } from '../../ui/lazy/after-paint.tsx'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { foundationName, Logo } from '../../ui/page/brand.tsx'
import { UserAvatar } from '../account/user-avatar.tsx'
import { Menu } from '../menu/menu.tsx'
import { DRAWER_WIDTH, drawerPaper } from './drawer-paper.ts'

/** The sidebar of the initial frame, shown before any code is loaded and in the console's first render. */
const DrawerFrame = () => (
  <div className='frame-side frame-lines' aria-hidden>
    <div className='frame-name'>
      <Logo sx={{ fontSize: 36, color: 'primary.light' }} />
      <span>{foundationName()}</span>
    </div>
    {Array.from({ length: 9 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <i key={line} />
    ))}
  </div>
)

const DrawerHead = () => {
  const { t } = useTranslation('frame')
  return (
    <Box
      component={Link}
      to='/'
      aria-label={t('drawer.home', { name: foundationName() })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mx: 4,
        my: 3,
        p: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outlineColor: 'currentColor' },
      }}
    >
      <Logo sx={{ fontSize: 36, color: 'primary.light' }} />
      <Typography component='span' sx={{ fontWeight: 600, lineHeight: 1.2 }} noWrap>
        {foundationName()}
      </Typography>
    </Box>
  )
}

const DrawerFoot = () => {
  const user = useUser()
  if (!user) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 5,
        py: 3,
        borderTop: 1,
        borderColor: 'sidebar.border',
      }}
    >
      <UserAvatar user={user} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant='body2' noWrap sx={{ fontWeight: 600 }}>
          {user.name}
        </Typography>
        <Typography variant='caption' noWrap component='p' sx={{ color: 'sidebar.muted' }}>
          {user.email}
        </Typography>
      </Box>
    </Box>
  )
}

/** Logo, menu, and the signed-in user. */
const contents: ReactNode = (
  <>
    <DrawerHead />
    <Menu />
    <DrawerFoot />
  </>
)

const temporaryDrawer = lazyPart(() => import('./temporary-drawer.tsx').then((file) => file.TemporaryDrawer))

const DrawerOnDemand = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('frame')
  return (
    <OpenedPart part={temporaryDrawer} open={open} title={t('menu.label')} onClose={onClose}>
      {(TemporaryDrawer) => (
        <TemporaryDrawer open={open} onClose={onClose}>
          {contents}
        </TemporaryDrawer>
      )}
    </OpenedPart>
  )
}

interface DrawerProps {
  /** Whether the sidebar is beside the page, rather than over it on demand. */
  permanent: boolean
  open: boolean
  onClose: () => void
}

/** The sidebar, 300 px wide. */
export const Drawer = ({ permanent, open, onClose }: DrawerProps) => {
  const { t } = useTranslation('frame')
  if (!permanent) return <DrawerOnDemand open={open} onClose={onClose} />
  return (
    <Box component='aside' aria-label={t('drawer.label')} sx={{ width: DRAWER_WIDTH, flexShrink: 0 }}>
      <Box
        sx={{
          position: 'fixed',
          top: 0,
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          borderRight: 1,
          zIndex: 'drawer',
          ...drawerPaper,
        }}
      >
        <AfterPaint fallback={<DrawerFrame />}>{contents}</AfterPaint>
      </Box>
    </Box>
  )
}
