import Link from '@mui/material/Link'
import { apiUrl } from '../../client/http.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

const safe = /^(https?:\/\/|\/(?!\/))/i

/** Address and name of what is linked: an address, or an uploaded file. */
const target = (value: unknown): { url: string; name: string } | undefined => {
  if (typeof value === 'string' && value !== '') return { url: value, name: value }
  if (typeof value !== 'object' || value === null) return undefined
  const { fileUrl, fileName } = value as { fileUrl?: unknown; fileName?: unknown }
  return typeof fileUrl === 'string' ? { url: apiUrl(fileUrl), name: String(fileName ?? fileUrl) } : undefined
}

const LinkCellView = ({ value, options }: CellProps) => {
  const found = target(value)
  if (!found) return <MissingText />
  const label = typeof options.label === 'string' ? options.label : found.name
  if (!safe.test(found.url)) return <span>{label}</span>
  return (
    <Link
      href={found.url}
      target='_blank'
      rel='noopener noreferrer'
      noWrap
      dir='auto'
      className='value'
      title={found.url}
      sx={{ display: 'block' }}
    >
      {label}
    </Link>
  )
}

/** An address or file, opened in a new tab; anything but http(s) and own paths stays text. */
export const linkCell: Cell = {
  name: 'link',
  types: ['string', 'object', 'null'],
  options: { type: 'object', additionalProperties: false, properties: { label: { type: 'string' } } },
  text: (value) => target(value)?.name ?? 'N/A',
  render: LinkCellView,
}
