import ImageIcon from '@mui/icons-material/Image'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { apiUrl } from '../../../../client/http.ts'
import { defaultImage } from '../../../ui/default-images.ts'
import { toFileValue } from '../../../widgets/file/file-value.ts'
import { fieldOf } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'

const shapes = {
  wide: {
    width: 'calc(100% - 2 * var(--bleed))',
    mx: 'var(--bleed)',
    aspectRatio: '16 / 9',
    borderRadius: 'var(--cover-radius)',
  },
  portrait: {
    width: 'var(--portrait)',
    aspectRatio: '2 / 3',
    borderRadius: 1,
    float: 'var(--portrait-float)',
    mx: 'auto',
    marginInlineEnd: 'var(--portrait-end)',
    mb: 'var(--portrait-below)',
    boxShadow: 3,
  },
  round: { width: 56, height: 56, borderRadius: '50%' },
} as const

const Picture = ({ url, alt, shape }: { url: string; alt: string; shape: keyof typeof shapes }) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <Box
      component='img'
      data-shape={shape}
      src={isBroken ? defaultImage : url}
      alt={alt}
      onError={() => setBroken(true)}
      sx={{ display: 'block', objectFit: 'cover', bgcolor: 'action.hover', ...shapes[shape] }}
    />
  )
}

/** A new or stored picture of the record. Without one, a placeholder keeps its space, except for wide pictures. */
export const ImageBlock = ({ block, scope }: BlockProps<BlockOf<'image'>>) => {
  const { value, label } = fieldOf(scope, block.field)
  const { shape = 'wide' } = block
  const file = toFileValue(value)
  if (file) return <Picture key={file.fileUrl} url={apiUrl(file.fileUrl)} alt={label} shape={shape} />
  if (shape === 'wide') return null
  return (
    <Box
      aria-hidden
      data-shape={shape}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        color: 'text.disabled',
        bgcolor: 'action.hover',
        ...shapes[shape],
        boxShadow: 0,
      }}
    >
      <ImageIcon />
    </Box>
  )
}
