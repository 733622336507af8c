import { visuallyHidden } from '../../ui/styles/visually-hidden.ts'
import type { ListPage } from './use-list-page.ts'
import { useRangeText } from './views/use-range-text.ts'

/** Announces the range of rows to screen readers whenever new rows arrive. An empty list has its own message. */
export const RowAnnouncer = ({ page }: { page: ListPage }) => {
  const text = useRangeText(page)
  const isTold = page.status === 'ready' && !page.awaited && page.total > 0
  return (
    <div role='status' style={visuallyHidden}>
      {isTold && text}
    </div>
  )
}
