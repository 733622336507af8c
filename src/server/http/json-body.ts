import type { FastifyInstance } from 'fastify'
import { defaultBounds } from '../contract/body-bounds.ts'
import { badRequest, tooLarge } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body of the route may hold. */
    maxValues?: number
  }
}

/** Deeper than any body of the contract. */
const maxDepth = 32

const quote = '"'

/** Where the text that begins at a quote ends: behind its closing quote, or at the end of the JSON. */
function behindText(json: string, from: number): number {
  for (let at = json.indexOf(quote, from + 1); at >= 0; at = json.indexOf(quote, at + 1)) {
    let backslashes = 0
    while (json[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at + 1
  }
  return json.length
}

/**
 * Whether JSON holds at most so many values (those of lists and properties, each counted) and is not nested out of reason.
 * Looked at before it is parsed, because millions of values take seconds and gigabytes to parse and check; stops at the
 * first that is too many. JSON that is damaged is for the parser to refuse.
 */
export function isReasonable(json: string, maxValues: number): boolean {
  let values = 1
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote:
        at = behindText(json, at) - 1
        break
      case '[':
      case '{':
        depth += 1
        values += 1
        if (depth > maxDepth || values > maxValues) return false
        break
      case ']':
      case '}':
        depth -= 1
        break
      case ',':
        values += 1
        if (values > maxValues) return false
    }
  }
  return true
}

/** The text of UTF-8 without its byte order mark; null for other bytes. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Parses JSON bodies. An empty one is none: some calls have none, and clients send the type all the same. Refuses with 413
 * what holds far more than the route's body can, and with 400 what is not UTF-8: replacement characters would be stored in
 * place of a text's own.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const json = decode(Buffer.from(body))
    const { maxValues = defaultBounds.values } = request.routeOptions.config
    if (json === null) done(badRequest([{ path: '', code: 'fault.utf8' }]))
    else if (json === '') done(null, undefined)
    else if (!isReasonable(json, maxValues)) done(tooLarge('request.tooManyValues'))
    else void parse(request, json, done)
  })
}
