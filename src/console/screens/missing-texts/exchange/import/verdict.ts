import { isSame } from '../../../../../contract/same-value.ts'
import { lostMarks, normalHtml } from '../file/markup.ts'
import type { Unit } from '../file/unit.ts'

/**
 * What an import would do with a text: `new` and `changed` are stored, `same` is there already. Not stored are `conflict`
 * (the record has been changed since the export), `lost` (tags or placeholders are missing), `long`, `unknown` (there is
 * no such text), `forbidden` and `unread` (the record could not be read).
 */
export type Verdict =
  | 'new'
  | 'changed'
  | 'same'
  | 'conflict'
  | 'lost'
  | 'long'
  | 'unknown'
  | 'forbidden'
  | 'unread'

/** A text as it is stored now, and what it may be. */
export interface StoredText {
  source: string
  target: string
  version: string
  isRich: boolean
  maxLength: number
}

/** Line ends and spellings that say the same compare equal. */
const comparable = (text: string, isRich: boolean): string => {
  const plain = text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  return isRich ? normalHtml(plain) : plain
}

/**
 * What becomes of a translated text. Where the record has been changed since the export, it is a conflict only when that
 * concerns the text: its source is another now, or somebody has translated it meanwhile.
 */
export const verdictOf = (
  { place, source, target }: Pick<Unit, 'place' | 'source' | 'target'>,
  stored: StoredText,
): { verdict: Verdict; lost: readonly string[] } => {
  const equal = (one: string, other: string): boolean =>
    comparable(one, stored.isRich) === comparable(other, stored.isRich)
  const answer = (verdict: Verdict, lost: readonly string[] = []) => ({ verdict, lost })
  if (equal(target, stored.target)) return answer('same')
  const isLater = !isSame(place.version, stored.version)
  if (isLater && (stored.target.trim() !== '' || !equal(source, stored.source))) return answer('conflict')
  if (target.length > stored.maxLength) return answer('long')
  const lost = lostMarks(stored.source, target, stored.isRich)
  if (lost.length > 0) return answer('lost', lost)
  return answer(stored.target.trim() === '' ? 'new' : 'changed')
}
