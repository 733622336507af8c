import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiUrl } from '../../../client/http.ts'
import { defaultImage } from '../../ui/default-images.ts'
import type { FormFileValue } from '../widget.ts'
import type { FileKind } from './file-rule.ts'

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

interface Props {
  file: FormFileValue
  kind: FileKind['kind']
  label: string
}

/** A preview of the file: an image, a player, or a link. */
export const FilePreview = ({ file, kind, label }: Props) => {
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
