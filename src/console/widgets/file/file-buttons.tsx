import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import UploadIcon from '@mui/icons-material/UploadFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiUrl } from '../../../client/http.ts'
import { defaultImage } from '../../ui/default-images.ts'
import type { FormFileValue } from '../widget.ts'
import type { FileKind } from './file-rule.ts'

interface Props {
  id: string
  kind: FileKind['kind']
  accept: string
  chosen: boolean
  /** Whether there is a file, or a refused one, to remove. */
  removable: boolean
  locked: boolean
  invalid: boolean
  describedBy: string
  onChoose: (file: File) => void
  onRemove: () => void
  onBlur: () => void
  /** Further buttons. */
  children: ReactNode
}

/** Invisible, but reachable by keyboard and screen reader. */
const hidden = { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' } as const

/** The Choose and Remove buttons. The file input has the focus; the button around it is its label. */
export const FileButtons = (props: Props) => {
  const { t } = useTranslation('widgets')
  const { id, kind } = props
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Allows selecting the same file again after its removal.
    target.value = ''
    if (file) props.onChoose(file)
  }
  return (
    <Stack direction='row' spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        component='span'
        role='presentation'
        tabIndex={-1}
        variant='outlined'
        size='small'
        startIcon={<UploadIcon />}
        disabled={props.locked}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        <span id={`${id}-choose`}>{t(`file.${props.chosen ? 'replace' : 'choose'}.${kind}`)}</span>
        <input
          id={id}
          type='file'
          accept={props.accept}
          disabled={props.locked}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          onChange={onChange}
          onBlur={props.onBlur}
          style={hidden}
        />
      </Button>
      {props.children}
      {props.removable && (
        <Button
          id={`${id}-remove`}
          aria-labelledby={`${id}-label ${id}-remove`}
          size='small'
          color='error'
          startIcon={<DeleteIcon />}
          disabled={props.locked}
          onClick={props.onRemove}
        >
          {t('file.remove')}
        </Button>
      )}
      {!props.chosen && (
        <Typography variant='caption' color='textSecondary' sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('file.drop')}
        </Typography>
      )}
    </Stack>
  )
}

/** A picture, or the default one with a message if it cannot be loaded. */
const ImagePreview = ({ url, alt }: { url: string; alt: string }) => {
  const { t } = useTranslation('widgets')
  const [corrupted, setCorrupted] = useState(false)
  return (
    <div>
      <Box
        component='img'
        src={corrupted ? defaultImage : url}
        alt={corrupted ? '' : alt}
        onError={() => setCorrupted(true)}
        sx={{ maxWidth: '100%', maxHeight: 200, objectFit: 'contain', borderRadius: 1, display: 'block' }}
      />
      {corrupted && (
        <Typography variant='caption' color='error'>
          {t('file.corrupted')}
        </Typography>
      )}
    </div>
  )
}

interface PreviewProps {
  file: FormFileValue
  kind: FileKind['kind']
  label: string
}

/** A preview of the file: an image, a player, or a link. */
export const FilePreview = ({ file, kind, label }: PreviewProps) => {
  const { t } = useTranslation('widgets')
  const url = apiUrl(file.fileUrl)
  if (kind === 'image') return <ImagePreview url={url} alt={file.fileName || label} />
  return (
    <>
      {kind === 'audio' && (
        <audio
          controls
          preload='metadata'
          src={url}
          aria-label={label}
          style={{ width: '100%', maxWidth: 480 }}
        >
          <track kind='captions' />
        </audio>
      )}
      <Link
        href={url}
        target='_blank'
        rel='noopener noreferrer'
        download={file.pending ? file.fileName : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {file.fileName || t('file.open')}
      </Link>
    </>
  )
}
