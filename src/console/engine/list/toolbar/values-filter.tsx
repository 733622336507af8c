import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { LazyFilter } from './lazy-filter.tsx'
import type { ValuesFilterProps } from './values-picker.tsx'

const picker = lazyPart(() => import('./values-picker.tsx').then((file) => file.ValuesPicker))

/** A filter by several values: options of the module, or records that the rows refer to. */
export const ValuesFilter = (props: ValuesFilterProps) => (
  <LazyFilter label={props.filter.label} part={picker} isChosen={Boolean(props.chosen)}>
    {(Picker, isOpen) => <Picker {...props} isOpen={isOpen} />}
  </LazyFilter>
)
