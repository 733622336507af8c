import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultImage } from '../../ui/default-image.ts'

/** A picture, or the default one with a message if it cannot be loaded. */
export const ImagePreview = ({ url, alt }: { url: string; alt: string }) => {
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
