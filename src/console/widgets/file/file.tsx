import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import { fileKinds } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

const FileFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKinds.file} />

/** A document of the record, PDF unless `accept` is set. */
export const fileWidget: Widget = {
  name: 'file',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: FileFileField,
  uploads: { kind: 'pdf' },
}
