import ImageIcon from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import { apiUrl } from '../../../../client/http.ts'
import type { PreviewBlock } from '../../../../modules/format/types.ts'
import { defaultImage } from '../../../ui/default-images.ts'
import { toFileValue } from '../../../widgets/file/file-value.ts'
import { fieldOf, type Scope } from '../content.ts'

export type RenderBlocks = (blocks: readonly PreviewBlock[], scope: Scope) => ReactNode

/** The blocks of certain kinds. */
export type BlockOf<Kind extends PreviewBlock['block']> = Extract<PreviewBlock, { block: Kind }>

/** Props of a block component. */
export interface BlockProps<Block = PreviewBlock> {
  block: Block
  scope: Scope
  /** Renders nested blocks. */
  render: RenderBlocks
}

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

/** The address of a value: of a file, or a web address; undefined otherwise. */
export const hrefOf = (value: unknown): string | undefined => {
  const file = toFileValue(value)
  if (file) return apiUrl(file.fileUrl)
  return typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value) ? value : undefined
}

/** A link to an address or file, below its label. */
export const LinkBlock = ({ block, scope }: BlockProps<BlockOf<'link'>>) => {
  const { value, label } = fieldOf(scope, block.field)
  const href = hrefOf(value)
  if (href === undefined) return null
  return (
    <Link
      href={href}
      target='_blank'
      rel='noopener noreferrer'
      sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 'fit-content', fontWeight: 600 }}
    >
      <LinkIcon fontSize='small' />
      {block.label ?? label}
    </Link>
  )
}
