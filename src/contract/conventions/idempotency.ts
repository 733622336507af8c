/**
 * The request header that identifies one attempt, however often it is sent (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = 'Idempotency-Key'

/**
 * The codes of conflicts with an earlier attempt of the same key: it stored a record with other content, ran with other
 * content without storing a record, or its record has been deleted since.
 */
export const repeatRefusals = {
  differs: 'repeat.saved',
  done: 'repeat.done',
  deleted: 'repeat.deleted',
} as const

/** Headers of a request that is executed once per key. */
export const idempotencyHeaders = (key: string): Record<string, string> => ({
  [idempotencyHeader]: `"${key}"`,
})

/** The key of a request, with or without the quotes of the draft; undefined without one, null for an invalid one. */
export const readIdempotencyKey = (headers: Readonly<Record<string, unknown>>): string | null | undefined => {
  const sent = headers[idempotencyHeader.toLowerCase()]
  if (sent === undefined) return undefined
  return /^(?:"([!#-~]{1,255})"|([!#-~]{1,255}))$/.exec(String(sent))?.slice(1).find(Boolean) ?? null
}
