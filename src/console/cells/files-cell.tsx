import Box from '@mui/material/Box'
import { isObject } from '../../contract/json.ts'
import { oneText } from '../../contract/records/record-names.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Cell, CellOptions, CellProps } from './cell.ts'
import { linkTarget, NewTabLink } from './link-cell.tsx'
import { MissingText } from './missing-text.tsx'

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
