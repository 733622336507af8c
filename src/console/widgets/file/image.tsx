import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import { fileKinds } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

const ImageFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKinds.image} />

/** A picture of the record. All image types are accepted; the hint shows the size limit. */
export const imageWidget: Widget = {
  name: 'image',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: ImageFileField,
  uploads: { kind: 'image', maxSizeMb: fileKinds.image.maxSizeMb },
}
