import Box from '@mui/material/Box'
import { useState } from 'react'
import { apiUrl } from '../../client/http.ts'
import { asRecord } from '../../contract/json.ts'
import { defaultAvatar } from '../ui/default-avatar.ts'
import { defaultImage } from '../ui/default-image.ts'
import type { Cell, CellProps } from './cell.ts'

const defaultSize = 48

const fileOf = (value: unknown): { url: string; name: string } | undefined => {
  const { fileUrl, fileName } = asRecord(value)
  return typeof fileUrl === 'string'
    ? { url: fileUrl, name: typeof fileName === 'string' ? fileName : '' }
    : undefined
}

interface PictureProps {
  url: string | undefined
  name: string
  /** Width and height in CSS pixels. */
  size: number
  /** Whether a figure stands in place of a missing picture, and not the default image. */
  isPerson?: boolean
}

/** A picture with the stated fallback: the default image and "Image is Corrupted!". */
export const Picture = ({ url, name, size, isPerson = false }: PictureProps) => {
  const [broken, setBroken] = useState(false)
  const missing = isPerson ? defaultAvatar() : defaultImage
  const shown = url ? apiUrl(url) : missing
  return (
    <Box
      component='img'
      src={broken ? defaultImage : shown}
      alt={broken ? 'Image is Corrupted!' : name}
      title={broken ? 'Image is Corrupted!' : name}
      loading='lazy'
      onError={() => setBroken(true)}
      sx={{
        width: size,
        height: size,
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'action.hover',
        display: 'block',
      }}
    />
  )
}

const ImageCellView = ({ value, options }: CellProps) => {
  const file = fileOf(value)
  return (
    <Picture
      key={file?.url}
      url={file?.url}
      name={file?.name ?? ''}
      size={typeof options.size === 'number' ? options.size : defaultSize}
      isPerson={options.person === true}
    />
  )
}

/** Thumbnail of an uploaded picture; with `person`, of somebody. */
export const imageCell: Cell = {
  name: 'image',
  types: ['object', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      size: {
        type: 'integer',
        minimum: 16,
        description: `Width and height in pixels; ${defaultSize} when left out.`,
      },
      person: { type: 'boolean', description: 'A figure stands in place of a missing picture.' },
    },
  },
  text: (value) => fileOf(value)?.name ?? '',
  render: ImageCellView,
}
