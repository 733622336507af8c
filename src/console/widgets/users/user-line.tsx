import ManIcon from '@mui/icons-material/Man'
import PersonIcon from '@mui/icons-material/Person'
import WomanIcon from '@mui/icons-material/Woman'
import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { UserOption } from './user-option.ts'

const looks = {
  MALE: { icon: ManIcon, color: 'info.main', label: 'users.male' },
  FEMALE: { icon: WomanIcon, color: 'secondary.main', label: 'users.female' },
  OTHER: { icon: PersonIcon, color: 'action.disabled', label: 'users.person' },
} as const

/** An avatar by gender. The chip's class name positions it. */
export const UserAvatar = ({ user, className }: { user: UserOption; className?: string }) => {
  const { t } = useTranslation('widgets')
  const {
    icon: Icon,
    color,
    label,
  } = looks[user.gender === 'MALE' || user.gender === 'FEMALE' ? user.gender : 'OTHER']
  return (
    <Avatar className={className} sx={{ bgcolor: color, width: 32, height: 32 }}>
      <Icon fontSize='small' titleAccess={t(label)} />
    </Avatar>
  )
}

/** Avatar, name and e-mail of one user. */
export const UserLine = ({ user }: { user: UserOption }) => (
  <Stack direction='row' spacing={3} sx={{ alignItems: 'center', minWidth: 0 }}>
    <UserAvatar user={user} />
    <div style={{ minWidth: 0 }}>
      <Typography noWrap>
        <bdi>{user.name}</bdi>
      </Typography>
      <Typography noWrap variant='body2' color='textSecondary'>
        {user.email}
      </Typography>
    </div>
  </Stack>
)
