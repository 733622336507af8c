/** The origin of the API where it is another than the page's. */
const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? ''

/** An uploaded file, as records show it. */
export interface FileRef {
  id: number
  fileUrl: string
  fileName: string
}

/** One text in one language, as records show it. */
export interface Translated {
  languageId: number
  translatedText: string
}

/** A page of a list, and how many rows the whole list has. */
export interface Page<Row> {
  content: Row[]
  totalElements: number
}

/** Where the browser reads a file. */
export const fileUrl = ({ fileUrl: url }: FileRef): string => host + url

/** Calls the API and answers the payload and its message; throws with the message when it is refused. */
const call = async <T>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ payload: T; message: string }> => {
  const headers = new Headers({ authorization: `Bearer ${localStorage.getItem('accessToken')}` })
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  const response = await fetch(host + path, {
    method,
    headers,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok || answer.success !== true) throw new Error(answer.message || response.statusText)
  return answer
}

/** Reads what a path answers; throws with the message when it is refused. */
export const get = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).payload

/** Deletes what the path names; answers the message. */
export const remove = (path: string) => call<null>('DELETE', path)

/** Creates the record, or updates the one with this number. */
export const save = (resource: string, record: object, id: number | null) =>
  id === null
    ? call<{ id: number }>('POST', `/api/${resource}/create`, record)
    : call<{ id: number }>('PUT', `/api/${resource}/update`, { ...record, id })

/** Uploads a file and answers its number. */
export const upload = async (area: string, file: File): Promise<number> => {
  const form = new FormData()
  form.set('fileType', file.type)
  form.set('fileUploadType', area)
  form.set('file', file)
  return (await call<{ id: number }>('POST', '/api/db-file/upload', form)).payload.id
}
