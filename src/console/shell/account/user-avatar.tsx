import Avatar from '@mui/material/Avatar'
import { thumbnailUrl } from '../../../client/files/thumbnail.ts'
import type { SessionUser } from '../../session/user.ts'
import { defaultAvatar } from '../../ui/default-images.ts'

/** The user's display photo; the default picture without one or if it fails to load. */
export const UserAvatar = ({ user, size = 40 }: { user: SessionUser; size?: number }) => {
  const standIn = defaultAvatar(user.gender)
  return (
    <Avatar
      alt=''
      src={user.photoUrl ? thumbnailUrl(user.photoUrl, size) : standIn}
      sx={{ width: size, height: size }}
    >
      <img src={standIn} alt='' width={size} height={size} />
    </Avatar>
  )
}
