import { textDirection } from '../../../ui/text-direction.ts'
import { pickerSource } from '../../../widgets/reference/picker-request.ts'
import { usePicker } from '../../../widgets/reference/use-picker.ts'
import type { ItemValue } from '../item-value.ts'
import type { Scope } from '../scope.ts'

type Records = Extract<ItemValue, { kind: 'records' }>

/** Names of records, as loaded by their picker in the form. */
const RecordNames = ({ value, scope }: { value: Records; scope: Scope }) => {
  const picker = usePicker(pickerSource(value.options), value.ids, scope.languages)
  return <bdi>{value.ids.map((id) => picker.optionOf(id).label).join(', ')}</bdi>
}

/** One value in a line of text. */
export const ItemText = ({ value, scope }: { value: ItemValue; scope: Scope }) =>
  value.kind === 'records' ? (
    <RecordNames value={value} scope={scope} />
  ) : (
    <bdi dir={textDirection(value.text)} lang={value.lang}>
      {value.text}
    </bdi>
  )
