import { notFound } from '../../errors.ts'
import type { Writer } from '../../store/write/writer.ts'
import { createPathCheck, idOf } from './crud-read.ts'
import type { RegularHandler, RegularParts } from './regular-handler.ts'

/** delete: 404 when no record matches the path, 409 while other records refer to it. */
export function deleteHandler({ regular }: RegularParts): RegularHandler {
  const { table } = regular
  const fits = createPathCheck(regular)
  return async (call, options) => {
    const id = options.id ?? idOf(call)
    const remove = async (writer: Writer): Promise<void> => {
      if (!(await fits(writer, call, id, options.where))) throw notFound()
      await writer.delete(table.resource, id)
    }
    await (options.writer ? remove(options.writer) : call.store.transaction(remove))
    return { payload: null }
  }
}
