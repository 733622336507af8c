import { asRecord } from '../../contract/json.ts'
import type { Cell, CellProps } from './cell.ts'
import { Picture } from './picture.tsx'

const defaultSize = 40

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
      size={typeof options.size === 'number' ? options.size : defaultSize}
      isPerson={options.person === true}
    />
  )
}

/** Thumbnail of an uploaded picture; `person` if it shows a person. */
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
