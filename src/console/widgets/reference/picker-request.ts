import { idsQuery, searchQuery } from '../../../contract/conventions/query.ts'
import { recordOption, textOption } from '../shared/options.ts'
import { type Reasons, withheldOf } from '../shared/reasons.ts'
import type { WidgetOptions } from '../widget.ts'

/** Options a picker loads at once; a list that fills this is long. */
export const pageSize = 50

/** Above so many chosen records that are not loaded, the whole list is cheaper than their numbers in the address. */
const manyChosen = 200

/** Where a picker's options come from. */
export interface PickerSource {
  /** A `total…` operation. */
  operation: string
  /** Its query parameters. */
  params: Readonly<Record<string, unknown>>
  labelField?: string
  withheld?: Reasons
}

/** Reads the widget's options. Throws when they name no operation: the module check tells so before. */
export const pickerSource = (options: WidgetOptions): PickerSource => {
  const operation = textOption(options, 'operation')
  if (!operation) throw new Error('A picker needs the option "operation", the id of a total… operation')
  const labelField = textOption(options, 'labelField')
  const withheld = withheldOf(options)
  return {
    operation,
    params: recordOption(options, 'params') ?? {},
    ...(labelField && { labelField }),
    ...(withheld && { withheld }),
  }
}

/** The first options, or those that contain the text. */
export const requestForPage = ({ params }: PickerSource, search = '') => ({
  query: { ...params, ...searchQuery(pageSize, search) },
})

/**
 * The records with these ids. The source's parameters are left out: what was chosen once may be inactive by now and
 * has a name all the same.
 */
export const requestForChosen = (ids: readonly number[]) =>
  ids.length > manyChosen ? { query: {} } : { query: idsQuery(ids.toSorted((a, b) => a - b)) }
