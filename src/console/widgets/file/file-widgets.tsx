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
