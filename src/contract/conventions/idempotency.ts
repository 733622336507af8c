/**
 * The request header that names one attempt to make something, however often it is sent
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = 'Idempotency-Key'

/**
 * The codes that tell of an earlier attempt under the same key: it stored a record with other content, did with other
 * content what stores none, or what it stored has been deleted since.
 */
export const repeatRefusals = {
  differs: 'repeat.saved',
  done: 'repeat.done',
  deleted: 'repeat.deleted',
} as const

/** Headers of a request that is carried out once, however often it is sent under this key. */
export const idempotencyHeaders = (key: string): Record<string, string> => ({
  [idempotencyHeader]: `"${key}"`,
})

/**
 * The key that a request names, with or without the quotes of the draft; undefined where it names none, null where what
 * stands there is no key.
 */
export const readIdempotencyKey = (headers: Readonly<Record<string, unknown>>): string | null | undefined => {
  const { [idempotencyHeader.toLowerCase()]: sent } = headers
  if (sent === undefined) return undefined
  return /^(?:"([!#-~]{1,255})"|([!#-~]{1,255}))$/.exec(String(sent))?.slice(1).find(Boolean) ?? null
}
