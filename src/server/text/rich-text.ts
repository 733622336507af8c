import { join } from 'node:path'
import { Piscina } from 'piscina'
import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import type { Operation } from '../contract/read-contract.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'
import { busy, HttpError, unprocessable } from '../errors.ts'
import { codedMessage } from '../messages/message-code.ts'
import { type Cleaned, cleanAll } from './html-worker.ts'
import { maxNesting } from './sanitize.ts'

/** A rich text in a body: its place (a JSON Pointer), and a function that replaces it. */
interface RichTextField {
  readonly path: string
  readonly text: string
  readonly put: (text: string) => void
}

type Put = (text: string) => void
type Find = (value: JsonValue | undefined, path: string, put: Put) => RichTextField[]

const findInObject = (properties: Readonly<Record<string, Schema>>): Find | null => {
  const finds = Object.entries(properties).flatMap(([name, property]) => {
    const find = compile(property)
    return find ? [[name, find] as const] : []
  })
  if (finds.length === 0) return null
  return (value, path) =>
    isObject(value)
      ? finds.flatMap(([name, find]) =>
          find(value[name], `${path}/${name}`, (text) => {
            value[name] = text
          }),
        )
      : []
}

const findInList = (items: Schema): Find | null => {
  const find = compile(items)
  if (!find) return null
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) =>
          find(item, `${path}/${index}`, (text) => {
            value[index] = text
          }),
        )
      : []
}

const compile = (raw: Schema): Find | null => {
  const schema = plainSchema(raw)
  if (schema.items) return findInList(schema.items)
  if (schema.properties) return findInObject(schema.properties)
  if (schema.format !== 'html') return null
  return (value, path, put) => (typeof value === 'string' ? [{ path, text: value, put }] : [])
}

/**
 * Compiles a function that finds the rich texts (`format: html`) of a validated body; null for a schema without any.
 */
const compileRichPlaces = (body: Schema): ((body: JsonObject) => RichTextField[]) | null => {
  const find = compile(body)
  return find && ((value) => find(value, '', () => undefined))
}

/** Cleans the rich text of bodies, longer ones in separate threads. */
export interface RichText {
  /**
   * Cleans in place, and returns whether anything changed: cleaned text may be longer, or empty, so the body must then
   * be validated again. Throws 413 for more rich text than one request may contain, 422 for too deep nesting, 503 when
   * cleaning timed out.
   */
  readonly clean: (operation: Operation, body: JsonObject) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Characters of rich text per request: five of the longest texts. */
const maxSigns = 1_000_000

/** Up to this many characters, sending a text to another thread takes longer than cleaning it. */
const cleanedHere = 4000

/** In milliseconds, including waiting; the maximum input takes a tenth of it. */
const timeout = 10_000

const threads = {
  filename: join(import.meta.dirname, 'html-worker.ts'),
  name: 'cleanAll' satisfies keyof typeof import('./html-worker.ts'),
  minThreads: 0,
  maxThreads: 2,
  maxQueue: 50,
  idleTimeout: 60_000,
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: 256 },
}

const checkLength = (places: readonly RichTextField[]): number => {
  let signs = 0
  for (const { path, text } of places) {
    signs += text.length
    if (signs > maxSigns) {
      const fault = { path, ...codedMessage('text.tooLong', { signs: maxSigns }) }
      throw new HttpError(413, fault.code, { params: fault.params, errors: [fault] })
    }
  }
  return signs
}

const tooDeep = ({ path }: RichTextField): HttpError => {
  const params = { levels: maxNesting }
  return unprocessable([{ path, code: 'text.tooDeep', params }], 'text.textTooDeep', params)
}

/** Creates the cleaner of a server; its threads start when there is work for them. */
export const createRichText = (): RichText => {
  const pool = new Piscina<readonly string[], Cleaned>(threads)
  const finders = new Map<string, ReturnType<typeof compileRichPlaces>>()

  const finderOf = ({ id, body }: Operation): ReturnType<typeof compileRichPlaces> => {
    const cached = finders.get(id)
    if (cached !== undefined) return cached
    const finder = body && compileRichPlaces(body)
    finders.set(id, finder)
    return finder
  }

  const cleanApart = (texts: readonly string[]): Promise<Cleaned> =>
    pool.run(texts, { signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
      throw busy('text.late', error)
    })

  return {
    clean: async (operation, body) => {
      const places = finderOf(operation)?.(body) ?? []
      const signs = checkLength(places)
      if (signs === 0) return false
      const texts = places.map(({ text }) => text)
      const cleaned = signs <= cleanedHere ? cleanAll(texts) : await cleanApart(texts)
      if ('tooDeep' in cleaned) {
        const place = places[cleaned.tooDeep]
        throw place ? tooDeep(place) : new Error('A text that was not sent is nested too deep.')
      }
      let changed = false
      for (const [index, { text, put }] of places.entries()) {
        const clean = cleaned.texts[index] ?? ''
        changed ||= clean !== text
        put(clean)
      }
      return changed
    },
    close: () => pool.destroy(),
  }
}
