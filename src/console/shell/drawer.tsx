import Box from '@mui/material/Box'
import MuiDrawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUser } from '../session/use-session.ts'
import { foundationName } from './foundation.ts'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { UserAvatar } from './user-avatar.tsx'

const DRAWER_WIDTH = 300

function DrawerHead() {
  const { t } = useTranslation()
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

function DrawerFoot() {
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

interface DrawerProps {
  /** Beside the page, or over it on demand. */
  permanent: boolean
  open: boolean
  onClose: () => void
}

/** The sidebar, 300 px wide: logo, menu, and who is signed in. */
export function Drawer({ permanent, open, onClose }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <MuiDrawer
      variant={permanent ? 'permanent' : 'temporary'}
      open={permanent || open}
      onClose={onClose}
      sx={{ width: permanent ? DRAWER_WIDTH : 'auto', flexShrink: 0 }}
      slotProps={{
        paper: {
          // On demand it is a dialog, which no aside may be.
          component: permanent ? 'aside' : 'div',
          'aria-label': t('drawer.label'),
          sx: {
            width: DRAWER_WIDTH,
            maxWidth: '88vw',
            bgcolor: 'sidebar.background',
            color: 'sidebar.text',
            borderColor: 'sidebar.border',
            overflow: 'hidden',
          },
        },
      }}
    >
      <DrawerHead />
      <Menu />
      <DrawerFoot />
    </MuiDrawer>
  )
}
