import Add from '@mui/icons-material/Add'
import Block from '@mui/icons-material/Block'
import Copy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import List from '@mui/icons-material/FormatListBulleted'
import Key from '@mui/icons-material/KeyOutlined'
import Link from '@mui/icons-material/Link'
import LocationCity from '@mui/icons-material/LocationCity'
import LockOpen from '@mui/icons-material/LockOpen'
import Photo from '@mui/icons-material/PhotoLibraryOutlined'
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import Send from '@mui/icons-material/Send'
import Undo from '@mui/icons-material/Undo'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Verified from '@mui/icons-material/VerifiedOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

/** Icons that module files can use for actions. */
export const actionIcons: Readonly<Record<string, typeof SvgIcon>> = {
  add: Add,
  answer: QuestionAnswer,
  block: Block,
  city: LocationCity,
  copy: Copy,
  delete: Delete,
  edit: Edit,
  key: Key,
  link: Link,
  list: List,
  photo: Photo,
  restore: Undo,
  send: Send,
  unblock: LockOpen,
  upload: Upload,
  verify: Verified,
  view: Visibility,
}

const turning: ReadonlySet<string> = new Set(['list', 'restore', 'send'])

/** Whether an icon has a direction and is mirrored in right-to-left languages. */
export const iconTurns = (name: string): boolean => turning.has(name)

/** The icon with this name. Throws for a name that is not in the registry. */
export const actionIcon = (name: string): typeof SvgIcon => {
  const icon = Object.hasOwn(actionIcons, name) ? actionIcons[name] : undefined
  if (!icon) throw new Error(`There is no action icon "${name}"`)
  return icon
}
