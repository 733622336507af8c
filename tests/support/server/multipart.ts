import type { Asking } from './test-api.ts'

/** A file of a form. */
export interface FormFile {
  field?: string
  name: string
  content: Uint8Array | string
  type?: string
}

/** A multipart form as `api.call` takes it. */
export const multipart = async (
  fields: Record<string, string>,
  file?: FormFile,
  asking: Asking = {},
): Promise<Asking> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) {
    const { field = 'file', name, content, type = 'application/octet-stream' } = file
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    form.append(field, new File([bytes], name, { type }))
  }
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    ...asking,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { ...asking.headers, 'content-type': request.headers.get('content-type') ?? '' },
  }
}
