import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import type { FileKind } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

const fileKind: FileKind = { kind: 'audio', accept: 'audio/*' }

const AudioFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKind} />

/** An audio file of the record, with a player. */
export const audioWidget: Widget = {
  name: 'audio',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: AudioFileField,
  uploads: { kind: 'audio' },
}
