
/**
 * Names the attempt to make or send something (draft-ietf-httpapi-idempotency-key-header): up to 255 visible ASCII
 * characters of the client's choice, in quotes. The same request under the same key is carried out once; whoever sends
 * it again, as after a lost answer, is answered as the first one was. With another content it is refused (422, with
 * the `id` of what the first one stored as `payload`), and so is one whose record was deleted since (409). A refused
 * request leaves its key free. Keys are each user's own and are kept for 31 days. Left out: every request is carried
 * out.
 */
export type IdempotencyKeyParameter = string;
