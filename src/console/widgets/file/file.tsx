import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import type { FileKind } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

const fileKind: FileKind = { kind: 'file', accept: 'application/pdf' }

const FileFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKind} />

/** A document of the record, PDF unless `accept` says otherwise. */
export const fileWidget: Widget = {
  name: 'file',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: FileFileField,
  uploads: { kind: 'pdf' },
}
