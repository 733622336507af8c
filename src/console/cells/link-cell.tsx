import Link from '@mui/material/Link'
import { apiUrl } from '../../client/http.ts'
import { asRecord } from '../../contract/json.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

const safe = /^(https?:\/\/|\/(?!\/))/i

interface Target {
  url: string
  name: string
}

/** Address and name of a link's target: an address, or an uploaded file; undefined for anything else. */
export const linkTarget = (value: unknown): Target | undefined => {
  if (typeof value === 'string' && value !== '') return { url: value, name: value }
  const { fileUrl, fileName } = asRecord(value)
  return typeof fileUrl === 'string' ? { url: apiUrl(fileUrl), name: String(fileName ?? fileUrl) } : undefined
}

/** A link that opens in a new tab; only http(s) and own paths become links. */
export const NewTabLink = ({ url, name }: Target) =>
  safe.test(url) ? (
    <Link
      href={url}
      target='_blank'
      rel='noopener noreferrer'
      noWrap
      dir='auto'
      className='value'
      title={url}
      sx={{ display: 'block' }}
    >
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  )

const LinkCellView = ({ value }: CellProps) => {
  const found = linkTarget(value)
  return found ? <NewTabLink {...found} /> : <MissingText />
}

/** A link to an address or file, opened in a new tab. */
export const linkCell: Cell = {
  name: 'link',
  types: ['string', 'object', 'null'],
  text: (value) => linkTarget(value)?.name ?? noValue,
  render: LinkCellView,
}
