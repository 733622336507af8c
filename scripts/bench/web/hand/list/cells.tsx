import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import IconButton from '@mui/material/IconButton'
import { type FileRef, fileUrl } from '../api.ts'
import { linkTo } from '../navigation.ts'

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const

/** Text in its own direction, three lines at most; the rest is in the tooltip. */
export const Text = ({ children }: { children: string }) => (
  <span dir='auto' title={children} style={clamped}>
    {children || 'N/A'}
  </span>
)

/** A small picture, or nothing. */
export const Thumbnail = ({ file }: { file: FileRef | null }) =>
  file && (
    <img
      src={fileUrl(file)}
      alt={file.fileName}
      width={48}
      height={48}
      loading='lazy'
      style={{ objectFit: 'cover', borderRadius: 4 }}
    />
  )

/** Whether the record is active. */
export const Status = ({ active }: { active: boolean }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <span style={{ color: active ? '#067535' : '#c62828' }}>●</span> {active ? 'Active' : 'Inactive'}
  </span>
)

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })

/** 14-Mar-2026, from seconds since 1970, an ISO text or DD/MM/YYYY. */
export const dateText = (value: number | string): string => {
  const iso = typeof value === 'string' ? value.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1T00:00') : value
  return day.format(new Date(typeof iso === 'number' ? iso * 1000 : iso)).replaceAll(' ', '-')
}

interface ActionsProps {
  name: string
  editPath: string
  onDelete: () => void
}

/** The buttons of a row: to edit and to delete it. */
export const Actions = ({ name, editPath, onDelete }: ActionsProps) => (
  <>
    <IconButton size='small' title='Edit' aria-label={`Edit: ${name}`} {...linkTo(editPath)}>
      <EditIcon fontSize='small' />
    </IconButton>
    <IconButton size='small' color='error' title='Delete' aria-label={`Delete: ${name}`} onClick={onDelete}>
      <DeleteIcon fontSize='small' />
    </IconButton>
  </>
)
