import sanitizeHtml from 'sanitize-html'
import type { AnswerUpdate } from '../../../generated/models/index.ts'
import { conflict, notFound, unprocessable } from '../errors.ts'
import { bodyOf } from './body-of.ts'
import type { Answer, Call } from './handler.ts'
import { signedIn } from './signed-in.ts'

const longestPart = 120

/** The beginning of rich text as plain text, for lists: at most 120 characters and an ellipsis. */
export function beginningOf(html: string): string {
  const spaced = html.replace(/<(\/(p|div|li|h[1-6]|blockquote|tr)|br\s*\/?)>/gi, '$& ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  return letters.length > longestPart ? `${letters.slice(0, longestPart).join('').trimEnd()}…` : text
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** askQuestion: a new question, waiting for an answer. */
export function askQuestion(call: Call): Promise<Answer> {
  return call.regular({ verb: 'create', resource: 'QuestionAnswer', set: { status: 'QUESTIONED' } })
}

async function writeAnswer(call: Call, expected: string, otherwise: string): Promise<Answer> {
  const body = bodyOf<AnswerUpdate>(call)
  const answer = String(body.answer)
  const partialAnswer = beginningOf(answer)
  if (partialAnswer === '' && !/<img\s/i.test(answer))
    throw unprocessable([{ path: '/answer', message: 'is empty' }])
  return call.store.transaction(async (writer) => {
    const before = await writer.lock('QuestionAnswer', Number(body.id))
    if (!before) throw notFound()
    if (before.body.status !== expected) throw conflict(otherwise)
    const kept = Object.fromEntries(
      (['masalaCategoryId', 'platformType'] as const)
        .filter((name) => body[name] === undefined)
        .map((name) => [name, before.body[name] ?? null]),
    )
    const set = { ...kept, partialAnswer, status: 'ANSWERED', answererName: signedIn(call).name }
    return call.regular({ verb: 'update', resource: 'QuestionAnswer', writer, set })
  })
}

/** createAnswer: answers a question that waits; 409 when it has an answer. */
export function createAnswer(call: Call): Promise<Answer> {
  return writeAnswer(call, 'QUESTIONED', 'The question is answered already.')
}

/** updateAnswer: replaces the answer of a question; 409 while it has none. */
export function updateAnswer(call: Call): Promise<Answer> {
  return writeAnswer(call, 'ANSWERED', 'The question has no answer yet.')
}
