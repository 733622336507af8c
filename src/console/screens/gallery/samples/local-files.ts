import { once } from '../../../../client/load-once.ts'
import { mapParts } from '../../../../contract/map-parts.ts'
import { defaultImage } from '../../../ui/default-images.ts'

/** The start of a WAV file with 8000 samples of eight bits, a second. */
const wavHeader = 'UklGRmQfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAfAAA='

/** The address of a second of silence. */
const sound = once(() => {
  const header = Uint8Array.from(atob(wavHeader), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([header, new Uint8Array(8000).fill(128)], { type: 'audio/wav' }))
})

const localUrl = (url: string): string => (/\.(mp3|wav|ogg|m4a)$/.test(url) ? sound() : defaultImage)

/** Replaces the invented files of an example with existing ones. */
export const withLocalFiles = <T>(value: T): T => {
  const withLocal = (part: unknown, key?: string): unknown => {
    if (key === 'fileUrl' && typeof part === 'string') return localUrl(part)
    return mapParts(part, withLocal)
  }
  return withLocal(value) as T
}
