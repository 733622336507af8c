import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import EditIcon from '@mui/icons-material/Edit'
import Avatar from '@mui/material/Avatar'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '../../../client/files/thumbnail.ts'
import type { ItemSummary } from './use-items.ts'

interface Props {
  id: string
  name: string
  summary: ItemSummary
  hasImage: boolean
  hasError: boolean
  locked: boolean
  onEdit: () => void
  onDelete: () => void
}

/** An item of the list, with a drag handle, Edit and Delete. */
export const ItemRow = ({ id, name, summary, hasImage, hasError, locked, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('widgets')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: locked })
  return (
    <Stack
      ref={setNodeRef}
      component='li'
      direction='row'
      spacing={2}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        alignItems: 'center',
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: hasError ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }),
      }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size='small'
        disabled={locked}
        aria-label={t('items.moveNamed', { name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      {hasImage && (
        <Avatar
          variant='rounded'
          alt=''
          {...(summary.image && { src: thumbnailUrl(summary.image.fileUrl, 40) })}
        >
          {name.slice(0, 1)}
        </Avatar>
      )}
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>
          <bdi>{name}</bdi>
        </Typography>
        {hasError && (
          <Typography variant='caption' color='error' role='alert'>
            {t('items.hasError')}
          </Typography>
        )}
      </div>
      <IconButton aria-label={t('items.editNamed', { name })} disabled={locked} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton aria-label={t('items.deleteNamed', { name })} disabled={locked} onClick={onDelete}>
        <DeleteIcon />
      </IconButton>
    </Stack>
  )
}
