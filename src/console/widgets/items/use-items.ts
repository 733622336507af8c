import type { FieldProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord, isObject } from '../../../contract/json.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { newId } from '../../ui/new-id.ts'
import { toFileValue } from '../file/file-value.ts'
import { errorsUnder, fieldOptions, formContextOf, indexBelow } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import type { FormFileValue, Language, WidgetOptions } from '../widget.ts'
import { moveItem } from './item-draft.ts'

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
  const record = asRecord(item)
  const imageField = textOption(options, 'imageField')
  return {
    title: recordLabel(record, { field: textOption(options, 'titleField'), languages }),
    image: imageField === undefined ? undefined : toFileValue(record[imageField]),
  }
}

/** Stable keys for the items of a list, which have no ids, when they move. */
const useItemKeys = (length: number) => {
  const [kept, setKept] = useState<readonly string[]>([])
  // The list may change from outside: existing items keep their keys, new ones get one.
  const keys = kept.length === length ? kept : Array.from({ length }, (_, index) => kept[index] ?? newId())
  if (keys !== kept) setKept(keys)
  return {
    keys,
    removeKey: (index: number) => setKept(keys.toSpliced(index, 1)),
    moveKey: (from: number, to: number) => setKept(moveItem(keys, from, to)),
  }
}

/** The item that is open in the dialog, or about to be deleted. */
interface Open {
  what: 'edit' | 'delete'
  index: number
}

/** The state of a list field: the summary of each row, the open item, and the actions. */
export const useItems = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const [open, setOpen] = useState<Open>()
  const { errors, touch, languages, revealed } = formContextOf(props.registry)
  const { path } = props.fieldPathId
  const options = fieldOptions(props)
  const pointer = toPointer(path)
  const items: readonly unknown[] = Array.isArray(props.formData) ? props.formData : []
  const { keys, removeKey, moveKey } = useItemKeys(items.length)
  const { maxItems } = props.schema
  const sought = indexBelow(pointer, revealed?.path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each place to reveal
  useEffect(() => {
    if (sought !== undefined) setOpen({ what: 'edit', index: sought })
  }, [revealed])

  const set = (next: readonly unknown[]): void => {
    props.onChange(next, path)
    touch(pointer)
    setOpen(undefined)
  }
  const newItem = (): unknown => {
    const schema = isObject(props.schema.items) ? props.schema.items : {}
    return props.registry.schemaUtils.getDefaultFormState(schema) ?? {}
  }
  return {
    rows: items.map((item, index) => {
      const summary = summaryOf(item, options, languages)
      return {
        key: keys[index] ?? '',
        summary,
        name: summary.title || t('items.unnamed', { number: index + 1 }),
        hasError: errorsUnder(errors, `${pointer}/${index}`).length > 0,
      }
    }),
    keys,
    isFull: typeof maxItems === 'number' && items.length >= maxItems,
    open,
    edit: (index: number) => setOpen({ what: 'edit', index }),
    add: () => setOpen({ what: 'edit', index: items.length }),
    askDelete: (index: number) => setOpen({ what: 'delete', index }),
    close: () => setOpen(undefined),
    /** The open item; a new one at the end of the list. */
    openItem: open && (open.index === items.length ? newItem() : items[open.index]),
    isNew: open?.index === items.length,
    save: (index: number, item: unknown) =>
      set(index === items.length ? [...items, item] : items.with(index, item)),
    remove: (index: number): void => {
      removeKey(index)
      set(items.toSpliced(index, 1))
    },
    move: (from: number, to: number): void => {
      moveKey(from, to)
      set(moveItem(items, from, to))
    },
  }
}
