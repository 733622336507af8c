import { once } from '../../../../client/load-once.ts'
import { mapParts } from '../../../../contract/map-parts.ts'
import { defaultImage } from '../../../ui/default-images.ts'

const second = 8000

const text = (view: DataView, at: number, letters: string): void => {
  for (const [place, letter] of [...letters].entries()) view.setUint8(at + place, letter.charCodeAt(0))
}

/** A second of a quiet tone, as a WAV data URL. */
const tone = (): string => {
  const view = new DataView(new ArrayBuffer(44 + second))
  text(view, 0, 'RIFF')
  view.setUint32(4, 36 + second, true)
  text(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, second, true)
  view.setUint32(28, second, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(view, 36, 'data')
  view.setUint32(40, second, true)
  for (let at = 0; at < second; at += 1)
    view.setUint8(44 + at, 128 + Math.round(24 * Math.sin((at * 440 * 2 * Math.PI) / second)))
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }))
}

const sound = once(tone)

const localUrl = (url: string): string => {
  if (!/\.(mp3|wav|ogg|m4a)$/.test(url)) return defaultImage
  return sound()
}

/** Replaces the invented files of an example with existing ones. */
export const withLocalFiles = <T>(value: T): T => {
  const withLocal = (part: unknown, key?: string): unknown => {
    if (key === 'fileUrl' && typeof part === 'string') return localUrl(part)
    return mapParts(part, withLocal)
  }
  return withLocal(value) as T
}
