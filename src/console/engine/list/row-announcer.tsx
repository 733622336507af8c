import { visuallyHidden } from '../../ui/styles/visually-hidden.ts'
import type { ListPage } from './use-list-page.ts'
import { useRangeText } from './views/use-range-text.ts'

/** Tells whoever listens which rows a list shows, whenever others have come; that there are none the list says itself. */
export const RowAnnouncer = ({ page }: { page: ListPage }) => {
  const text = useRangeText(page)
  const isTold = page.status === 'ready' && !page.awaited && page.total > 0
  return (
    <div role='status' style={visuallyHidden}>
      {isTold && text}
    </div>
  )
}
