import { PlacedPart } from '../../../ui/lazy/opened-part.tsx'
import type { BulkBarProps } from '../tools/bulk/bulk-bar.tsx'
import { toolPart } from '../tools/tool-part.ts'
import { SelectionFrame } from './selection-frame.tsx'

const bulkBar = toolPart(() => import('../tools/bulk/bulk-bar.tsx').then((file) => file.BulkBar))

/** The actions for selected rows; the code loads with the first selection. */
export const SelectionBar = (props: BulkBarProps) => (
  <PlacedPart part={bulkBar} around={(failure) => failure && <SelectionFrame>{failure}</SelectionFrame>}>
    {(BulkBar) => <BulkBar {...props} />}
  </PlacedPart>
)
