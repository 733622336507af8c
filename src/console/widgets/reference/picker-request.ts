import { idsQuery, searchQuery } from '../../../contract/conventions/query.ts'
import { compareIds, type RecordId } from '../../../contract/records/record-id.ts'
import { recordOption, textOption } from '../shared/options.ts'
import { type Reasons, withheldOf } from '../shared/reasons.ts'
import type { WidgetOptions } from '../widget.ts'

/** Number of options per request; a list with at least this many is long. */
export const pageSize = 50

/**
 * Above this number of selected records that are not loaded, fetching the whole list is cheaper than their ids in the
 * URL.
 */
const manyChosen = 200

/** Source of a picker's options. */
export interface PickerSource {
  /** A `total…` operation. */
  operation: string
  /** Its query parameters. */
  params: Readonly<Record<string, unknown>>
  labelField?: string
  /** The records are privileges, shown in words that the API cannot search: all are loaded. */
  names?: 'privileges'
  withheld?: Reasons
}

/** Parses the widget's options. Throws without an operation, which the module check reports earlier. */
export const pickerSource = (options: WidgetOptions): PickerSource => {
  const operation = textOption(options, 'operation')
  if (!operation) throw new Error('A picker needs the option "operation", the id of a total… operation')
  const labelField = textOption(options, 'labelField')
  const withheld = withheldOf(options)
  return {
    operation,
    params: recordOption(options, 'params') ?? {},
    ...(labelField && { labelField }),
    ...(textOption(options, 'names') === 'privileges' && { names: 'privileges' as const }),
    ...(withheld && { withheld }),
  }
}

/** The first options, or those that contain the search text; at most `limit`. */
export const requestForPage = ({ params, names }: PickerSource, search = '', limit = pageSize) => ({
  query: names ? params : { ...params, ...searchQuery(limit, search) },
})

/**
 * The records with these ids. Without the source's parameters: a record selected earlier may be inactive by now, and
 * its name is still needed.
 */
export const requestForChosen = (ids: readonly RecordId[]) =>
  ids.length > manyChosen ? { query: {} } : { query: idsQuery(ids.toSorted(compareIds)) }
