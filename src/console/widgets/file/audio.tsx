import type { FieldProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import { fileKinds } from './file-kind.ts'
import { fileOptions } from './file-options.ts'

const AudioFileField = (props: FieldProps) => <FileField {...props} fileKind={fileKinds.audio} />

/** An audio file of the record, with a player. */
export const audioWidget: Widget = {
  name: 'audio',
  kind: 'field',
  types: ['object'],
  options: fileOptions,
  component: AudioFileField,
  uploads: { kind: 'audio' },
}
