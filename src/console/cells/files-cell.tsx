import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { apiUrl } from '../../client/http.ts'
import { asRecord, isObject } from '../../contract/json.ts'
import { oneText } from '../../contract/records/record-names.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellOptions, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

const safe = /^(https?:\/\/|\/(?!\/))/i

interface Target {
  url: string
  name: string
}

/** Address and name of a link's target: an address, or an uploaded file; undefined for anything else. */
const linkTarget = (value: unknown): Target | undefined => {
  if (typeof value === 'string' && value !== '') return { url: value, name: value }
  const { fileUrl, fileName } = asRecord(value)
  return typeof fileUrl === 'string' ? { url: apiUrl(fileUrl), name: String(fileName ?? fileUrl) } : undefined
}

/** A link that opens in a new tab; only http(s) and own paths become links. */
const NewTabLink = ({ url, name }: Target) =>
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

/** The file of an item: the item itself, or the file in one of its properties. */
const fileOf = (item: unknown): ReturnType<typeof linkTarget> =>
  isObject(item)
    ? [item, ...Object.values(item).filter(isObject)].map(linkTarget).find((found) => found !== undefined)
    : undefined

/** Address and name of each file: the item's `label` property, else the name of the upload. */
const filesOf = (value: unknown, { label }: CellOptions) =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const file = fileOf(item)
    if (!file || !isObject(item)) return []
    const called = typeof label === 'string' ? oneText(item[label]).trim() : ''
    return [{ url: file.url, name: called || file.name }]
  })

const FilesCellView = ({ value, options }: CellProps) => {
  const files = filesOf(value, options)
  if (files.length === 0) return <MissingText />
  return (
    <Box component='ul' sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may contain a file twice
        <Box component='li' key={at} sx={{ minWidth: 0 }}>
          <NewTabLink {...file} />
        </Box>
      ))}
    </Box>
  )
}

/** Several files as links that open in a new tab; `label` is the property with an item's name. */
export const filesCell: Cell = {
  name: 'files',
  types: ['array', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      label: {
        type: 'string',
        description: "An item's property that names it; the file's name when left out.",
      },
    },
  },
  text: (value, options) =>
    filesOf(value, options)
      .map(({ name }) => name)
      .join(', ') || noValue,
  render: FilesCellView,
  flex: 2,
}
