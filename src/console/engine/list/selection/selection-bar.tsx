import { useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { BulkBarProps } from '../tools/bulk/bulk-bar.tsx'
import { toolPart } from '../tools/tool-part.ts'

const bulkBar = toolPart(() => import('../tools/bulk/bulk-bar.tsx').then((file) => file.BulkBar))

/** What can be done with the selected rows; its code arrives with the first of them. */
export const SelectionBar = (props: BulkBarProps) => {
  const BulkBar = useLazyPart(bulkBar, true)
  return BulkBar && <BulkBar {...props} />
}
