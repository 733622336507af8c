import { rm } from 'node:fs/promises'
import { badRequest } from '../errors.ts'
import type { Call } from '../handlers/handler.ts'
import type { JsonObject } from '../json.ts'
import { type LimitOf, type Received, receiveFile } from './receive.ts'

/** A multipart form with one file. */
export type Form = {
  readonly fields: JsonObject
  readonly file: Received & { readonly name: string; readonly announced: string }
}

/**
 * Reads the form and hands it to `work`; the file is gone afterwards, unless it was moved away. `field` is the name the
 * file must have. Throws 400 for another form, and what `receiveFile` throws.
 */
export async function withForm<T>(
  call: Call,
  field: string,
  folder: string,
  headLength: number,
  limitOf: LimitOf,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const fields: JsonObject = {}
  let file: Form['file'] | null = null
  try {
    for await (const part of call.request.parts()) {
      if (part.type === 'field') {
        if (Object.hasOwn(fields, part.fieldname)) throw badRequest([{ path: `/${part.fieldname}`, message: 'is there twice' }])
        fields[part.fieldname] = String(part.value)
      } else if (part.fieldname !== field || file !== null) {
        part.file.resume()
        throw badRequest([{ path: `/${part.fieldname}`, message: 'must NOT have additional properties' }])
      } else {
        const received = await receiveFile(part.file, folder, headLength, limitOf)
        file = { ...received, name: part.filename ?? '', announced: part.mimetype }
      }
    }
    // The file itself cannot be put into the contract's terms; that it is there can.
    call.checkBody(file ? { ...fields, [field]: 'file' } : fields)
    if (!file) throw badRequest([{ path: `/${field}`, message: 'is missing' }])
    return await work({ fields, file })
  } catch (error) {
    // A client that is still sending reads the refusal only once it has been heard out.
    call.request.raw.unpipe()
    call.request.raw.resume()
    throw error
  } finally {
    if (file) await rm(file.path, { force: true })
  }
}
