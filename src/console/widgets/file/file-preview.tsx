import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { apiUrl } from '../../../client/http.ts'
import type { FormFileValue } from '../widget.ts'
import type { FileKind } from './file-kind.ts'
import { ImagePreview } from './image-preview.tsx'

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
