import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../contract/json.ts'
import { badRequest } from '../errors.ts'
import type { DiskSpace } from '../store/files/disk-space.ts'
import { type LimitOf, malformedForm, type Received, receiveFile } from './receive.ts'

const maxLength = 120
/** Browsers send no longer names, and endless spaces are slow to trim. */
const maxSent = 1000

/** Codes that steer terminals or turn the direction of text, so that `gpj.exe` could read `exe.jpg`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Decodes a file name of a multipart form. Browsers send `"`, CR and LF as `%22`, `%0D` and `%0A`, and no other escapes
 * (WHATWG HTML, "multipart/form-data encoding algorithm"). A name that really contains `%22` is indistinguishable;
 * quotation marks are more likely.
 */
export const sentFileName = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * The safe name of an uploaded file: no folders, no invisible characters, at most 120 characters, and the extension of
 * its content. Never empty.
 */
export const cleanFileName = (name: string, extension: string): string => {
  const last = (name.split(/[\\/]/).at(-1) ?? '').slice(0, maxSent).normalize('NFC')
  const plain = last
    .replace(/[\r\n\t]+/g, ' ')
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '_')
  const stem = plain.replace(/\.[^.]*$/, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const short = [...stem]
    .slice(0, maxLength - extension.length - 1)
    .join('')
    .trim()
  return `${short || 'file'}.${extension}`
}

/** The `Content-Disposition` header for a name in any script (RFC 6266). */
export const contentDisposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A multipart form with one file. */
export interface Form {
  readonly fields: JsonObject
  readonly file: Received & { readonly name: string }
}

interface Reading {
  readonly field: string
  readonly folder: string
  readonly headLength: number
  /** As {@link LimitOf}, with the fields that precede the file. */
  readonly limitOf: (head: Buffer, fields: JsonObject) => ReturnType<LimitOf>
}

/** The required parts of a handler's call. */
interface FormCall {
  readonly request: FastifyRequest
  readonly services: { readonly fileSpace: DiskSpace }
  readonly checkBody: (body: JsonObject) => void
}

type Part = Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value']

/** Errors of the plugin with a message for the client. */
const speaksForItself = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')

/** The parts of the form; a malformed form is a client error, 400. */
const partsOf = async function* (call: FormCall): AsyncGenerator<NonNullable<Part>> {
  try {
    yield* call.request.parts()
  } catch (error) {
    throw speaksForItself(error) ? error : malformedForm(error)
  }
}

/** Reads the parts in order; `form` keeps what was received even when a later part is invalid. */
const readParts = async (
  call: FormCall,
  reading: Reading,
  form: { fields: JsonObject; file: Form['file'] | null },
): Promise<void> => {
  for await (const part of partsOf(call)) {
    const path = `/${part.fieldname}`
    if (part.type === 'field') {
      if (Object.hasOwn(form.fields, part.fieldname)) throw badRequest([{ path, code: 'fault.twice' }])
      form.fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== reading.field || form.file !== null) {
      part.file.resume()
      throw badRequest([{ path, code: 'fault.unknownFile' }])
    }
    const { headLength } = reading
    const limitOf: LimitOf = (head) => reading.limitOf(head, form.fields)
    const room = (): Promise<void> => call.services.fileSpace.require()
    const received = await receiveFile(part.file, reading.folder, { headLength, limitOf, room })
    form.file = { ...received, name: sentFileName(part.filename ?? '') }
  }
}

/**
 * Reads the form and passes it to `work`; the file is removed afterwards, unless it was moved. `field` is the required
 * name of the file, `headLength` the number of bytes passed to `limitOf`.
 * Throws 400 for another form, and the errors of `receiveFile`.
 */
export const withForm = async <T>(
  call: FormCall,
  reading: Reading,
  work: (form: Form) => Promise<T>,
): Promise<T> => {
  const form: { fields: JsonObject; file: Form['file'] | null } = { fields: {}, file: null }
  try {
    await readParts(call, reading, form)
    const { fields, file } = form
    // The contract cannot describe the file itself, only that it is present.
    call.checkBody({ ...fields, [reading.field]: 'file' })
    if (!file) throw badRequest([{ path: `/${reading.field}`, code: 'fault.missing' }])
    return await work({ fields, file })
  } catch (error) {
    // A client that is still sending reads the refusal only after its request was read completely.
    call.request.raw.unpipe()
    call.request.raw.resume()
    throw error
  } finally {
    if (form.file) await rm(form.file.path, { force: true })
  }
}
