import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { plainSchema, type Schema } from '../../contract/schema.ts'
import type { Table } from '../../contract/table/table.ts'
import { unprocessable } from '../../errors.ts'
import { type CodedMessage, codedMessage } from '../../messages/message-code.ts'
import type { Reader } from '../read/reader.ts'
import { bodyPathsOf } from './body-to-record.ts'

/** A property that refers to a record which must go with another property of the same record (`x-agrees`). */
type Agreement = {
  readonly property: string
  readonly path: string
  readonly target: string
  /** The other record's property, and the one here that it must equal. */
  readonly theirs: string
  readonly ours: string
  readonly refusal: CodedMessage
}

const orNull = (value: JsonValue | undefined): JsonValue => value ?? null

function agreementsIn(table: Table, body: Schema): Agreement[] {
  const bodyPaths = bodyPathsOf(body)
  return Object.entries(plainSchema(body).properties ?? {}).flatMap(([name, property]) => {
    const { 'x-references': target, 'x-agrees': agrees = {} } = plainSchema(property)
    if (target === undefined) return []
    return Object.entries(agrees).map(([theirs, ours]) => {
      const other = table.shape.properties.get(ours)?.references
      return {
        property: name,
        path: bodyPaths.get(name) ?? `/${name}`,
        target,
        theirs,
        ours,
        refusal: other
          ? codedMessage('fault.belongsToAnother', { resource: other })
          : codedMessage('fault.doesNotGoWith', { property: ours }),
      }
    })
  })
}

/**
 * Compiles what makes sure that a record about to be stored refers to records that go with its other properties: a
 * sub-category to one of its category. Throws 422 at the property that does not.
 */
export function compileAgreement(
  table: Table,
  body: Schema | null,
): (reader: Reader, record: JsonObject) => Promise<void> {
  const agreements = body ? agreementsIn(table, body) : []
  return async (reader, record) => {
    for (const { property, path, target, theirs, ours, refusal } of agreements) {
      const id = record[property]
      const other = typeof id === 'number' ? await reader.get(target, id) : null
      if (other && orNull(other.body[theirs]) !== orNull(record[ours]))
        throw unprocessable([{ path, ...refusal }])
    }
  }
}
