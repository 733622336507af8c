import Avatar from '@mui/material/Avatar'
import { avatarOf, defaultAvatar } from '../../cells/default-avatar.ts'
import type { SessionUser } from '../../session/user.ts'

/** The user's display photo; the default picture while there is none or it fails to load. */
export function UserAvatar({ user, size = 40 }: { user: SessionUser; size?: number }) {
  return (
    <Avatar alt='' src={avatarOf(user.photoUrl, user.gender)} sx={{ width: size, height: size }}>
      <img src={defaultAvatar(user.gender)} alt='' width={size} height={size} />
    </Avatar>
  )
}
