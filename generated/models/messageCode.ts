
/**
 * What the message says, whatever the language: a key of `src/contract/messages/`, where every message stands in every
 * language. New ones are added as the API grows; a client that does not know one shows the message.
 * @maxLength 64
 */
export type MessageCode = string;
