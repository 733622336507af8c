import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../contract/json.ts'
import { badRequest } from '../errors.ts'
import type { DiskSpace } from '../store/files/disk-space.ts'
import { sentFileName } from './file-name.ts'
import { type LimitOf, malformedForm, type Received, receiveFile } from './receive.ts'

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
