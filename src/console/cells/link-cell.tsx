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

/** Address and name of what is linked: an address, or an uploaded file; undefined for anything else. */
export const linkTarget = (value: unknown): Target | undefined => {
  if (typeof value === 'string' && value !== '') return { url: value, name: value }
  const { fileUrl, fileName } = asRecord(value)
  return typeof fileUrl === 'string' ? { url: apiUrl(fileUrl), name: String(fileName ?? fileUrl) } : undefined
}

/** A link that opens in a new tab; anything but http(s) and own paths stays text. */
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

const LinkCellView = ({ value, options }: CellProps) => {
  const found = linkTarget(value)
  if (!found) return <MissingText />
  return <NewTabLink url={found.url} name={typeof options.label === 'string' ? options.label : found.name} />
}

/** An address or file, opened in a new tab. */
export const linkCell: Cell = {
  name: 'link',
  types: ['string', 'object', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      label: { type: 'string', description: 'Text of the link; its address or file name when left out.' },
    },
  },
  text: (value) => linkTarget(value)?.name ?? noValue,
  render: LinkCellView,
}
