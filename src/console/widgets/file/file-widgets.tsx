import type { FieldWidget } from '../widget.ts'
import { FileField } from './file-field.tsx'
import { type FileKind, fileKinds } from './file-kind.ts'

/** JSON Schema of the options that the file widgets share. */
const options = {
  type: 'object',
  properties: {
    idField: {
      type: 'string',
      description: "Body property of the file's id; the form property and `Id` when left out.",
    },
    from: { type: 'string', description: "The record's property; the form property's name when left out." },
    accept: { type: 'string', description: 'As the accept attribute of HTML.' },
    maxSizeMb: { type: 'number', exclusiveMinimum: 0, description: 'The largest size in MB.' },
  },
  additionalProperties: false,
} as const

const widgetOf = (fileKind: FileKind, uploads: NonNullable<FieldWidget['uploads']>): FieldWidget => ({
  name: fileKind.kind,
  kind: 'field',
  types: ['object'],
  options,
  component: (props) => <FileField {...props} fileKind={fileKind} />,
  uploads,
})

/** An audio file of the record, with a player. */
export const audioWidget = widgetOf(fileKinds.audio, { kind: 'audio' })

/** A document of the record, PDF unless `accept` is set. */
export const fileWidget = widgetOf(fileKinds.file, { kind: 'pdf' })

/** A picture of the record. All image types are accepted; the hint shows the size limit. */
export const imageWidget = widgetOf(fileKinds.image, {
  kind: 'image',
  maxSizeMb: fileKinds.image.maxSizeMb,
})
