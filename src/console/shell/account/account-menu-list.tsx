import AccountCircle from '@mui/icons-material/AccountCircle'
import Check from '@mui/icons-material/Check'
import Help from '@mui/icons-material/HelpOutlined'
import Key from '@mui/icons-material/Key'
import Logout from '@mui/icons-material/Logout'
import Palette from '@mui/icons-material/Palette'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpen, isWithoutUsers } from '../../../contract/conventions/session.ts'
import { type LanguageCode, languages } from '../../../contract/text/interface-languages.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { accountPaths, openPaths } from '../../session/paths.ts'
import { signOut } from '../../session/session-store.ts'
import { useSides } from '../../ui/hooks/use-sides.ts'
import { useGo } from '../../ui/page/navigate.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { useGuide } from '../use-guide.ts'

interface AccountMenuListProps {
  id: string
  /** The button that the menu opens below; null while closed. */
  anchor: HTMLElement | null
  /** Opens the theme settings. */
  onTheme: () => void
  onClose: () => void
}

// A separate component, so that a closed menu does not look up the page's chapter.
const GuideItem = ({ onClose }: Pick<AccountMenuListProps, 'onClose'>) => {
  const { t } = useTranslation('engine')
  const guide = useGuide()
  if (guide === undefined) return null
  return (
    <MenuItem component='a' href={guide} target='_blank' onClick={onClose}>
      <ListItemIcon>
        <Help fontSize='small' />
      </ListItemIcon>
      {t('help')}
    </MenuItem>
  )
}

const choose = (code: LanguageCode): void => {
  changeLanguage(code).catch(() => showToast({ message: i18next.t('account.languageFailed'), type: 'error' }))
}

/** One menu item per language. An array, not a component: MUI's menu moves the focus among its direct children. */
export const languageItems = (onChosen: () => void): ReactElement[] =>
  languages.map(({ code, name }) => {
    const chosen = code === currentLanguage()
    return (
      <MenuItem
        key={code}
        role='menuitemradio'
        aria-checked={chosen}
        lang={code}
        dense
        onClick={() => {
          onChosen()
          choose(code)
        }}
      >
        <ListItemIcon>{chosen && <Check fontSize='small' />}</ListItemIcon>
        {name}
      </MenuItem>
    )
  })

/** The user's pages, theme, help, interface language and sign-out. */
export const AccountMenuList = ({ id, anchor, onTheme, onClose }: AccountMenuListProps) => {
  const { t } = useTranslation(['frame', 'shell'])
  const navigate = useGo()
  const { end } = useSides()
  const go = (to: string): void => {
    onClose()
    void navigate(to)
  }
  const leave = (): void => {
    signOut()
    void navigate(openPaths.signIn)
  }
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{
        // A landmark, because the menu is outside the page's others.
        root: { role: 'region', 'aria-label': t('account.label') },
        paper: { sx: { minWidth: 220, mt: 1 } },
      }}
    >
      {!isWithoutUsers && (
        <MenuItem onClick={() => go(accountPaths.profile)}>
          <ListItemIcon>
            <AccountCircle fontSize='small' />
          </ListItemIcon>
          {t('account.profile')}
        </MenuItem>
      )}
      {!isWithoutUsers && (
        <MenuItem onClick={() => go(accountPaths.password)}>
          <ListItemIcon>
            <Key fontSize='small' />
          </ListItemIcon>
          {t('account.resetPassword')}
        </MenuItem>
      )}
      <MenuItem
        aria-haspopup='dialog'
        onClick={() => {
          onClose()
          onTheme()
        }}
      >
        <ListItemIcon>
          <Palette fontSize='small' />
        </ListItemIcon>
        {t('theme.open')}
      </MenuItem>
      <GuideItem onClose={onClose} />
      <Divider />
      <Typography
        component='li'
        role='presentation'
        variant='overline'
        sx={{ px: 4, color: 'text.secondary' }}
      >
        {t('account.language')}
      </Typography>
      {languageItems(onClose)}
      {!isOpen && <Divider />}
      {!isOpen && (
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <Logout className='turns' fontSize='small' />
          </ListItemIcon>
          {t('account.signOut')}
        </MenuItem>
      )}
    </Menu>
  )
}
