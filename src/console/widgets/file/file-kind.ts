import { numberOption, textOption } from '../shared/options.ts'
import type { WidgetOptions } from '../widget.ts'
import type { FileRule } from './file-rule.ts'

/** The differences between the file widgets; the limits are the defaults of modules without their own. */
export interface FileKind {
  kind: 'image' | 'file' | 'audio'
  accept: string
  maxSizeMb?: number
}

export const fileKinds = {
  image: { kind: 'image', accept: 'image/*', maxSizeMb: 5 },
  file: { kind: 'file', accept: 'application/pdf' },
  audio: { kind: 'audio', accept: 'audio/*' },
} as const satisfies Readonly<Record<FileKind['kind'], FileKind>>

/** The files that a field accepts, by its options. */
export const fileRuleOf = (kind: FileKind, options: WidgetOptions): FileRule => ({
  accept: textOption(options, 'accept') ?? kind.accept,
  maxSizeMb: numberOption(options, 'maxSizeMb') ?? kind.maxSizeMb,
})
