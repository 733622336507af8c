import LinkIcon from '@mui/icons-material/Link'
import Link from '@mui/material/Link'
import { apiUrl } from '../../../../client/http.ts'
import { toFileValue } from '../../../widgets/file/file-value.ts'
import { fieldOf } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'

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
