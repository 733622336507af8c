import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/use-session.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { UserAvatar } from './user-avatar.tsx'

const list = lazyPart(() => import('./account-menu-list.tsx').then(({ AccountMenuList }) => AccountMenuList))

/** The button with the user's picture and its menu. */
export function AccountMenu({ onTheme }: { onTheme: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const close = (): void => setAnchor(null)
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
      <OpenedPart part={list} open={anchor !== null} title={t('account.label')} onClose={close}>
        {(AccountMenuList) => (
          <AccountMenuList id={menuId} anchor={anchor} onTheme={onTheme} onClose={close} />
        )}
      </OpenedPart>
    </>
  )
}
