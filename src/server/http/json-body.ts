import type { FastifyInstance } from 'fastify'
import { defaultBounds } from '../contract/body-bounds.ts'
import { badRequest, tooLarge } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum number of values in a JSON body of the route. */
    maxValues?: number
  }
}

/** More than the depth of any body in the contract. */
const maxDepth = 32

const quote = '"'

/** The index after the closing quote of a string, or the end of the JSON. */
const behindText = (json: string, from: number): number => {
  for (let at = json.indexOf(quote, from + 1); at >= 0; at = json.indexOf(quote, at + 1)) {
    let backslashes = 0
    while (json[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at + 1
  }
  return json.length
}

/**
 * Whether JSON has at most this many values (including those of lists and properties) and is not nested too deeply.
 * Checked before parsing, because millions of values take seconds and gigabytes to parse; stops at the first excess
 * value. Malformed JSON is left to the parser.
 */
export const isReasonable = (json: string, maxValues: number): boolean => {
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

/** Decodes UTF-8 without its byte order mark; null for invalid bytes. */
const decode = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Parses JSON bodies. An empty body counts as none, since clients send the content type anyway. Throws 413 for far more
 * values than the route's body can have, and 400 for invalid UTF-8, which would otherwise be stored with replacement
 * characters.
 */
export const parseJson = (app: FastifyInstance): void => {
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
