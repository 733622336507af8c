import type { AxiosResponse } from 'axios'
import type { Envelope } from '../contract/conventions/envelope.ts'
import { readPageQuery } from '../contract/conventions/query.ts'
import { readResponse } from '../contract/conventions/response.ts'

/** Reads a response in the format that the conventions describe; see `readResponse`. */
export const readOther = ({ data, headers, config }: AxiosResponse): Envelope | 'refused' | undefined => {
  const { page, size } = readPageQuery(config.params ?? {}) ?? { page: 0, size: 0 }
  const header = (name: string): string | undefined => headers[name.toLowerCase()]?.toString()
  return readResponse({ body: data, header, offset: page * size })
}
