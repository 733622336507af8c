import { isObject } from '../../../contract/json.ts'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { toFileValue } from '../file/file-value.ts'
import { textOption } from '../shared/options.ts'
import type { FormFileValue, Language, WidgetOptions } from '../widget.ts'

/** Summary of an item in the list. */
export interface ItemSummary {
  title: string
  image: FormFileValue | undefined
}

/** Title (option `titleField`, else a title or name) and picture (option `imageField`) of an item. */
export const summaryOf = (
  item: unknown,
  options: WidgetOptions,
  languages: readonly Language[],
): ItemSummary => {
  const record = isObject(item) ? item : {}
  const imageField = textOption(options, 'imageField')
  return {
    title: recordLabel(record, { field: textOption(options, 'titleField'), languages }),
    image: imageField === undefined ? undefined : toFileValue(record[imageField]),
  }
}
