import { once } from '../../../../client/load-once.ts'
import { envelopePaths } from '../../../../contract/conventions/envelope.ts'
import { pagePaths } from '../../../../contract/conventions/page.ts'
import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import { mapParts } from '../../../../contract/json-pointer.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../../engine/operations.ts'
import { getPath } from '../../../engine/values.ts'
import { defaultImage } from '../../../ui/default-images.ts'

/** The start of a WAV file with 8000 samples of eight bits, a second. */
const wavHeader = 'UklGRmQfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAfAAA='

/** The address of a second of silence. */
const sound = once(() => {
  const header = Uint8Array.from(atob(wavHeader), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([header, new Uint8Array(8000).fill(128)], { type: 'audio/wav' }))
})

const localUrl = (url: string): string => (/\.(mp3|wav|ogg|m4a)$/.test(url) ? sound() : defaultImage)

/** Replaces the invented files of an example with existing ones. */
export const withLocalFiles = <T>(value: T): T => {
  const withLocal = (part: unknown, key?: string): unknown => {
    if (key === 'fileUrl' && typeof part === 'string') return localUrl(part)
    return mapParts(part, withLocal)
  }
  return withLocal(value) as T
}

/** The payload in the contract's example response of an operation. */
const payloadOf = (contract: PlainObject, operation: string | undefined): unknown => {
  for (const item of Object.values(asRecord(contract.paths)))
    for (const found of Object.values(asRecord(item)))
      if (isObject(found) && found.operationId === operation) {
        const content = asRecord(asRecord(asRecord(found.responses)['200']).content)
        return getPath(asRecord(content['application/json']).example, envelopePaths.payload)
      }
  return undefined
}

/** The example rows of a module's list from the contract. */
export const exampleRows = (contract: PlainObject, { module, list }: Module): readonly PlainObject[] => {
  const rows = getPath(payloadOf(contract, operationOf(module, 'list')), list?.rows ?? pagePaths.rows)
  const records = Array.isArray(rows) ? rows.filter(isObject) : []
  return withLocalFiles(records.map((row) => (list?.row === undefined ? row : asRecord(row[list.row]))))
}

/** The example record of a module's form or details from the contract. */
export const exampleRecord = (contract: PlainObject, { module, form }: Module): PlainObject =>
  withLocalFiles(asRecord(getPath(payloadOf(contract, operationOf(module, 'get')), form?.read?.record ?? '')))

interface Example {
  /** The keys that the example has. */
  readonly keys: readonly string[]
  /** Whether the example has content. */
  readonly isFilled: boolean
}

/** A minimal set of examples that covers all keys: the simplest one with content, then those that add a key. */
export const covering = <T extends Example>(examples: readonly T[]): readonly T[] => {
  const inOrder = examples.toSorted(
    (a, b) => Number(b.isFilled) - Number(a.isFilled) || a.keys.length - b.keys.length,
  )
  const seen = new Set<string>()
  return inOrder.filter(({ keys }, at) => {
    const isNew = at === 0 || keys.some((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}
