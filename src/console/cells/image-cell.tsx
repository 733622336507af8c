import { asRecord } from '../../contract/json.ts'
import type { Cell, CellProps } from './cell.ts'
import { Picture } from './picture.tsx'

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
