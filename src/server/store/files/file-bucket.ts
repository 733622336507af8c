import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './files.ts'

/** An S3-compatible store for uploaded files. */
export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const refusal = async (action: string, name: string, response: Response): Promise<Error> => {
  const detail = (await response.text().catch(() => '')).slice(0, 300)
  return new Error(`The file store returned ${response.status} when asked to ${action} ${name}. ${detail}`)
}

const readable = (response: Response): Readable =>
  response.body ? Readable.fromWeb(response.body as NodeReadableStream) : Readable.from([])

/** The size of the whole file, from the headers of a GET or HEAD response. */
const wholeSize = (response: Response): number => {
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  return Number(total ?? response.headers.get('content-length') ?? 0)
}

/** Stores files in a bucket, which is part of the path (not of the host name). Files are streamed from disk. */
export const bucketFiles = (settings: S3Settings): FileStore => {
  const client = new AwsClient({ ...settings, service: 's3', retries: 3 })
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`
  const urlOf = (name: string): string => `${base}/${encodeURIComponent(name)}`

  return {
    put: async (name, temporaryPath, contentType) => {
      const body = await openAsBlob(temporaryPath, { type: contentType })
      const headers = { 'content-type': contentType }
      const response = await client.fetch(urlOf(name), { method: 'PUT', body, headers })
      if (!response.ok) throw await refusal('store', name, response)
      await response.body?.cancel()
    },
    sizeOf: async (name) => {
      const response = await client.fetch(urlOf(name), { method: 'HEAD' })
      if (response.status === 404) return null
      if (!response.ok) throw await refusal('find', name, response)
      return wholeSize(response)
    },
    open: async (name, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {}
      const response = await client.fetch(urlOf(name), { headers })
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok) throw await refusal('read', name, response)
      return { stream: readable(response), size: wholeSize(response) }
    },
    remove: async (name) => {
      const response = await client.fetch(urlOf(name), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await refusal('delete', name, response)
      await response.body?.cancel()
    },
  }
}
