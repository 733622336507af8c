import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '../../client/files/thumbnail.ts'
import { asRecord } from '../../contract/json.ts'
import { defaultAvatar, defaultImage } from '../ui/default-images.ts'
import type { Cell, CellProps } from './cell.ts'

interface ImageProps {
  src: string
  label: string
  /** Width and height in CSS pixels. */
  size: number
  onError?: () => void
}

const Image = ({ src, label, size, onError }: ImageProps) => (
  <Box
    component='img'
    src={src}
    alt={label}
    title={label}
    loading='lazy'
    onError={onError}
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

/** A component, so that only broken images subscribe to translations. */
const CorruptedImage = ({ size }: Pick<ImageProps, 'size'>) => (
  <Image src={defaultImage} label={useTranslation('widgets').t('file.corrupted')} size={size} />
)

interface PictureProps {
  url: string | undefined
  name: string
  /** Width and height in CSS pixels. */
  size: number
  /** Whether a missing picture shows a person icon instead of the default image. */
  isPerson?: boolean
}

/** A picture; a damaged or missing file shows the default image with a message. */
export const Picture = ({ url, name, size, isPerson = false }: PictureProps) => {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <CorruptedImage size={size} />
  const missing = isPerson ? defaultAvatar() : defaultImage
  return (
    <Image
      src={url ? thumbnailUrl(url, size) : missing}
      label={name}
      size={size}
      onError={() => setBroken(true)}
    />
  )
}

/** Width and height in pixels. */
const size = 40

const fileOf = (value: unknown): { url: string; name: string } | undefined => {
  const { fileUrl, fileName } = asRecord(value)
  return typeof fileUrl === 'string'
    ? { url: fileUrl, name: typeof fileName === 'string' ? fileName : '' }
    : undefined
}

const ImageCellView = ({ value, options }: CellProps) => {
  const file = fileOf(value)
  return (
    <Picture
      key={file?.url}
      url={file?.url}
      name={file?.name ?? ''}
      size={size}
      isPerson={options.person === true}
    />
  )
}

/** Thumbnail of an uploaded picture; `person` if it shows a person. */
export const imageCell: Cell = {
  name: 'image',
  width: 50,
  types: ['object', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      person: { type: 'boolean', description: 'A figure stands in place of a missing picture.' },
    },
  },
  text: (value) => fileOf(value)?.name ?? '',
  render: ImageCellView,
}
