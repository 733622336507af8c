import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { freePort } from '../../../scripts/shared/free-port.ts'
import type { S3Settings } from '../../../src/server/store/files/file-bucket.ts'
import { eventually } from './temporary-folder.ts'

const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')

/** A running S3-compatible store with a bucket `uploads`. */
export interface S3 {
  settings: S3Settings
  /** The same as environment variables of a server. */
  env: Record<string, string>
  stop: () => void
}

/** Starts one with its files in a folder. */
export const startS3 = async (folder: string): Promise<S3> => {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const files = join(folder, 's3')
  await mkdir(files, { recursive: true })
  const child = spawn(
    process.execPath,
    [program, '-d', files, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'uploads'],
    { stdio: 'ignore' },
  )
  await eventually(async () => fetch(endpoint).catch(() => null))
  const key = 'S3RVER'
  return {
    settings: { endpoint, bucket: 'uploads', region: 'us-east-1', accessKeyId: key, secretAccessKey: key },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    stop: () => child.kill(),
  }
}
