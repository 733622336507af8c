import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { LazyFilter } from './lazy-filter.tsx'
import type { RecordFilterProps } from './record-picker.tsx'

const picker = lazyPart(() => import('./record-picker.tsx').then((file) => file.RecordPicker))

/** A filter by a record that the rows refer to. Records are requested when the filter is opened. */
export const RecordFilter = (props: RecordFilterProps) => (
  <LazyFilter label={props.filter.label} part={picker} isChosen={Boolean(props.chosen)}>
    {(Picker, isOpen) => <Picker {...props} isOpen={isOpen} />}
  </LazyFilter>
)
