import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { JsonObject } from '../../contract/json.ts'
import { badRequest } from '../errors.ts'
import type { DiskSpace } from '../store/files/disk-space.ts'
import { sentFileName } from './file-name.ts'
import { type LimitOf, malformedForm, type Received, receiveFile } from './receive.ts'

/** A multipart form with one file. */
export type Form = {
  readonly fields: JsonObject
  readonly file: Received & { readonly name: string }
}

type Reading = {
  readonly field: string
  readonly folder: string
  readonly headLength: number
  /** As {@link LimitOf}, with the fields that came before the file. */
  readonly limitOf: (head: Buffer, fields: JsonObject) => ReturnType<LimitOf>
}

/** What is needed of the call of a handler. */
type FormCall = {
  readonly request: FastifyRequest
  readonly services: { readonly fileSpace: DiskSpace }
  readonly checkBody: (body: JsonObject) => void
}

type Part = Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value']

/** Errors of the plugin that say themselves what is wrong. */
const speaksForItself = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')

/** The parts of the form; a form that cannot be read as one is the client's fault, and 400. */
async function* partsOf(call: FormCall): AsyncGenerator<NonNullable<Part>> {
  try {
    yield* call.request.parts()
  } catch (error) {
    throw speaksForItself(error) ? error : malformedForm(error)
  }
}

/** Reads the parts in the order in which they come; what was received stands in `form` even when a later part is bad. */
async function readParts(
  call: FormCall,
  reading: Reading,
  form: { fields: JsonObject; file: Form['file'] | null },
): Promise<void> {
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
 * Reads the form and hands it to `work`; the file is gone afterwards, unless it was moved away. `field` is the name that
 * the file must have, `headLength` how many bytes `limitOf` judges it by.
 * Throws 400 for another form, and what `receiveFile` throws.
 */
export async function withForm<T>(
  call: FormCall,
  reading: Reading,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const form: { fields: JsonObject; file: Form['file'] | null } = { fields: {}, file: null }
  try {
    await readParts(call, reading, form)
    const { fields, file } = form
    // The file itself cannot be put into the contract's terms; that it is there can.
    call.checkBody(file ? { ...fields, [reading.field]: 'file' } : fields)
    if (!file) throw badRequest([{ path: `/${reading.field}`, code: 'fault.missing' }])
    return await work({ fields, file })
  } catch (error) {
    // A client that is still sending reads the refusal only once it has been heard out.
    call.request.raw.unpipe()
    call.request.raw.resume()
    throw error
  } finally {
    if (form.file) await rm(form.file.path, { force: true })
  }
}
