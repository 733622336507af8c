/** Unpacks a ZIP archive in a thread of its own. */
import { unzipSync } from 'fflate'
import type { UnpackMessage } from './import-files.tsx'

/** The largest unpacked size of all files, in bytes. */
const mostBytes = 1024 ** 3

const unpack = async (archive: Blob): Promise<UnpackMessage> => {
  let left = mostBytes
  const parts = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      // Folders, and the notes of macOS beside each file.
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
      left -= originalSize
      if (left < 0) throw new Error('The archive is too large')
      return true
    },
  })
  return { files: Object.entries(parts) as (readonly [string, Uint8Array<ArrayBuffer>])[] }
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  unpack(data).then(
    (message) => self.postMessage(message),
    () => self.postMessage({ isFailed: true } satisfies UnpackMessage),
  )
})
