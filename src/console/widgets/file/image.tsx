import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import type { FileKind } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

/** Default of modules without their own limit. */
const maxSizeMb = 5

const fileKind: FileKind = { kind: 'image', accept: 'image/*', maxSizeMb }

const ImageFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKind} />

/** A picture of the record. All image types are accepted; the hint shows the size limit. */
export const imageWidget: Widget = {
  name: 'image',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: ImageFileField,
  uploads: { kind: 'image', maxSizeMb },
}
