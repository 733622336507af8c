import { megabyte } from '../../../contract/records/limits.ts'
import { numberOption, textOption } from '../shared/options.ts'
import type { WidgetOptions } from '../widget.ts'

/** The accepted files of an input: an HTML `accept` list, and a size in MB. */
export interface FileRule {
  accept: string
  maxSizeMb: number | undefined
}

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

const matches = (file: ChosenFile, token: string): boolean => {
  if (token.startsWith('.')) return file.name.toLowerCase().endsWith(token)
  if (token.endsWith('/*')) return file.type.toLowerCase().startsWith(token.slice(0, -1))
  return file.type.toLowerCase() === token
}

/** Whether the `accept` list admits the file; the browser only checks it in its dialog, not on drop and paste. */
export const isAccepted = (file: ChosenFile, accept: string): boolean => {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
  return tokens.length === 0 || tokens.some((token) => token === '*/*' || matches(file, token))
}

/** Why a selected file is refused; undefined if it is accepted. */
export const fileFault = (file: ChosenFile, rule: FileRule): 'type' | 'size' | 'empty' | undefined => {
  if (!isAccepted(file, rule.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (rule.maxSizeMb !== undefined && file.size > rule.maxSizeMb * megabyte) return 'size'
  return undefined
}

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
