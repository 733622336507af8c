/** Shows nothing where it stands alone: white space, controls, joiners, bidirectional marks, fillers. */
const blank = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]$/u

/** The codes of a blank sign at a place, as two or one units of the text; 0 where something can be seen. */
function blankLength(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit < 0x7f) return unit > 0x20 ? 0 : 1
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return blank.test(sign) ? sign.length : 0
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** Where the last sign begins that ends before a place. */
const before = (text: string, end: number): number =>
  end > 1 && isLowSurrogate(text.charCodeAt(end - 1)) ? end - 2 : end - 1

/** Joiners shape a letter even at the end of a word (ه‍ for the year of the Hijra), but not one of these scripts. */
const joined = /^(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}]$/u
const isJoiner = (unit: number): boolean => unit === 0x200c || unit === 0x200d
/** What makes a picture or a flag of the sign before. */
const variation = /^[\ufe00-\ufe0f\u{e0020}-\u{e007f}]*/u
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const closing = /^[\u202c\u2069]*/

/** How much of what follows the last visible sign belongs to it. */
function attached(text: string, start: number, end: number): number {
  const last = String.fromCodePoint(text.codePointAt(before(text, end)) ?? 0)
  const joiner = isJoiner(text.charCodeAt(end)) && joined.test(last) ? 1 : 0
  // A few signs are enough: the tail may be megabytes of blanks.
  const tail = text.slice(end + joiner, end + joiner + 64)
  const kept = joiner + (variation.exec(tail)?.[0].length ?? 0)
  const marks = text.slice(end + kept, end + kept + 64)
  return opening.test(text.slice(start, end)) ? kept + (closing.exec(marks)?.[0].length ?? 0) : kept
}

/**
 * A text as it is stored: in NFC, without blank and invisible signs at its ends, empty when it holds nothing else. Within
 * it they stay: Bengali and Arabic words need joiners, and mixed lines bidirectional marks.
 */
export function cleanText(text: string): string {
  const normal = text.normalize('NFC')
  let start = 0
  while (start < normal.length) {
    const length = blankLength(normal, start)
    if (length === 0) break
    start += length
  }
  let end = normal.length
  while (end > start && blankLength(normal, before(normal, end)) > 0) end = before(normal, end)
  return start === end ? '' : normal.slice(start, end + attached(normal, start, end))
}
