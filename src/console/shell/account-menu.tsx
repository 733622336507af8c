import AccountCircle from '@mui/icons-material/AccountCircle'
import Key from '@mui/icons-material/Key'
import Logout from '@mui/icons-material/Logout'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SIGN_IN_PATH } from '../session/return-path.ts'
import { signOut } from '../session/session-store.ts'
import { useUser } from '../session/use-session.ts'
import { languageItems } from './language-items.tsx'
import { UserAvatar } from './user-avatar.tsx'

/** The user's own pages, the interface language, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const close = (): void => setAnchor(null)
  const go = (to: string): void => {
    close()
    void navigate(to)
  }
  const leave = (): void => {
    signOut()
    void navigate(SIGN_IN_PATH)
  }
  if (!user) return null
  return (
    <>
      <IconButton
        aria-label={t('account.label')}
        aria-haspopup='menu'
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <UserAvatar user={user} size={32} />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // A landmark, since the menu stands outside the page's others.
          root: { role: 'region', 'aria-label': t('account.label') },
          paper: { sx: { minWidth: 220, mt: 1 } },
        }}
      >
        <MenuItem onClick={() => go('/admin/profile')}>
          <ListItemIcon>
            <AccountCircle fontSize='small' />
          </ListItemIcon>
          {t('account.profile')}
        </MenuItem>
        <MenuItem onClick={() => go('/admin/reset-password')}>
          <ListItemIcon>
            <Key fontSize='small' />
          </ListItemIcon>
          {t('account.resetPassword')}
        </MenuItem>
        <Divider />
        <Typography
          component='li'
          role='presentation'
          variant='overline'
          sx={{ px: 4, color: 'text.secondary' }}
        >
          {t('account.language')}
        </Typography>
        {languageItems(close)}
        <Divider />
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <Logout fontSize='small' />
          </ListItemIcon>
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}
