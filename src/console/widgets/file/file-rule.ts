import { megabyte } from '../../../contract/records/megabyte.ts'

/** What a file input takes: an `accept` list as HTML writes it, and a size in MB. */
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

/** True when the `accept` list lets the file in; the browser asks only in its dialog, not on drop and paste. */
export const isAccepted = (file: ChosenFile, accept: string): boolean => {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
  return tokens.length === 0 || tokens.some((token) => token === '*/*' || matches(file, token))
}

/** Why a chosen file is refused; undefined when it is welcome. */
export const fileFault = (file: ChosenFile, rule: FileRule): 'type' | 'size' | 'empty' | undefined => {
  if (!isAccepted(file, rule.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (rule.maxSizeMb !== undefined && file.size > rule.maxSizeMb * megabyte) return 'size'
  return undefined
}
