import type { AnswerCreate, AnswerUpdate, QuestionAnswer } from '../../../generated/api/foundation.schemas.ts'
import { notFound } from '../errors.ts'
import { type Serialized, type StorableBody, type Stored, storedOf } from '../stored-model.ts'
import { plainText } from '../text/sanitize.ts'
import { bodyOf, signedIn } from './call.ts'
import type { Call, HandlerResult } from './handler.ts'

const maxPartLength = 120

/** The beginning of cleaned rich text as plain text, for lists: at most 120 characters and an ellipsis. */
export const beginningOf = (html: string): string => {
  const spaced = html.replace(/<(\/(p|div|li|h[1-6]|blockquote|t[dhr])|br \/)>/g, '$& ')
  const text = plainText(spaced)
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  return letters.length > maxPartLength ? `${letters.slice(0, maxPartLength).join('').trimEnd()}…` : text
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const writeAnswer = async (
  call: Call,
  body: Serialized<AnswerCreate | AnswerUpdate> & StorableBody<AnswerCreate & AnswerUpdate, QuestionAnswer>,
): Promise<HandlerResult> => {
  const partialAnswer = beginningOf(body.answer)
  return call.store.transaction(async (writer) => {
    const record = await writer.lock('QuestionAnswer', body.id)
    if (!record) throw notFound()
    const before = storedOf<QuestionAnswer>(record)
    const { masalaCategoryId = before.masalaCategoryId ?? null, platformType = before.platformType ?? null } =
      body
    const set = {
      masalaCategoryId,
      platformType,
      partialAnswer,
      answererName: signedIn(call).name,
    } satisfies Stored<QuestionAnswer>
    return call.regular({ verb: 'update', resource: 'QuestionAnswer', writer, set })
  })
}

/** createAnswer: answers a pending question; 409 when it already has an answer. */
export const createAnswer = (call: Call): Promise<HandlerResult> =>
  writeAnswer(call, bodyOf<AnswerCreate>(call))

/** updateAnswer: replaces the answer of a question; 409 while it has none. */
export const updateAnswer = (call: Call): Promise<HandlerResult> =>
  writeAnswer(call, bodyOf<AnswerUpdate>(call))
